const IGNORED = new Set([
  'the',
  'a',
  'an',
  'and',
  'of',
  'for',
  'project',
  'event',
  'lead',
  'our',
  'my',
  'client',
  'contact',
  'in',
  'on',
  'at',
  'please',
  'party',
  'celebration',
  'couple',
  'family',
  'file',
  'job',
  'order',
  'one',
  'thing',
  'inquiry',
  'enquiry',
]);

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/'s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !IGNORED.has(word));
}

/** How many letters lie between two words; more than `most` counts as far. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_value, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length] ?? most + 1;
}

function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 4 && (a.startsWith(b) || b.startsWith(a))) return true;
  const most = Math.min(2, Math.floor((shorter - 1) / 3));
  return distance(a, b, most) <= most;
}

/** How a word sounds: its consonants, those that sound alike as one. "Veil" and "Vale", "Lindquist" and "Lindqvist". */
function soundOf(word: string): string {
  const sounds = word
    .replace(/ph/g, 'f')
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ch|sh/g, 'C')
    .replace(/gh/g, '')
    .replace(/ck|q|c(?![eiy])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/x/g, 'ks');
  return (
    sounds.slice(0, 1) +
    sounds
      .slice(1)
      .replace(/[aeiouhwy]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

/** 1 for the same word or a slip of it, less for what only sounds like it – a short one so much less that it counts beside another word only –, 0 for another. */
function nearness(word: string, other: string): number {
  if (alike(word, other)) return 1;
  const isLong = Math.min(word.length, other.length) >= 4;
  if (!isLong || soundOf(word).length < 2 || soundOf(word) !== soundOf(other)) return 0;
  return soundOf(word).length > 2 ? 0.8 : 0.5;
}

/** How much of what was said is found, word by word; "whit comb" is one word that was heard as two. */
function foundOf(wanted: readonly string[], given: readonly string[]): number {
  let found = 0;
  for (let at = 0; at < wanted.length; at += 1) {
    const [word = '', next] = [wanted[at], wanted[at + 1]];
    const isOne = next !== undefined && given.some((other) => distance(word + next, other, 1) <= 1);
    found += isOne ? 2 : Math.max(...given.map((other) => nearness(word, other)));
    if (isOne) at += 1;
  }
  return found;
}

/** How well a name fits what was said, from 0 to 1: every word that was said has to be found, a slip of the tongue is forgiven. */
export function nameSimilarity(utterance: string, name: string): number {
  const [wanted, given] = [wordsOf(utterance), wordsOf(name)];
  if (wanted.length === 0 || given.length === 0) return 0;
  const found = foundOf(wanted, given);
  return (found / wanted.length) * 0.9 + Math.min(1, found / given.length) * 0.1;
}

/** The one that is meant; several where nobody could tell. */
export function bestOf<T>(utterance: string, candidates: readonly T[], nameOf: (candidate: T) => string): T[] {
  const scored = candidates
    .map((candidate) => ({ candidate, score: nameSimilarity(utterance, nameOf(candidate)) }))
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score);
  const top = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score > top - 0.02).map(({ candidate }) => candidate);
}
