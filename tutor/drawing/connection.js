/** The line between a drawing and its kernel, kept alive; one is told when one has to wait, or the kernel is lost. */

import { openLine } from "./line.js";
import { openNotice } from "./notice.js";

/** Milliseconds: after so long the page says that it waits; after so long, what one can do. */
const SOON = 3000;
const LONG = 15_000;
/** How often the server is asked for the kernel while one waits, and how long it may take to say so. */
const ASK_AGAIN = 2000;
const ASK_AT_MOST = 5000;
/** How long a new connection may take before another one is tried, at first; then twice as long each time. */
const TRY_AGAIN = 6000;
const TICK = 500;
/** Binder ends a server at which nothing has been done for so long; so long before, the page begins to count. */
const IDLE = 600_000;
const COUNTED = 120_000;
const MINUTE = 60_000;
/** A kernel that begins anew knows nothing of its page. */
const GONE = ["dead", "terminating", "restarting", "autorestarting"];

/**
 * Connect a widget with its kernel: returns `send`, `repeat`, which brings all that has perhaps been missed, and `end`. `words` gives those of the moment. `resume` opens the page
 * anew, and is given the messages that have not been answered, and whether the server is away; it may be able to begin
 * `elsewhere`, on Binder, where servers end at which nothing is done. A cell of a notebook has none.
 */
export function connect(model, element, words, resume = null) {
  const kernel = model.widget_manager?.kernel;
  if (!kernel?.connectionStatusChanged) return { send: (message) => model.send(message), repeat: () => {}, end: () => {} };

  const now = () => performance.now();
  const connected = () => kernel.connectionStatus === "connected";
  let gone = false;
  let down = 0;
  let resuming = false;
  let away = false;
  let done = now();
  let asked = -ASK_AGAIN;
  let tried = 0;
  let patience = TRY_AGAIN;

  const line = openLine((letter) => !gone && connected() && model.send(letter), () => look());
  const notice = openNotice(element, () => {
    if (ending()) return send({ do: "stay" });
    resuming = true;
    look();
  });
  /** How long it takes until the server ends if nothing is done; null as long as that is far away. */
  const ending = () => {
    const left = done + IDLE - now();
    return resume?.elsewhere && !down && left > 0 && left < COUNTED ? left : null;
  };
  const send = (message) => {
    done = now();
    line.send(message);
    look();
  };
  const waited = () => Math.max(line.waited(), down && now() - down);

  const look = () => {
    gone ||= GONE.includes(kernel.status);
    down = connected() ? 0 : down || now();
    const offers = Boolean(resume) && (gone || waited() > LONG || sentence() === "line_ends") && !resuming;
    notice.say(words(), sentence(), offers, Math.ceil((ending() ?? 0) / MINUTE));
    if ((resuming || (!gone && waited() > SOON)) && now() - asked > ASK_AGAIN) ask();
  };
  const sentence = () => {
    if (away) return "line_away";
    if (gone) return "lost";
    if (waited() > LONG) return resume ? "line_rests" : "line_rests_in_cell";
    if (waited() > SOON) return "line_waits";
    return ending() ? "line_ends" : null;
  };
  /** Ask the server for the kernel in another way: a connection may be dead without a sign. */
  const ask = async () => {
    asked = now() + ASK_AT_MOST;
    const state = await stateOf(kernel);
    asked = now();
    if (resuming && (state !== "away" || resume.elsewhere)) return resume(line.unanswered(), state === "away");
    away = resuming;
    gone ||= state === "dead";
    if (state === "alive" && now() - tried > patience && Math.max(line.waited() - SOON, down) > SOON) {
      tried = now();
      patience *= 2;
      kernel.reconnect().catch(() => {});
    }
    look();
  };
  const changed = () => {
    const wasDown = Boolean(down);
    look();
    if (wasDown && !down) line.repeat();
  };
  const hear = () => {
    patience = TRY_AGAIN;
    line.hear(model.get("answered"));
  };

  let counting = false;
  const timer = setInterval(() => {
    if (down || resuming || ending() || counting) look();
    counting = Boolean(ending());
  }, TICK);
  const signals = [kernel.connectionStatusChanged, kernel.statusChanged];
  for (const signal of signals) signal.connect(changed);
  model.on("change:answered", hear);
  look();
  return {
    send,
    repeat: line.repeat,
    end() {
      clearInterval(timer);
      line.end();
      for (const signal of signals) signal.disconnect(changed);
      model.off("change:answered", hear);
    },
  };
}

/** What the server knows of a kernel: "alive" or "dead"; "away" if nobody is there to say. */
async function stateOf({ id, serverSettings }) {
  // A server that is only asked how it is may be put to sleep all the same.
  const address = `${serverSettings.baseUrl}api/kernels/${id}?no_track_activity=1`;
  try {
    const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(ASK_AT_MOST) });
    if (answer.status === 404) return "dead";
    // So a hub says that somebody's server has gone.
    if (answer.status === 424) return "away";
    if (!answer.ok) return answer.status < 500 ? "unknown" : "away";
    return (await answer.json()).execution_state === "dead" ? "dead" : "alive";
  } catch {
    return "away";
  }
}
