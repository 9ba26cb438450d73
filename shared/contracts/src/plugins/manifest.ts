import * as z from 'zod';
import type { When } from './when';

/** snake_case word: permission name, API prefix, remote, table prefix, event prefix and folder at once. */
export const pluginId = z.string().regex(/^[a-z][a-z0-9_]{1,48}$/, 'must be a snake_case word');

/** Id of a component, bound to code by `definePlugin(manifest, { id: () => import(…) })`. */
const codeRef = z.string().regex(/^[a-z][a-z0-9_]*$/);

const when: z.ZodType<When> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(when) }),
    z.strictObject({ any: z.array(when) }),
    z.strictObject({ not: when }),
    z.strictObject({ plugin: pluginId }),
    z.strictObject({ there: pluginId }),
    z.strictObject({ feature: z.string() }),
    z.strictObject({ admin: z.literal(true) }),
    z.strictObject({ flag: z.string() }),
    z.strictObject({ route: z.string() }),
    z.strictObject({ online: z.boolean() }),
    z.strictObject({ ctx: z.string(), eq: z.json().optional(), in: z.array(z.json()).optional() }),
  ]),
) as z.ZodType<When>;

/** Where a route is drawn. `app` has the layout, the others do not; `public`, `partner` and `portal` need no staff login. */
export const area = z.enum(['app', 'outside-layout', 'public', 'partner', 'portal']);

/** A react-router pattern: literal segments and `:params`, no regex, no `*`. Literals beat params. */
export const routePath = z.string().regex(/^\/(?:[A-Za-z0-9_-]+|:[a-zA-Z][A-Za-z0-9]*)?(?:\/(?:[A-Za-z0-9_-]+|:[a-zA-Z][A-Za-z0-9]*))*$/);

const route = z.strictObject({
  id: codeRef,
  path: routePath,
  area,
  page: codeRef,
  title: z.string(),
  when: when.optional(),
  /** Name of the path parameter that is the current project, digits only (decision A-06). */
  project: z.string().optional(),
  /** Which layout to draw before any byte of the plugin is there. */
  skeleton: z.enum(['table', 'board', 'form', 'canvas', 'cards']).optional(),
  /** GETs started in parallel with the code; `:param` is filled from the address. */
  prefetch: z.strictObject({ api: z.array(z.string().startsWith('/api/')) }).optional(),
  /**
   * Name of the path parameter that is the token of a link: whoever has the link can open its pages once more without a network. What is read by
   * addresses with that token is kept on the device until an answer says that the link is closed. Pages of the light host only.
   */
  kept_by: z.string().optional(),
  /** Address of a web app manifest with which such a link can be put among the apps of a phone; `:param` is filled from the address. */
  app: z.string().startsWith('/api/').optional(),
});

const nav = z.strictObject({
  id: codeRef,
  route: routePath,
  section: z.string(),
  order: z.int(),
  label: z.string(),
  icon: z.string(),
  when: when.optional(),
});

/** A card of the tool toolbar. A click opens `base_path` + `/` + project id. */
const card = z.strictObject({
  id: codeRef,
  label: z.string(),
  icon: z.string(),
  basePath: routePath,
  order: z.int(),
  /** Routes that make this tool the active one; default: every route of the plugin. */
  activeOn: z.array(routePath).optional(),
  when: when.optional(),
});

const command = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/),
  title: z.string(),
  run: codeRef,
  when: when.optional(),
  confirm: z.string().optional(),
});

const slotId = z.string().regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*\/v\d+$/);
const slot = z.strictObject({ id: slotId, onError: z.enum(['chip', 'hide']), max: z.int().positive().optional() });
/**
 * A round button that the shell draws from these words alone, in a corner of the staff app. The plugin's code is fetched
 * when it is pressed for the first time, not before; from then on the Panel is mounted with `LauncherProps`. A fill without a launcher
 * is loaded and drawn at once.
 */
const launcher = z.strictObject({ label: z.string().min(1).max(60), icon: z.string(), corner: z.enum(['bottom-left', 'bottom-right']) });
const fill = z.strictObject({
  slot: slotId,
  id: codeRef,
  render: codeRef,
  order: z.int().optional(),
  when: when.optional(),
  size: z.enum(['s', 'm', 'l']).optional(),
  launcher: launcher.optional(),
});

