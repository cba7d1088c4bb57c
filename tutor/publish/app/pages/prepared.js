/** What was made when the site was built: the course, the rules and the cards, as somebody new to them sees them. */

const READABLE = ["learn", "rules", "cards"];
const PLAIN = ["language", "game", "page"];

/** The state of the app at this address as far as it could be prepared, and whether it is worth reading. */
export async function preparedState({ prepared }, language) {
  const wanted = new URLSearchParams(location.search);
  const page = wanted.get("page") ?? "learn";
  const readable = READABLE.includes(page) && [...wanted.keys()].every((key) => PLAIN.includes(key));
  const game = wanted.get("game") === "civ" ? "civ" : "innovation";
  const { views, book } = await prepared(`${language}-${game}.json`);
  return { state: { view: views[readable ? page : "opening"], book }, readable };
}
