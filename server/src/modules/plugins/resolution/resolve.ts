import { mayUsePlugin, type BootPlugin, type PermissionRecord, type PluginManifest, type UnavailablePlugin } from '@butterfly/contracts/plugins';
import type { CatalogueEntry, CatalogueRoute } from '../catalogue/catalogue.data';
import type { StoredRelease } from '../repository';
import { incompatibilities } from './compatibility';
import { isOpenArea, permissionOf, pluginSurface, type Viewer } from './plugin-surface';

/** What the stable channel of one plugin points to, and pointed to before. */
export interface StablePointer {
  readonly id: string;
  readonly current: StoredRelease;
  readonly previous: StoredRelease | null;
}

export interface ResolutionInput {
  readonly catalogue: readonly CatalogueEntry[];
  readonly stable: readonly StablePointer[];
  /** Null for somebody who is not signed in. */
  readonly permissions: PermissionRecord | null;
  /** What the tenant has switched off. */
  readonly switchedOff: ReadonlySet<string>;
}

export interface Resolution {
  readonly plugins: BootPlugin[];
  readonly unavailable: UnavailablePlugin[];
  readonly known_routes: Record<string, string>;
}

/**
 * Decides which plugins a visitor gets, in which release: enablement → permission → release of the stable channel → does
 * it fit the shell → otherwise the one before. Pure, so that the same input gives the same page on every process.
 */
export function resolve(input: ResolutionInput): Resolution {
  const shell = input.stable.find(({ id }) => id === 'shell')?.current.record ?? null;
  const pointers = new Map(input.stable.filter(({ id }) => id !== 'shell').map((pointer) => [pointer.id, pointer]));
  const entries = new Map(input.catalogue.map((entry) => [entry.id, entry]));
  const ids = [...new Set([...entries.keys(), ...[...pointers.keys()].sort()])];
  const plugins: BootPlugin[] = [];
  const unavailable: UnavailablePlugin[] = [];
  for (const id of ids) {
    const viewer = viewerOf(id, input);
    const pointer = pointers.get(id);
    const entry = entries.get(id);
    const found = pointer ? released(pointer, { shell, viewer }) : undefined;
    if (found?.plugin) plugins.push(found.plugin);
    if (found?.refused) unavailable.push(found.refused);
    if (entry) unavailable.push(...notReleased(entry, pointer?.current.record.manifest, viewer));
  }
  return withDependencies({ plugins, unavailable, known_routes: knownRoutes(entries, pointers) }, pointers);
}

function viewerOf(id: string, { permissions, switchedOff }: ResolutionInput): Viewer {
  return permissions && !switchedOff.has(id) && mayUsePlugin(permissions, id) ? { staff: permissions } : 'visitor';
}

function released(pointer: StablePointer, { shell, viewer }: { shell: StoredRelease['record'] | null; viewer: Viewer }): { plugin?: BootPlugin | undefined; refused?: UnavailablePlugin | undefined } {
  const candidates = [pointer.current, ...(pointer.previous ? [pointer.previous] : [])];
  const fitting = candidates.filter(({ record }) => incompatibilities(record, shell).length === 0);
  const [chosen, fallback] = fitting;
  if (chosen) return { plugin: pluginSurface(chosen, fallback ?? null, viewer) };
  const { manifest } = pointer.current.record;
  if (!manifest) return {};
  return { refused: refusal(manifest, { code: 'shell_too_old', needs: incompatibilities(pointer.current.record, shell).join('; '), viewer }) };
}

function refusal(manifest: PluginManifest, { code, needs, viewer }: Pick<UnavailablePlugin, 'code' | 'needs'> & { viewer: Viewer }): UnavailablePlugin | undefined {
  const routes = manifest.contributes.routes.filter((route) => viewer !== 'visitor' || isOpenArea(route.area));
  if (viewer === 'visitor' && routes.length === 0) return undefined;
  return {
    id: manifest.id, title: manifest.title, description: manifest.description, icon: manifest.icon, code, needs, permission: permissionOf(manifest.id),
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
  return [{
    id: entry.id, title: entry.title, description: entry.description, icon: entry.icon, code: 'not_released',
    needs: manifest ? 'This part of it has not been released yet.' : 'It has not been released yet.',
    permission: permissionOf(entry.id), routes: routes.map(routeOf), cards,
  }];
}

function routeOf({ path, title, area = 'app', project }: CatalogueRoute): UnavailablePlugin['routes'][number] {
  return { path, title, area, ...(project ? { project } : {}) };
}

/** Two patterns of one shape match the same addresses, whatever their parameters are called. */
export function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

function knownRoutes(entries: ReadonlyMap<string, CatalogueEntry>, pointers: ReadonlyMap<string, StablePointer>): Record<string, string> {
  const known: Record<string, string> = {};
  const shapes = new Set<string>();
  const add = (id: string, path: string): void => {
    if (shapes.has(shapeOf(path))) return;
    shapes.add(shapeOf(path));
    known[path] = id;
  };
  for (const [id, { current }] of pointers) for (const route of current.record.manifest?.contributes.routes ?? []) add(id, route.path);
  for (const [id, entry] of entries) for (const route of entry.routes) add(id, route.path);
  return known;
}

/** Takes out, until nothing changes, what needs a plugin that is not there. */
function withDependencies(resolution: Resolution, pointers: ReadonlyMap<string, StablePointer>): Resolution {
  const there = new Set(resolution.plugins.map(({ id }) => id));
  const lacking = resolution.plugins.find(({ id }) => missingOf(id, { pointers, there }).length > 0);
  const manifest = lacking && pointers.get(lacking.id)?.current.record.manifest;
  if (!lacking || !manifest) return resolution;
  const needs = `needs ${missingOf(lacking.id, { pointers, there }).join(', ')}`;
  const refused = refusal(manifest, { code: 'missing_dependency', needs, viewer: lacking.nav.length + lacking.cards.length > 0 || lacking.routes.some(({ area }) => !isOpenArea(area)) ? { staff: { plugins: [], features: [], is_admin: false } } : 'visitor' });
  return withDependencies({
    ...resolution,
    plugins: resolution.plugins.filter((plugin) => plugin !== lacking),
    unavailable: refused ? [...resolution.unavailable, refused] : resolution.unavailable,
  }, pointers);
}

function missingOf(id: string, { pointers, there }: { pointers: ReadonlyMap<string, StablePointer>; there: ReadonlySet<string> }): string[] {
  const needed = Object.keys(pointers.get(id)?.current.record.manifest?.requires.plugins ?? {});
  return needed.filter((other) => !there.has(other));
}
