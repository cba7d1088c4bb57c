/** Says so when the kernel is lost, and offers to come back to the same place. */

import { make, write } from "../drawing/dom.js";

const GRACE = 2500;
/** A kernel that begins anew knows nothing of its page. */
const GONE = ["dead", "terminating", "restarting", "autorestarting"];

/** Watch the connection of a widget's kernel. */
export function watchConnection(model, element, reloads) {
  const kernel = model.widget_manager?.kernel;
  if (!kernel?.connectionStatusChanged) return;
  const text = make("span");
  const button = make("button", { type: "button", class: "primary" });
  button.hidden = !reloads;
  button.addEventListener("click", () => location.reload());
  element.append(text, button);
  let timer = 0;
  let gone = false;
  const lost = () => {
    const { words } = model.get("view");
    write(text, words.lost);
    write(button, words.resume);
    element.hidden = false;
  };
  const look = () => {
    clearTimeout(timer);
    gone ||= GONE.includes(kernel.status);
    if (gone || kernel.connectionStatus === "disconnected") lost();
    else if (kernel.connectionStatus === "connecting") timer = setTimeout(lost, GRACE);
    else element.hidden = true;
  };
  kernel.connectionStatusChanged.connect(look);
  kernel.statusChanged.connect(look);
}