const setting = z.strictObject({ id: codeRef, label: z.string(), page: codeRef, when: when.optional() });

/**
 * Runs on the server as the user; an effect from `write` up needs the person's click. What is sent by PATCH names the `id` and the `version`
 * of the record as it was read: a change that somebody else made before the click is never written over.
 */
const assistantTool = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/),
  title: z.string(),
  modelDescription: z.string(),
  input: z.record(z.string(), z.json()),
  call: z.strictObject({ method: z.enum(['GET', 'POST', 'PATCH']), path: z.string().startsWith('/api/') }),
  effect: z.enum(['read', 'draft', 'write', 'send', 'money']),
  /** Where a person sees what it has made, such as `/shop/orders/:id`: parameters are those of the call or fields of the answer. */
  opens: z.string().startsWith('/').optional(),
  when: when.optional(),
});

const eventName = z.string().regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*@\d+$/);

/** Code is loaded by a route, a command or a slot; `onIdle` must be asked for and is never honoured on login or public pages. */
const activation = z.enum(['onIdle']);

/** Everything the shell needs to draw a plugin before its code is there. Survives `JSON.stringify`. */
export const pluginManifest = z.strictObject({
  schema: z.literal(1),
  id: pluginId,
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(300),
  icon: z.string(),
  category: z.enum(['project', 'crm', 'stock', 'money', 'comms', 'automation', 'admin', 'public']),
  owner: z.strictObject({ team: z.string(), contact: z.string() }),
  requires: z.strictObject({
    /** Range of `SHELL_API_VERSION`. */
    shell: z.string(),
    plugins: z.record(z.string(), z.string()).optional(),
  }),
  /** Outside services the plugin's page talks to, by the names the server knows; only who has the plugin gets a page that may. */
  services: z.array(z.enum(['twilio_voice'])).optional(),
  /** Contracts this plugin's code imports, beside its own; checked against the imports by `pnpm plugin check`. */
  uses: z.array(pluginId).default([]),
  permissions: z.strictObject({
    /** Null: every signed-in member (home_view). */
    plugin: pluginId.nullable(),
    features: z
      .array(z.strictObject({ id: z.string(), title: z.string(), risk: z.enum(['read', 'write', 'money', 'send']).optional() }))
      .default([]),
  }),
  activation: z.array(activation).default([]),
  contributes: z.strictObject({
    routes: z.array(route).default([]),
    nav: z.array(nav).default([]),
    cards: z.array(card).default([]),
    commands: z.array(command).default([]),
    slots: z.array(slot).default([]),
    fills: z.array(fill).default([]),
    settings: z.array(setting).default([]),
    assistantTools: z.array(assistantTool).default([]),
    events: z
      .strictObject({ publishes: z.array(eventName).default([]), subscribes: z.array(eventName).default([]) })
      .default({ publishes: [], subscribes: [] }),
  }),
  state: z.enum(['alpha', 'beta', 'stable', 'deprecated']),
});

/** A manifest as it is written in `remotes/<id>/manifest.ts` (defaults may be left out). */
export type PluginManifestInput = z.input<typeof pluginManifest>;
/** A manifest as it is stored and sent (defaults filled in). */
export type PluginManifest = z.output<typeof pluginManifest>;
/** What a plugin lets the assistant call; declared once, in `shared/contracts/src/<id>/assistant-tools.ts`. */
export type AssistantToolInput = z.input<typeof assistantTool>;
export type AssistantToolContribution = z.output<typeof assistantTool>;
export type RouteContribution = z.output<typeof route>;
export type NavContribution = z.output<typeof nav>;
export type CardContribution = z.output<typeof card>;
export type CommandContribution = z.output<typeof command>;
export type FillContribution = z.output<typeof fill>;
/**
 * What the Panel of a fill with a launcher gets: whether its button is pressed, and how it closes itself. It stays mounted.
 * A Panel that can be minimised says so with `onSmall(true)`: the button then brings it back (`small` is false again)
 * instead of closing what goes on in it. A shell of before does not know of it.
 */
export interface LauncherProps {
  readonly open: boolean;
  readonly small?: boolean;
  readonly onClose: () => void;
  readonly onSmall?: (small: boolean) => void;
}
export type Area = z.output<typeof area>;
