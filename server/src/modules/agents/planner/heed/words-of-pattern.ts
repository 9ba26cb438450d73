const KEPT = new WeakMap<RegExp, readonly string[]>();

/**
 * The words a pattern spells out: whoever fits it has said them as a part of the question, and not beside it.
 *
 * @example wordsOfPattern(/\b(?:hottest|best) leads?\b/) // ['hottest', 'best', 'leads', 'lead']
 */
export function wordsOfPattern(pattern: RegExp): readonly string[] {
  const known = KEPT.get(pattern);
  if (known) return known;
  const plain = pattern.source
    .replace(/\(\?<[a-zA-Z]+>/g, '(')
    .replace(/\\[bdswWSDp](?:\{\w+\})?/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ');
  const words = new Set<string>();
  for (const [word] of plain.matchAll(/[\p{L}'?()|:]*\p{L}[\p{L}'?()|:]*/gu)) for (const form of formsOf(word)) words.add(form);
  const found = [...words];
  KEPT.set(pattern, found);
  return found;
}

/** “leads?” is both, and “(?:call|ring)” are two words. */
function formsOf(said: string): string[] {
  return said
    .replace(/\(\?[:!=]/g, '(')
    .split(/[|()]/)
    .map((word) => word.replace(/^[:?']+/, ''))
    .filter((word) => /\p{L}{2}/u.test(word))
    .flatMap((word) => [word.replace(/\?/g, '').toLowerCase(), word.replace(/.\?/g, '').toLowerCase()]);
}
