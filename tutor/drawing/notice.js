/** A quiet word at the edge of the page, for as long as something is amiss with the connection. */

import { button, make, write } from "./dom.js";

/** Put a notice into an element; `resume` is what its button does. */
export function openNotice(element, resume) {
  const text = make("span");
  const again = button("primary");
  again.addEventListener("click", resume);
  const notice = make("div", { class: "notice", role: "status", hidden: true }, text, again);
  element.append(notice);
  return {
    /** Say one of the words, or nothing; offer to resume, or do not. */
    say(words, key, offers) {
      notice.hidden = !key;
      notice.classList.toggle("loud", key !== "line_waits");
      notice.classList.toggle("lost", key === "lost");
      if (key) write(text, words[key]);
      write(again, words.resume);
      again.hidden = !offers;
    },
  };
}
