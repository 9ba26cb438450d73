import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { lazy } from '@butterfly/plugin-sdk/react';
import type { ComponentType } from 'react';
import { PluginFailure } from '../loading/failure';
import { limited, pause, PAUSE_BEFORE_RETRY_MS } from '../loading/release-attempts';

/** What a plugin has bound to one id. */
interface Bound {
  /** Null until its code is there. */
  component: ComponentType<object> | null;
  /** On its way; a failure is handed out once, then it is asked for anew. */
  pending: Promise<ComponentType<object>> | null;
  readonly lazy: ComponentType<object>;
}

interface Wanted {
  readonly plugin: DefinedPlugin;
  readonly ref: string;
  readonly exportName: 'Page' | 'Panel';
}

const made = new WeakMap<DefinedPlugin, Map<string, Bound>>();

/** The component a plugin has bound to an id; loaded when it is drawn for the first time, or before by `arrival`. */
export function boundComponent(wanted: Wanted): ComponentType<object> {
  const bound = boundOf(wanted);
  return bound.component ?? bound.lazy;
}

export function hasArrived(wanted: Wanted): boolean {
  return boundOf(wanted).component !== null;
}

/** Starts the code of a component, once; settles when it is there or has failed. */
export async function arrival(wanted: Wanted): Promise<void> {
  const bound = boundOf(wanted);
  if (!bound.component) await started(bound, wanted).catch(() => undefined);
}

function boundOf(wanted: Wanted): Bound {
  const own = made.get(wanted.plugin) ?? new Map<string, Bound>();
  made.set(wanted.plugin, own);
  const found = own.get(wanted.ref) ?? makeBound(wanted);
  own.set(wanted.ref, found);
  return found;
}

function makeBound(wanted: Wanted): Bound {
  const bound: Bound = {
    component: null,
    pending: null,
    lazy: lazy<object>(() => {
      const loading = started(bound, wanted);
      bound.pending = null;
      return loading;
    }),
  };
  return bound;
}

function started(bound: Bound, wanted: Wanted): Promise<ComponentType<object>> {
  bound.pending ??= loadBound(wanted).then((component) => (bound.component = component));
  return bound.pending;
}

async function loadBound({ plugin, ref, exportName }: Wanted): Promise<ComponentType<object>> {
  const load = plugin.bindings[ref];
  if (!load) throw new PluginFailure('wrong_shape', `${plugin.id} binds nothing to "${ref}"`);
  const module = (await loadTwice(load)) as Readonly<Record<string, unknown>>;
  const component = module[exportName];
  if (!isComponent(component))
    throw new PluginFailure('wrong_shape', `the code bound to "${ref}" of ${plugin.id} exports no ${exportName}`);
  return component;
}

/**
 * A file that failed is asked for once more: the browser keeps the failure of a preload, and hands it to the first who
 * asks even when the server has healed since.
 */
async function loadTwice(load: () => Promise<object>): Promise<object> {
  try {
    return await limited(load());
  } catch (error) {
    if (!isChunkError(error)) throw error;
    console.warn('[shell] a file of a plugin is asked for once more', error);
    // Its other files fail a moment later; asked for at once, they would fail this try as well.
    await pause(PAUSE_BEFORE_RETRY_MS);
    return limited(load());
  }
}

/** webpack could not load a script or a style sheet. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
