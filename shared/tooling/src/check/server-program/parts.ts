/** A check of those that one process does, and the files it is about: paths from the root, or the beginnings of some; every one when there is none. */
export interface Part {
  readonly check: string;
  readonly only: readonly string[];
}

/** `<check> [<path> …] <check> [<path> …]`, as the words of a command. */
export function partsOf(words: readonly string[], checks: readonly string[]): Part[] {
  const parts: { check: string; only: string[] }[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (checks.includes(word)) parts.push({ check: word, only: [] });
    else if (last) last.only.push(word);
    else throw new Error(`There is no check ${word} here, but: ${checks.join(', ')}.`);
  }
  return parts;
}

/** Which files the program must begin with for all of the parts; every one when there is none. */
export function filesFor(parts: readonly Part[]): readonly string[] {
  return parts.some(({ only }) => only.length === 0) ? [] : parts.flatMap(({ only }) => only);
}
