/** The tutor's Python for pages that lie beside the site: a reader who asks "What if?" wakes it in place. */

import { Moment } from "../../../drawing/moment.js";
import { inFolder } from "./places.js";
import { Python } from "./python.js";

/** Where this script lies, there lies the site. */
const FOLDER = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src).href;

/**
 * Offer it to the page: `wakePython(element, language, arrive)` says in an element how far it is, and gives what
 * stands in the place of a widget's model. `tutor.publish.app.parts` says what `settings` are.
 */
export default function offer(settings) {
  const site = { ...settings, ...inFolder(settings, FOLDER) };
  globalThis.wakePython = (element, language, arrive) => {
    const python = new Python(site, new Moment(element, settings.words[language], settings.total), arrive);
    python.wake();
    return python;
  };
}
