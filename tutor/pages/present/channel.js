/** Between a presentation and its window of notes: both are pages of one browser, no server is asked. */

const NAME = "aula-presenter";
const COMMANDS = ["forth", "backward", "blank"];

/** Tells what is shown to all windows of notes; `act` is called with what somebody does there. */
export function speaker(act) {
  const from = crypto.randomUUID?.() ?? String(Math.random());
  let channel = null;
  let since = 0;
  let last = null;
  const tell = () => last && channel?.postMessage({ kind: "shown", from, since, shown: last });
  const hear = ({ data }) => {
    if (data?.kind === "hello") tell();
    else if (data?.kind === "do" && data.to === from && COMMANDS.includes(data.command)) act(data.command);
  };
  const bye = () => channel?.postMessage({ kind: "gone", from });
  return {
    begin() {
      since = Date.now();
      channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
      channel?.addEventListener("message", hear);
      addEventListener("pagehide", bye);
    },
    speak({ title, word, n, note, say, right, next, language, words, steps }) {
      last = { title, word, note, say, right, next, now: steps[n - 1]?.words, language, words };
      tell();
    },
    end() {
      bye();
      channel?.close();
      removeEventListener("pagehide", bye);
      channel = last = null;
    },
  };
}

/** Hears what is presented: `heard` gets `{shown, since}`, null when it has ended; returns how to answer. */
export function listener(heard) {
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
  let to = null;
  channel?.addEventListener("message", ({ data }) => {
    if (data?.kind === "shown") {
      to = data.from;
      heard(data);
    } else if (data?.kind === "gone" && data.from === to) {
      to = null;
      heard(null);
    }
  });
  channel?.postMessage({ kind: "hello" });
  return (command) => to && channel.postMessage({ kind: "do", to, command });
}

/** Open the window of notes. */
export function openNotes(language) {
  open(`?${new URLSearchParams({ page: "notes", language })}`, "aula-notes", "popup,width=760,height=620");
}
