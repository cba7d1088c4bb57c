/** The page of the tutor without a server: draws the app, and passes on to its Python what a visitor does. */

import { Moment } from "../../../drawing/moment.js";
import { arrive } from "../../../pages/address.js";
import { render } from "../../../pages/app.js";
import { inFolder, inPage } from "./places.js";
import { preparedState } from "./prepared.js";
import { Python } from "./python.js";

const PLACES = { folder: inFolder, page: inPage };

/** Begin; `tutor.publish.app.parts` says what `settings` are. */
export default async function start(settings) {
  const site = { ...settings, ...PLACES[settings.place](settings) };
  const language = languageOf(settings.languages);
  const moment = new Moment(document.getElementById("moment"), settings.words[language], settings.total);
  const python = new Python(site, moment, (address, send) => arrive(address ? `?${address}` : location.search, send));
  python.wake();
  try {
    const { state, readable } = await preparedState(site, language);
    Object.assign(python.state, state);
    // The course and the rules can be read while Python is still being fetched.
    if (readable) moment.uncover();
  } catch (error) {
    python.fail(error);
    return;
  }
  render({ model: python, el: document.getElementById("app") });
}

/** The language of the address, or the first that the visitor and we have in common. */
function languageOf(languages) {
  const wanted = [new URLSearchParams(location.search).get("language"), ...navigator.languages];
  const codes = wanted.map((each) => String(each).slice(0, 2).toLowerCase());
  return codes.find((each) => languages.includes(each)) ?? languages[0];
}
