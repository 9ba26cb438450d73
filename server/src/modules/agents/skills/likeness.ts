const IGNORED = new Set(['the', 'a', 'an', 'and', 'of', 'for', 'project', 'event', 'lead', 'our', 'my', 'client', 'contact', 'in', 'on', 'at', 'please', 'party', 'celebration', 'couple', 'file', 'job']);

export function wordsOf(text: string): string[] {
  return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/'s\b/g, '').split(/[^a-z0-9]+/).filter((word) => word !== '' && !IGNORED.has(word));
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

/** How well a name fits what was said, from 0 to 1: every word that was said has to be found, a slip of the tongue is forgiven. */
export function likeness(said: string, name: string): number {
  const [wanted, given] = [wordsOf(said), wordsOf(name)];
  if (wanted.length === 0 || given.length === 0) return 0;
  const found = wanted.filter((word) => given.some((other) => alike(word, other))).length;
  return (found / wanted.length) * 0.9 + (found / given.length) * 0.1;
}

/** The one that is meant; several where nobody could tell. */
export function bestOf<T>(said: string, candidates: readonly T[], nameOf: (candidate: T) => string): T[] {
  const scored = candidates.map((candidate) => ({ candidate, score: likeness(said, nameOf(candidate)) })).filter(({ score }) => score >= 0.6).sort((a, b) => b.score - a.score);
  const top = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score > top - 0.02).map(({ candidate }) => candidate);
}
