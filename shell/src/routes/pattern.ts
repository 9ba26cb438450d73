/** `/inventory/:id` → `['inventory', ':id']`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The parameters of a path that fits a pattern, segment by segment, or null. Values are decoded once. */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const wanted = segmentsOf(pattern);
  const found = segmentsOf(pathname);
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = decoded(found[at] ?? '');
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

/** Orders patterns so that a fixed word beats a parameter, from left to right. */
export function compareRank(a: string, b: string): number {
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = weight(right[at]) - weight(left[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function weight(segment: string | undefined): number {
  if (segment === undefined) return 0;
  return segment.startsWith(':') ? 1 : 2;
}

/** Fills a pattern: `('/moodboard/:id', { id: 7 })` → `/moodboard/7`. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route ${pattern} needs the parameter "${name}".`);
    return encodeURIComponent(String(value));
  });
}
