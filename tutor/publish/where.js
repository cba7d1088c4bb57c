/** What the address says: `?step=7&lang=it`, or the same behind a `#`, which wins. */

/** What is wanted, as far as it is understood: `{step, language}`, either may be missing. */
export function wanted(location, languages) {
  const params = new URLSearchParams(location.search);
  for (const [key, value] of new URLSearchParams(location.hash.replace(/^#/, ""))) params.set(key, value);
  const step = params.get("step") ?? "";
  const language = params.get("lang") ?? params.get("language");
  return {
    step: /^\d{1,6}$/.test(step) ? Number(step) : undefined,
    language: languages.find((one) => one === language),
  };
}

/** The language of the first words that a reader and we have in common. */
export function preferred(languages, fallback) {
  const codes = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return codes.find((code) => languages.includes(code)) ?? fallback;
}

/** The languages of a page, of which one is chosen; `names` is what each calls itself. */
export function named(names, language) {
  return Object.entries(names).map(([id, word]) => ({ id, word, current: id === language }));
}

/** The way to all scenarios, if there is a page of them. */
export function home(words) {
  const href = document.body.dataset.home || null;
  return { href, label: href ? `Aula: ${words.all_scenarios}` : null };
}

/**
 * The page in words, language by language.
 *
 * @returns {NodeListOf<HTMLElement>}
 */
export function texts() {
  return document.querySelectorAll("#told article");
}

/** Keep the address at what is shown, so that it can be sent to somebody. */
export function keep(step, language) {
  const hash = step === undefined ? `#lang=${language}` : `#step=${step}&lang=${language}`;
  try {
    if (location.hash !== hash) history.replaceState(null, "", `${location.search}${hash}`);
  } catch {
    // A frame of another page may not be allowed to; then the address stays as it is.
  }
}
