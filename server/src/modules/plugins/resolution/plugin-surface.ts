import {
  releaseBase,
  type BootPlugin,
  type PermissionRecord,
  type PluginManifest,
  type ReleaseRecord,
  type RemoteAddress,
} from '@butterfly/contracts/plugins';
import { integrityListHash } from '../files/integrity-list';
import { pageIntegrity } from '../files/page-integrity';
import { visible } from './reduce-when';
import type { StoredRelease } from './world';

/** Areas that a visitor without a staff session may open. */
const openAreas = new Set(['public', 'partner', 'portal']);
export const isOpenArea = (area: string | undefined): boolean => area !== undefined && openAreas.has(area);

/** Who looks: staff with a permission record, or somebody who sees open pages only. */
export type Viewer = { readonly staff: PermissionRecord } | 'visitor';

/** What is said of the code beside where it lies. `origin`: a developer's machine, or `''` for the registry. */
interface RemoteText {
  readonly fallback: StoredRelease | null;
  readonly why: string;
  readonly channel: string;
  readonly sample: 1 | 10;
  readonly origin: string;
}

/** A released plugin as the shell of this viewer gets it; undefined when nothing of it is for them. */
export function pluginSurface(
  { record, release }: StoredRelease,
  { fallback, origin, ...words }: RemoteText,
  viewer: Viewer,
): BootPlugin | undefined {
  const { manifest } = record;
  if (!manifest) return undefined;
  const parts = viewer === 'visitor' ? openParts(manifest) : staffParts(manifest, viewer.staff);
  if (viewer === 'visitor' && parts.routes.length === 0) return undefined;
  return {
    id: manifest.id,
    title: manifest.title,
    description: manifest.description,
    icon: manifest.icon,
    version: record.version,
    owner: manifest.owner,
    permission: permissionOf(manifest.id),
    activation: viewer === 'visitor' ? [] : manifest.activation,
    ...parts,
    ...(viewer !== 'visitor' && manifest.services && { services: manifest.services }),
    remote: { ...addressOf({ record, release }, origin), fallback: fallback ? briefly(fallback) : null, ...words },
  };
}

/** The permission pair of a plugin; two of them need a sign-in only (decision A-07). */
export function permissionOf(id: string): { plugin: string; feature: string } | null {
  return id === 'home_view' || id === 'exodus' ? null : { plugin: id, feature: `access_${id}` };
}

/** Has the plugin anything for this viewer? */
export function hasSurface({ record }: StoredRelease, viewer: Viewer): boolean {
  if (!record.manifest) return false;
  return viewer !== 'visitor' || openParts(record.manifest).routes.length > 0;
}

type Parts = Pick<BootPlugin, 'routes' | 'nav' | 'cards' | 'commands' | 'slots' | 'fills' | 'settings'>;

function staffParts({ contributes }: PluginManifest, permissions: PermissionRecord): Parts {
  const facts = { permissions };
  return {
    routes: visible(contributes.routes, facts),
    nav: visible(contributes.nav, facts),
    cards: visible(contributes.cards, facts),
    commands: visible(contributes.commands, facts),
    slots: contributes.slots,
    fills: visible(contributes.fills, facts),
    settings: visible(contributes.settings, facts),
  };
}

function openParts({ contributes }: PluginManifest): Parts {
  return {
    routes: contributes.routes.filter((route) => isOpenArea(route.area)),
    nav: [],
    cards: [],
    commands: [],
    slots: [],
    fills: [],
    settings: [],
  };
}

/** A fallback is seldom wanted: its hashes stay in a file of their own, of which only the hash travels. */
function briefly(fallback: StoredRelease): RemoteAddress {
  return { ...addressOf(fallback), integrity: {}, warm: {}, shared: {}, file_list: integrityListHash(fallback.record.integrity) };
}

function addressOf({ record, release }: { record: ReleaseRecord; release: number }, origin = ''): RemoteAddress {
  const { version, container, entry, warm, shared, light_routes, requires_shared } = record;
  return {
    release,
    version,
    container,
    base: origin + releaseBase(record.id, record.content_hash),
    entry,
    integrity: pageIntegrity(record),
    warm,
    shared,
    ...(light_routes && { light_routes }),
    ...(!Object.keys(requires_shared).some(isOfAntd) && { takes_antd: false }),
  };
}

/** antd itself, or a group of its components (ADR 0006). */
function isOfAntd(shareKey: string): boolean {
  return shareKey === 'antd' || shareKey.startsWith('@butterfly/ui-kit/antd/');
}
