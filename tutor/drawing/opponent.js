/** Opponents answer after a moment, so that one can see what each of them does; who thinks has taken one already. */

const MOMENT = 450;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Let the opponent who is asked answer; a table that is drawn again, or put away, waits no longer for the one before. */
export function letOpponentPlay(parts, scene, send) {
  clearTimeout(parts.timer);
  if (!scene?.ask?.auto) return;
  const soon = still.matches || scene.ask.thinking;
  parts.timer = setTimeout(() => send({ do: "next" }), soon ? 0 : MOMENT);
}
