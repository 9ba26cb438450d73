import * as z from 'zod';
import { timestamp } from '../core/primitives';
import { area, pluginId, pluginManifest } from './manifest';

const parts = pluginManifest.shape.contributes.shape;

/** File name inside the release → `sha384-…` of its bytes. Every file that may be loaded is listed. */
export const integrityMap = z.record(z.string(), z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/));

/** As a page gets it: `sha256-…`, half of the answer being hashes that nothing compresses (ADR 0012); or as above. */
const pageIntegrity = z.record(z.string(), z.string().regex(/^sha(256|384)-[A-Za-z0-9+/=]+$/));

/** Where the code of one release lies. Addresses are immutable: `/r/<id>/<content hash>/…`. */
export const remoteAddress = z.object({
  release: z.int(),
  version: z.string(),
  /** Name of the federation container: id + version, e.g. `inventory_5_8_0`. */
  container: z.string(),
  base: z.string(),
  entry: z.string(),
  integrity: pageIntegrity,
  /** Where `integrity` is left out, as of a fallback: the hash of `<base>integrity.json`, which holds it. */
  file_list: z
    .string()
    .regex(/^sha384-[A-Za-z0-9+/=]+$/)
    .optional(),
  /** Known to the server, which writes preloads into the page; empty in what the browser gets. Files worth preloading: of the entry and of each route's first page. Route id → file names. */
  warm: z.record(z.string(), z.array(z.string())),
  /** Shared modules (share keys) each route's first page uses; the shell knows in which of its files they are. */
  shared: z.record(z.string(), z.array(z.string())),
  /** Known to the server, which answers them with the light host: ids of routes that it can draw. Not in what the browser gets. */
  light_routes: z.array(z.string()).optional(),
  /** False: no code of this release takes antd, and the shell does not fetch it for these pages. Left out, it does. */
  takes_antd: z.literal(false).optional(),
});
export type RemoteAddress = z.output<typeof remoteAddress>;

/** A plugin this user may use in this tenant, with the code to load for it. */
export const bootPlugin = z.object({
  id: pluginId,
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  version: z.string(),
  owner: z.object({ team: z.string(), contact: z.string() }),
  permission: z.object({ plugin: pluginId, feature: z.string() }).nullable(),
  activation: pluginManifest.shape.activation,
  routes: parts.routes,
  nav: parts.nav,
  cards: parts.cards,
  commands: parts.commands,
  slots: parts.slots,
  fills: parts.fills,
  settings: parts.settings,
  services: pluginManifest.shape.services,
  remote: remoteAddress.extend({
    /** The release that last proved healthy, for when this one does not load. */
    fallback: remoteAddress.nullable(),
    /** In words: why this release, e.g. `stable`, `rollout 31 at 10 %`, `held until 2027-06-14`. */
    why: z.string(),
    channel: z.string(),
    /** Of how many good loads one is to be reported: 1 while a rollout is watched. Its `weight` is this number. */
    sample: z.literal([1, 10]),
  }),
});
export type BootPlugin = z.output<typeof bootPlugin>;

/** A permitted plugin that cannot be loaded now; its card and routes are drawn from the catalogue. */
export const unavailablePlugin = z.object({
  id: pluginId,
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  code: z.enum(['not_released', 'shell_too_old', 'missing_dependency', 'quarantined']),
  /** What would make it available, in words. */
  needs: z.string(),
  permission: z.object({ plugin: pluginId, feature: z.string() }).nullable(),
  routes: z.array(z.object({ path: z.string(), area, title: z.string(), project: z.string().optional() })),
  cards: parts.cards,
});
export type UnavailablePlugin = z.output<typeof unavailablePlugin>;

/** The answer of `GET /api/plugins/`, also inlined in index.html as `<script type="application/json" id="boot">`. */
export const bootData = z.object({
  schema: z.literal(1),
  generated_at: z.string(),
  /** Rises with every change of a channel, an enablement or a permission that concerns this answer. */
  generation: z.int(),
  /** Null for an anonymous visitor. */
  session: z
    .object({
      user: z.object({ id: z.int(), username: z.string(), email: z.string() }),
      member_id: z.int(),
      tenant: z.object({ id: z.int(), name: z.string(), slug: z.string(), tz: z.string(), locale: z.string(), currency: z.string() }),
      permissions: z.object({ plugins: z.array(z.string()), features: z.array(z.string()), is_admin: z.boolean() }),
      /** Features of new releases to which the business has not consented: nobody has them, administrators neither. */
      withheld: z.array(z.string()),
    })
    .nullable(),
  /** Code from a developer's own machine runs in this session. */
  override: z.object({ plugin: pluginId, origin: z.string(), ends_at: timestamp, ticket: z.int() }).nullable(),
  shell: z.object({
    version: z.string(),
    api: z.string(),
    /** Its number in the registry; 0 where none is known. */
    release: z.int(),
    /** Of how many good starts one is to be reported: 1 while a rollout of the shell is watched. */
    sample: z.literal([1, 10]),
    /** The release on trial that has just failed to start in this browser; this page has the one before. */
    stepped_back_from: z.int().nullable(),
    routes: z.array(z.object({ path: z.string(), area })),
  }),
  plugins: z.array(bootPlugin),
  unavailable: z.array(unavailablePlugin),
  /** Route pattern → plugin id, for every plugin of the suite, so that a forbidden address leads to /access-denied and not to a 404. */
  known_routes: z.record(z.string(), pluginId),
});
export type BootData = z.output<typeof bootData>;
