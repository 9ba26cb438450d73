/**
 * Which of the keys that stay must be taken out and put back for the order of `after` to come about: added and re-added
 * members always stand last, so only a beginning of `after` that is in order already can stay.
 *
 * @param staying keys of the old object that the new one has as well, in the old order
 */
export function diffKeyOrder(staying: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const position = new Map(staying.filter((key) => !isIndex(key)).map((key, index) => [key, index]));
  const wanted = after.filter((key) => !isIndex(key));
  let reached = -1;
  let inOrder = 0;
  for (const key of wanted) {
    const at = position.get(key);
    if (at === undefined || at < reached) break;
    reached = at;
    inOrder += 1;
  }
  return new Set(wanted.slice(inOrder).filter((key) => position.has(key)));
}

/** Whole numbers as keys stand first and in order in every JavaScript object; nothing has to be done for them. */
function isIndex(key: string): boolean {
  const number = Number(key);
  return Number.isInteger(number) && number >= 0 && number < 4_294_967_295 && String(number) === key;
}
