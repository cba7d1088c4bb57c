/** The page of the tutor without a server: draws the app, and passes on to its Python what a visitor does. */

import { render } from "../../pages/app.js";
import { packedPart, textPart } from "./inside.js";
import { Moment } from "./moment.js";
import { preparedState } from "./prepared.js";
import { Python } from "./python.js";

/** Where the parts are: files of one folder, or all of them in this page. */
const PLACES = {
  folder: ({ version, packed }) => ({
    worker: () => `${version}/worker.js`,
    files: () => Object.fromEntries(packed.map((name) => [name, { url: `${name}.bin` }])),
    prepared: async (name) => (await fetch(`${version}/prepared/${name}`)).json(),
  }),
  page: ({ packed }) => ({
    worker: async () => URL.createObjectURL(new Blob([await textPart("worker.js")], { type: "text/javascript" })),
    files: () => Object.fromEntries(packed.map((name) => [name, packedPart(name)])),
    prepared: async (name) => JSON.parse(await textPart(name)),
  }),
};

/** Begin; `tutor.site.build` says what `settings` are. */
export default async function start(settings) {
  const site = { ...settings, ...PLACES[settings.place](settings) };
  const moment = new Moment(document.getElementById("moment"), site);
  const python = new Python(site, moment);
  python.wake();
  try {
    const { state, readable } = await preparedState(site, moment.language);
    Object.assign(python.state, state);
    // The course and the rules can be read while Python is still being fetched.
    if (readable) moment.uncover();
  } catch (error) {
    python.fail(error);
    return;
  }
  render({ model: python, el: document.getElementById("app") });
}
