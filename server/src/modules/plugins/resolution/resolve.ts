import type { BootPlugin, PluginManifest, ReleaseRecord, UnavailablePlugin } from '@butterfly/contracts/plugins';
import type { CatalogueEntry, CatalogueRoute } from '../catalogue/catalogue.data';
import { decide, type Decision } from './decide';
import { isOpenArea, permissionOf, pluginSurface, type Viewer } from './plugin-surface';
import type { DeliveredPlugin, Requester, World } from './world';

export interface Resolution {
  readonly plugins: BootPlugin[];
  readonly unavailable: UnavailablePlugin[];
  readonly known_routes: Record<string, string>;
  readonly decisions: readonly Decision[];
}

/**
 * What a requester gets of every plugin. Every question is decided in `decide`; this only draws the answers, so that what
 * `explain` says can never differ from what the page shows.
 */
export function resolve(world: World, requester: Requester): Resolution {
  const decisions = decide(world, requester);
  const plugins: BootPlugin[] = [];
  const unavailable: UnavailablePlugin[] = [];
  for (const decision of decisions) {
    const { choice, entry, known, refusal, viewer } = decision;
    const surface = choice && pluginSurface(choice, remoteOf(decision), viewer);
    if (surface) plugins.push(surface);
    const refused = refusal && known?.manifest && refusalOf(known.manifest, refusal, viewer);
    if (refused) unavailable.push(refused);
    if (entry) unavailable.push(...notReleased(entry, known?.manifest, viewer));
  }
  return { plugins, unavailable, known_routes: knownRoutes(decisions), decisions };
}

function remoteOf({ build, choice, fallback, plugin }: Decision): Parameters<typeof pluginSurface>[1] {
  return {
    fallback: fallback ?? null,
    why: choice?.why ?? '',
    channel: choice?.channel ?? '',
    sample: isWatched(plugin) ? 1 : 10,
    origin: build?.origin ?? '',
  };
}

/** While a rollout is watched every load counts, of the releases on both sides. */
function isWatched(plugin: DeliveredPlugin | undefined): boolean {
  return plugin?.rollouts.some(({ state }) => state === 'running') === true;
}

function refusalOf(
  manifest: PluginManifest,
  { code, needs }: Pick<UnavailablePlugin, 'code' | 'needs'>,
  viewer: Viewer,
): UnavailablePlugin | undefined {
  const routes = manifest.contributes.routes.filter((route) => viewer !== 'visitor' || isOpenArea(route.area));
  if (viewer === 'visitor' && routes.length === 0) return undefined;
  return {
    id: manifest.id,
    title: manifest.title,
    description: manifest.description,
    icon: manifest.icon,
    code,
    needs,
    permission: permissionOf(manifest.id),
    routes: routes.map(({ path, area, title, project }) => ({ path, area, title, ...(project ? { project } : {}) })),
    cards: viewer === 'visitor' ? [] : manifest.contributes.cards,
  };
}

/** What the catalogue promises and no release answers yet: the whole plugin, or the routes its manifest leaves out. */
function notReleased(entry: CatalogueEntry, manifest: PluginManifest | undefined, viewer: Viewer): UnavailablePlugin[] {
  const answered = new Set(manifest?.contributes.routes.map(({ path }) => shapeOf(path)));
  const routes = entry.routes.filter((route) => !answered.has(shapeOf(route.path)) && (viewer !== 'visitor' || isOpenArea(route.area)));
  if (routes.length === 0 && (manifest || viewer === 'visitor')) return [];
  const cards = viewer === 'visitor' || manifest || !entry.card ? [] : [{ id: entry.id, ...entry.card }];
  return [
    {
      id: entry.id,
      title: entry.title,
      description: entry.description,
      icon: entry.icon,
      code: 'not_released',
      needs: manifest ? 'This part of it has not been released yet.' : 'It has not been released yet.',
      permission: permissionOf(entry.id),
      routes: routes.map(routeOf),
      cards,
    },
  ];
}

function routeOf({ path, title, area = 'app', project }: CatalogueRoute): UnavailablePlugin['routes'][number] {
  return { path, title, area, ...(project ? { project } : {}) };
}

/** Two patterns of one shape match the same addresses, whatever their parameters are called. */
export function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

function knownRoutes(decisions: readonly Decision[]): Record<string, string> {
  const known: Record<string, string> = {};
  const shapes = new Set<string>();
  const add = (id: string, path: string): void => {
    if (shapes.has(shapeOf(path))) return;
    shapes.add(shapeOf(path));
    known[path] = id;
  };
  const routesOf = (record: ReleaseRecord | undefined) => record?.manifest?.contributes.routes ?? [];
  for (const { id, known: record } of decisions) for (const route of routesOf(record)) add(id, route.path);
  for (const { id, entry } of decisions) for (const route of entry?.routes ?? []) add(id, route.path);
  return known;
}
