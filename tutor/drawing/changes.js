/** A scene that is told by what has changed since the one before (changes.py). */

/**
 * What a change makes of a value; what has not changed stays the same object.
 *
 * @param {any} before
 * @param {SceneChange} change
 */
function changed(before, change) {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, count, values] = change;
    return before.toSpliced(at, count, ...values);
  }
  const parts = Object.entries(change).map(([part, each]) => [part, changed(before[part], each)]);
  return Object.assign(Array.isArray(before) ? [...before] : { ...before }, Object.fromEntries(parts));
}

/**
 * A function that returns the scene which a model tells of, to be called whenever it has changed. Where one before is
 * missing, the last that is known is shown until `repeat` has brought all of it; undefined if there is none, as in a
 * notebook that has kept a change and has no kernel.
 *
 * @param {any} model
 * @param {() => void} [repeat]
 */
export function scenes(model, repeat = () => {}) {
  let scene;
  let number = -1;
  let told = "";
  return () => {
    const text = model.get("scene");
    if (text === told) return scene;
    told = text;
    const { since, change, ...now } = JSON.parse(text);
    if (since === null || since === number) {
      scene = changed(scene, change);
      number = now.number;
    } else repeat();
    return scene;
  };
}
