/** Reads what `pool.py` writes: values that share whatever is the same. */

/** A function that says which value stands at a place; each is made when it is first wanted. */
export function reader(pool) {
  const made = new Map();
  return function read(place) {
    if (!made.has(place)) made.set(place, make(pool[place], read));
    return made.get(place);
  };
}

function make(entry, read) {
  if (!Array.isArray(entry)) return entry;
  const [keys, ...places] = entry;
  const values = places.map(read);
  return keys < 0 ? values : Object.fromEntries(read(keys).map((key, number) => [key, values[number]]));
}
