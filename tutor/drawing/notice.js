/** A quiet word at the edge of the page, for as long as something is amiss with the connection. */

import { button, make, write } from "./dom.js";

/** Put a notice into an element; `resume` is what its button does. */
export function openNotice(element, resume) {
  const text = make("span");
  const again = button("primary");
  again.addEventListener("click", resume);
  const notice = make("div", { class: "notice", role: "status", hidden: true }, text, again);
  element.append(notice);
  let last = "";
  return {
    /** Say one of the words, or nothing; offer to resume, or to stay, or do not. `n` are the minutes that are left. */
    say(words, key, offers, n = 0) {
      const now = JSON.stringify([key, offers, n, words.resume]);
      // Whatever is written, be it the same, is worth a frame to browsers; the next one comes a sixtieth of a second later.
      if (now === last) return;
      last = now;
      notice.hidden = !key;
      notice.classList.toggle("loud", key !== "line_waits");
      notice.classList.toggle("lost", key === "lost");
      if (key) write(text, words[key].replace("{n}", n));
      write(again, key === "line_ends" ? words.stay : words.resume);
      again.hidden = !offers;
    },
  };
}
