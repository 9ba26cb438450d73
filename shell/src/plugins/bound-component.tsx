import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { lazy } from '@butterfly/plugin-sdk/react';
import type { ComponentType } from 'react';
import { PluginFailure } from './failure';
import { limited, pause, PAUSE_BEFORE_RETRY_MS } from './plugin-loader';

const made = new WeakMap<DefinedPlugin, Map<string, ComponentType<object>>>();

/** The component a plugin has bound to an id; loaded when it is drawn for the first time. */
export function boundComponent(plugin: DefinedPlugin, ref: string, exportName: 'Page' | 'Panel'): ComponentType<object> {
  const own = made.get(plugin) ?? new Map<string, ComponentType<object>>();
  made.set(plugin, own);
  const found = own.get(ref) ?? lazy<object>(() => loadBound(plugin, ref, exportName));
  own.set(ref, found);
  return found;
}

async function loadBound(plugin: DefinedPlugin, ref: string, exportName: 'Page' | 'Panel'): Promise<ComponentType<object>> {
  const load = plugin.bindings[ref];
  if (!load) throw new PluginFailure('wrong_shape', `${plugin.id} binds nothing to "${ref}"`);
  const module = (await loadTwice(load)) as Readonly<Record<string, unknown>>;
  const component = module[exportName];
  if (!isComponent(component)) throw new PluginFailure('wrong_shape', `the code bound to "${ref}" of ${plugin.id} exports no ${exportName}`);
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
