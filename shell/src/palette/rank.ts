/** How well a text answers what was typed; null when it does not. Higher is better. */
export function rank(text: string, query: string): number | null {
  const target = fold(text);
  let total = 0;
  for (const word of fold(query).split(/\s+/)) {
    if (word === '') continue;
    const score = wordScore(target, word);
    if (score === null) return null;
    total += score;
  }
  // Of two that answer alike the shorter one is meant.
  return total - target.length / 1000;
}

/** Whether every word that was typed is in the text as it stands. */
export function mentions(text: string, query: string): boolean {
  const target = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => target.includes(word));
}

function wordScore(target: string, word: string): number | null {
  const at = target.indexOf(word);
  if (at === 0) return 100;
  if (at > 0) return isWordStart(target, at) || target.includes(` ${word}`) ? 80 : 50;
  return initials(target).includes(word) ? 40 : scattered(target, word);
}

/** `pt` is the project timeline. */
function initials(target: string): string {
  return target
    .split(/[\s\-–—/&.,(]+/)
    .map((part) => part.charAt(0))
    .join('');
}

/** The letters in order, with small gaps: `mdbrd` finds `moodboard`. */
function scattered(target: string, word: string): number | null {
  let from = 0;
  let gaps = 0;
  for (const letter of word) {
    const at = target.indexOf(letter, from);
    if (at === -1) return null;
    if (from > 0) gaps += at - from;
    from = at + 1;
  }
  // Letters that are far apart are there by chance.
  return gaps <= word.length * 2 ? 10 - gaps / 2 : null;
}

function isWordStart(target: string, at: number): boolean {
  return at === 0 || /[\s\-–—/&.,(]/.test(target.charAt(at - 1));
}

/** Without case and accents: `Café` is found by `cafe`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
