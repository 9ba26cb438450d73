import { releaseBase, type BootData, type BootPlugin, type ReleaseRecord } from '@butterfly/contracts/plugins';
import { matchRoute, split, type MatchedRoute, type Routed } from './match-route';
import type { Preload } from './preloads';

/** What the light host is started with. */
export interface LightStart {
  /** Of all that visitors may open, the pages that it draws. */
  readonly boot: BootData;
  /** The files of the page that is opened. */
  readonly preloads: readonly Preload[];
}

/**
 * Whether an address is answered with the light host, and with what: a page for people without an account that takes nothing which that
 * host does not have, one that cannot be shown now, or the rest of a link to one. Everything else is the shell's.
 *
 * @param boot of a visitor, whoever asks: a member of a business who opens the link of a client sees what the client sees
 */
export function lightStart(path: string, { shell, boot }: { readonly shell: ReleaseRecord; readonly boot: BootData }): LightStart | null {
  if (!shell.light) return null;
  const drawn = boot.plugins.map(drawnOf);
  const away = boot.unavailable.map(withIds);
  // Where two patterns fit equally well the first is taken: what visitors may open is among the addresses of everybody.
  const found = matchRoute<Routed>(path, [...boot.plugins, ...away, knownOf(boot)]);
  const route = matchRoute(path, drawn);
  const isOfVisitors = found ? isSame(found, route) || away.some((plugin) => plugin === found.plugin) : isRestOfLink(path, drawn);
  if (!isOfVisitors) return null;
  return {
    boot: { ...boot, plugins: drawn.filter(({ routes }) => routes.length > 0).map(brief), known_routes: {} },
    preloads: [...hostFiles(shell), ...(route ? pageFiles(route) : [])].filter(({ integrity }) => integrity !== ''),
  };
}

const drawnOf = (plugin: BootPlugin): BootPlugin => ({
  ...plugin,
  routes: plugin.routes.filter(({ id }) => plugin.remote.light_routes?.includes(id)),
});

/** The page is drawn by the light host: what was found among all is what it draws. */
const isSame = (found: MatchedRoute<Routed>, route: MatchedRoute | undefined): boolean =>
  route !== undefined && 'id' in found.plugin && found.plugin.id === route.plugin.id && found.routeId === route.routeId;

/** Addresses of every plugin there is, whoever may open them. */
const knownOf = ({ known_routes }: BootData) => ({ routes: Object.keys(known_routes).map((path) => ({ id: path, path })) });

const withIds = ({ routes }: BootData['unavailable'][number]) => ({ routes: routes.map((route) => ({ ...route, id: route.path })) });

/** The beginning or a continuation of a link: `/portal`, and `/portal/x/y/z`. */
function isRestOfLink(path: string, plugins: readonly BootPlugin[]): boolean {
  const words = split(path);
  return plugins.some(({ routes }) =>
    routes.some((route) => {
      const pattern = split(route.path);
      const fixed = pattern.slice(
        0,
        pattern.findIndex((part) => part.startsWith(':')),
      );
      return fixed.length > 0 && fixed.every((part, at) => words[at] === part);
    }),
  );
}

const pick = (warm: Readonly<Record<string, string[]>>, routes: readonly { readonly id: string }[]): Record<string, string[]> =>
  Object.fromEntries(routes.flatMap(({ id }) => (warm[id] ? [[id, warm[id]]] : [])));

/** As the browser gets it: which host draws what was decided here, and what is read without a network must be known to be kept. */
function brief(plugin: BootPlugin): BootPlugin {
  const { light_routes: _decided, ...remote } = plugin.remote;
  return {
    ...plugin,
    remote: {
      ...remote,
      warm: pick(
        remote.warm,
        plugin.routes.filter(({ kept_by }) => kept_by),
      ),
      shared: {},
    },
  };
}

function hostFiles({ id, content_hash, light, integrity }: ReleaseRecord): Preload[] {
  const base = releaseBase(id, content_hash);
  return (light?.warm ?? []).map((file) => ({ address: base + file, integrity: integrity[file] ?? '' }));
}

function pageFiles({ plugin: { remote }, routeId }: MatchedRoute): Preload[] {
  return (remote.warm[routeId] ?? []).map((file) => ({ address: remote.base + file, integrity: remote.integrity[file] ?? '' }));
}
