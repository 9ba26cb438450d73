import type { BootPlugin } from '@butterfly/contracts/plugins';

/** Something with routes. */
export type Routed = { readonly routes: readonly Pick<BootPlugin['routes'][number], 'id' | 'path' | 'project'>[] };

/** The route of a plugin that an address opens. */
export interface MatchedRoute<P extends Routed = BootPlugin> {
  readonly plugin: P;
  readonly routeId: string;
}

/** The most specific route: word by word, a literal beats a parameter; a project is digits only (decisions ). */
export function matchRoute<P extends Routed>(path: string, plugins: readonly P[]): MatchedRoute<P> | undefined {
  const words = split(path);
  const found = plugins.flatMap((plugin) =>
    plugin.routes
      .filter((route) => fits(words, split(route.path), route.project))
      .map((route) => ({ plugin, routeId: route.id, rank: rankOf(route.path) })),
  );
  return found.sort((a, b) => (a.rank < b.rank ? -1 : 1))[0];
}

/** The words of a path. */
export function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function fits(words: readonly string[], pattern: readonly string[], project: string | undefined): boolean {
  if (words.length !== pattern.length) return false;
  return pattern.every((part, index) => {
    const word = words[index] ?? '';
    if (!part.startsWith(':')) return part === word;
    return part === ':projectId' && part === `:${project}` ? /^\d+$/.test(word) : true;
  });
}

function rankOf(path: string): string {
  return split(path)
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('');
}
