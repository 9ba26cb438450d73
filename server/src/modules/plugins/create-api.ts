import type { PermissionRecord, PluginManifest } from '@butterfly/contracts/plugins';
import type { KnownPlugin, SeenSurface } from '../manage_members/ports';
import type { NamedPage, PluginsApi } from './api';
import { catalogue } from './catalogue/catalogue.data';
import { offIn } from './business/off-in';
import { resolve } from './resolution/resolve';
import { plainBusiness } from './resolution/world';
import type { Snapshot, SnapshotCache } from './snapshot';

/** Addresses of colleagues' apps that nobody opens from the staff app. */
const CLOSED_AREAS = new Set(['public', 'partner', 'portal']);

export function createPluginsApi(snapshots: Pick<SnapshotCache, 'current'>): PluginsApi {
  return {
    known: () => catalogue,
    described: async () => describe(await snapshots.current()),
    switchedOff: (db) => offIn(db),
    releasedTools: async () => toolsOf(await snapshots.current()),
    pages: async () => pagesOf(await snapshots.current()),
    seenBy: async (permissions, switchedOff) => surfaceOf(await snapshots.current(), { permissions, switchedOff }),
  };
}

/** The catalogue first, then plugins that were released without an entry; a released manifest has the last word. */
export function describe({ stable }: Snapshot): KnownPlugin[] {
  const manifests = new Map(stable.flatMap(({ id, current }) => (current.record.manifest ? [[id, current.record.manifest] as const] : [])));
  const ids = [...new Set([...catalogue.map(({ id }) => id), ...[...manifests.keys()].sort()])];
  const entries = new Map(catalogue.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => {
    const manifest = manifests.get(id);
    const declared = manifest ?? entries.get(id);
    if (!declared) return [];
    const asked = askedFor(manifest?.contributes);
    const features = (manifest?.permissions.features ?? [])
      .filter((feature) => asked.has(feature.id) && feature.id !== `access_${id}`)
      .map(({ id: name, title, risk }) => ({ id: name, title, risk: risk ?? null }));
    return [
      {
        id,
        title: declared.title,
        description: declared.description,
        icon: declared.icon,
        category: manifest?.category ?? 'project',
        features,
      },
    ];
  });
}

/** Features that a condition of the manifest asks for; one that it only names would be a switch that does nothing. */
function askedFor(contributes: PluginManifest['contributes'] | undefined): ReadonlySet<string> {
  const asked = new Set<string>();
  JSON.stringify(contributes, (key, value: unknown) => {
    if (key === 'feature' && typeof value === 'string') asked.add(value);
    return value;
  });
  return asked;
}

function toolsOf({ stable }: Snapshot): ReadonlyMap<string, PluginManifest['contributes']['assistantTools']> {
  return new Map(
    stable.flatMap(({ id, current }) =>
      current.record.manifest ? [[id, current.record.manifest.contributes.assistantTools] as const] : [],
    ),
  );
}

/** Pages that need nothing but perhaps a project; a released manifest has the last word on its plugin. */
function pagesOf({ stable }: Snapshot): NamedPage[] {
  const released = new Map(stable.map(({ id, current }) => [id, current.record.manifest?.contributes.routes]));
  const declared = catalogue.filter(({ id }) => !released.get(id)).map(({ id, routes }) => [id, routes] as const);
  return [...released, ...declared].flatMap(([plugin, routes = []]) =>
    routes
      .filter(({ area, path, project }) => !CLOSED_AREAS.has(area ?? 'app') && onlyParameter(path, project))
      .map(({ title, path, project }) => ({ plugin, title, path, project: project ?? null })),
  );
}

function onlyParameter(path: string, project: string | undefined): boolean {
  return path.split('/').every((part) => !part.startsWith(':') || part === `:${project}`);
}

function surfaceOf(
  { world }: Snapshot,
  { permissions, switchedOff }: { permissions: PermissionRecord; switchedOff: readonly string[] },
): SeenSurface {
  const { plugins, unavailable } = resolve(world, { permissions, business: plainBusiness(0, switchedOff), build: null, now: 0 });
  const all = [...plugins, ...unavailable];
  return {
    cards: all
      .flatMap(({ cards }) => cards)
      .sort((a, b) => a.order - b.order)
      .map(({ label }) => label),
    nav: plugins
      .flatMap(({ nav }) => nav)
      .sort((a, b) => a.order - b.order)
      .map(({ label, icon, route }) => ({ label, icon, route })),
    pages: all.flatMap(({ id, routes }) =>
      routes.filter(({ area }) => !CLOSED_AREAS.has(area)).map(({ title, path }) => ({ plugin: id, title, path })),
    ),
  };
}
