import type { PluginContext, PluginTenant, PluginUser } from '@butterfly/plugin-sdk';
import type { PluginHost } from '@butterfly/plugin-sdk/react';
import type { ReactNode } from 'react';
import { fakeDrafts, type FakeDrafts } from './fake-drafts';
import { fakeLife } from './fake-life';

type Patterns = Readonly<Record<string, string>>;

interface FakeHostOptions {
  readonly id?: string;
  readonly user?: Partial<PluginUser>;
  readonly tenant?: Partial<PluginTenant>;
  /** What `can` answers; default: everything is allowed. */
  readonly can?: (permission: string) => boolean;
  /** The finer permissions of the person; default: every one. */
  readonly features?: readonly string[];
  /** Route id → pattern, for `nav.href`. */
  readonly routes?: Patterns;
  /** Pages of other plugins, for `nav.linkTo`: `<plugin>.<route>` → pattern; others are not there. */
  readonly links?: Patterns;
  /** What the person answers when asked; default: yes. */
  readonly confirm?: boolean;
  /** Commands of other plugins. */
  readonly commands?: Readonly<Record<string, (args: unknown) => unknown>>;
  /** What other plugins draw into slots; where nothing is given nobody fills the slot. */
  readonly fills?: Readonly<Record<string, (props: object) => ReactNode>>;
}

/** What a plugin asked of its host, in order. */
export interface HostRecord {
  readonly visits: string[];
  readonly toasts: { kind: string; text: string }[];
  readonly questions: { title: string; text: string; ok: string }[];
  readonly published: { name: string; payload: unknown }[];
  readonly projects: (number | null)[];
  readonly logs: { level: string; message: string; details?: unknown }[];
  readonly ran: { id: string; args: unknown }[];
  /** What is kept and what would be, by name; set `kept` before rendering for what a form finds. */
  readonly drafts: FakeDrafts;
  dirty: boolean;
  ready: number;
}

export interface FakeHost {
  readonly host: PluginHost;
  readonly context: PluginContext;
  readonly record: HostRecord;
  /** Delivers an event as another plugin would. */
  emit(name: string, payload: unknown): void;
  /** Ends the plugin, as leaving its last page does. */
  end(): void;
}

/**
 * A host that remembers what a plugin asked for and answers at once.
 *
 * @example
 * const fake = createFakeHost({ can: (permission) => permission !== 'payments' });
 * renderPlugin(<Page />, { fake });
 * expect(fake.record.toasts).toEqual([{ kind: 'success', text: 'Saved' }]);
 */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const record: HostRecord = {
    visits: [],
    toasts: [],
    questions: [],
    published: [],
    projects: [],
    logs: [],
    ran: [],
    drafts: { kept: {}, keepers: {} },
    dirty: false,
    ready: 0,
  };
  const listeners = new Set<readonly [string, (payload: unknown) => void]>();
  const ending = new AbortController();
  const emit = (name: string, payload: unknown) =>
    [...listeners].filter(([of]) => of === name).forEach(([, listener]) => listener(payload));
  const context: PluginContext = {
    plugin: { id: options.id ?? 'sample', version: '1.0.0', release: 1 },
    signal: ending.signal,
    life: fakeLife(ending.signal),
    drafts: fakeDrafts(record.drafts),
    user: { id: 1, username: 'mara', email: 'mara@fern-thistle.example', ...options.user },
    tenant: { id: 1, name: 'Fern & Thistle', tz: 'America/Los_Angeles', locale: 'en-US', currency: 'USD', ...options.tenant },
    can: options.can ?? (() => true),
    hasFeature: (feature) => options.features?.includes(feature) ?? true,
    nav: navigation(record, options),
    ui: {
      toast: (kind, text) => void record.toasts.push({ kind, text }),
      confirm: (question) => (record.questions.push(question), Promise.resolve(options.confirm ?? true)),
      setProject: (id) => void record.projects.push(id),
    },
    commands: {
      run: (id, ...[args]: readonly unknown[]) => (record.ran.push({ id, args }), Promise.resolve(options.commands?.[id]?.(args))),
      available: (id: string) => Object.hasOwn(options.commands ?? {}, id),
    },
    events: {
      publish: (name, payload) => (record.published.push({ name, payload }), emit(name, payload)),
      on: (name, listener) => {
        const entry = [name, listener] as const;
        listeners.add(entry);
        return () => void listeners.delete(entry);
      },
    },
    log: (level, message, details) => void record.logs.push({ level, message, details }),
    metrics: { ready: () => void (record.ready += 1) },
  };
  const host: PluginHost = {
    context,
    subscribePermissions: () => () => undefined,
    renderSlot: (id, props, standIns) => options.fills?.[id]?.(props) ?? standIns?.instead ?? null,
  };
  return { host, context, record, emit, end: () => ending.abort() };
}

function navigation(record: HostRecord, { routes = {}, links = {} }: Pick<FakeHostOptions, 'links' | 'routes'>): PluginContext['nav'] {
  const filled = (pattern: string, params: object) =>
    pattern.replace(/:([A-Za-z]\w*)/g, (_, name: string) => encodeURIComponent(String(params[name as keyof typeof params])));
  return {
    go: (path) => void record.visits.push(path),
    href: (routeId, params = {}) => {
      const pattern = routes[routeId];
      if (!pattern) throw new Error(`The fake host knows no route "${routeId}". Pass it in options.routes.`);
      return filled(pattern, params);
    },
    linkTo: (link, params) => {
      const pattern = links[link];
      return pattern === undefined ? null : filled(pattern, params);
    },
    setDirty: (dirty) => void (record.dirty = dirty),
  };
}
