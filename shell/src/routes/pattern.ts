/** `/inventory/:id` → `['inventory', ':id']`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** What is asked of a pattern again and again, read from its text once: an app has hundreds, and every address is compared with them. */
interface ReadPattern {
  readonly segments: readonly string[];
  /** The kinds of its segments, a fixed word above a parameter: what is greater as text is more specific. */
  readonly rank: string;
}

/** Patterns stand in manifests, so there are only so many. */
const readPatterns = new Map<string, ReadPattern>();

function readPattern(pattern: string): ReadPattern {
  const known = readPatterns.get(pattern);
  if (known) return known;
  const segments = segmentsOf(pattern);
  const read = { segments, rank: segments.map((segment) => (segment.startsWith(':') ? '1' : '2')).join('') };
  readPatterns.set(pattern, read);
  return read;
}

/** The parameters of a path, given by its segments, that fits a pattern segment by segment, or null. Values are decoded once. */
export function matchPattern(pattern: string, path: readonly string[]): Readonly<Record<string, string>> | null {
  const { segments } = readPattern(pattern);
  if (segments.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const value = decoded(path[at] ?? '');
    if (value === null) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape such as `%E0%A4%A` is an address nobody has.
    return null;
  }
}

/** Orders patterns so that a fixed word beats a parameter, from left to right, and what goes on beats what ends. */
export function compareRank(a: string, b: string): number {
  const left = readPattern(a).rank;
  const right = readPattern(b).rank;
  if (left === right) return 0;
  return left > right ? -1 : 1;
}

/** Fills a pattern: `('/moodboard/:id', { id: 7 })` → `/moodboard/7`. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route ${pattern} needs the parameter "${name}".`);
    return encodeURIComponent(String(value));
  });
}
