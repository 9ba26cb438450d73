/** A source file of the server: its path under `server/src`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One module needs another: it calls its interface, or fills a port of it. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** How: `api` or the name of a port. */
  readonly by: string;
  readonly file: string;
}

const OF_A_MODULE = /^modules\/([a-z0-9_]+)\//;
const OF_NO_RUN = /\.test\.ts$|\/testing\//;
const API = /\bapi\(\s*'([a-z0-9_]+)'\s*\)/g;
const FILLS = /\bfills:\s*\{/g;
const PORT = /'([a-z0-9_]+)\.([a-z0-9_]+)'\s*:/g;

/**
 * Which module needs which. Who listens to an event is not here: it hears nothing where the other is absent. Neither is who asks a port of
 * its own: it knows nobody.
 */
export function moduleEdges(files: readonly SourceFile[]): Edge[] {
  return files.flatMap(({ path, text }) => {
    const from = OF_A_MODULE.exec(path)?.[1];
    if (from === undefined || OF_NO_RUN.test(path)) return [];
    const code = withoutComments(text);
    const called = [...code.matchAll(API)].map(([, to = '']) => ({ from, to, by: 'api', file: path }));
    const filled = filledPorts(code).map(({ owner, port }) => ({ from, to: owner, by: port, file: path }));
    return [...called, ...filled].filter(({ to }) => to !== from);
  });
}

/** Every circle of modules once, each as the way round it, e.g. `['a', 'b', 'a']`. */
export function circles(edges: readonly Pick<Edge, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found = new Map<string, string[]>();
  for (const start of [...next.keys()].sort()) {
    const way = wayRound(start, next);
    const members = [...new Set(way)].sort().join(' ');
    if (way.length > 0 && !found.has(members)) found.set(members, way);
  }
  return [...found.values()];
}

/** The shortest way from a module back to itself; empty when there is none. */
function wayRound(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const before = new Map<string, string>();
  const waiting = [start];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const to of next.get(at) ?? []) {
      if (to === start) return [...wayTo(at, { start, before }), start];
      if (before.has(to)) continue;
      before.set(to, at);
      waiting.push(to);
    }
  }
  return [];
}

function wayTo(end: string, { start, before }: { start: string; before: ReadonlyMap<string, string> }): string[] {
  const way = [end];
  for (let at = end; at !== start; ) {
    at = before.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}

/** Names of ports between the braces that follow `fills:`. */
function filledPorts(code: string): { owner: string; port: string }[] {
  return [...code.matchAll(FILLS)].flatMap(({ index, 0: opening }) => {
    const body = balanced(code, index + opening.length - 1);
    return [...body.matchAll(PORT)].map(([, owner = '', what = '']) => ({ owner, port: `${owner}.${what}` }));
  });
}

/** From a brace to the one that closes it. */
function balanced(code: string, start: number): string {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return code.slice(start, at + 1);
  }
  return code.slice(start);
}

function withoutComments(text: string): string {
  return text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Modules in an order in which each comes after all that it needs, each with what it needs; those of a circle come last. */
export function layers(edges: readonly Pick<Edge, 'from' | 'to'>[], modules: readonly string[]): { module: string; needs: string[] }[] {
  const waiting = new Set([...modules].sort());
  const needsOf = (module: string) => [...new Set(edges.filter(({ from }) => from === module).map(({ to }) => to))].sort();
  const ordered: { module: string; needs: string[] }[] = [];
  for (let free: string | undefined = ''; free !== undefined; ) {
    free = [...waiting].find((module) => needsOf(module).every((other) => !waiting.has(other)));
    if (free === undefined) break;
    waiting.delete(free);
    ordered.push({ module: free, needs: needsOf(free) });
  }
  return [...ordered, ...[...waiting].map((module) => ({ module, needs: needsOf(module) }))];
}
