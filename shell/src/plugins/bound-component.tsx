import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { lazy } from '@butterfly/plugin-sdk/react';
import type { ComponentType } from 'react';
import { PluginFailure } from './failure';
import { limited } from './plugin-loader';

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
  const module = (await limited(load())) as Readonly<Record<string, unknown>>;
  const component = module[exportName];
  if (!isComponent(component)) throw new PluginFailure('wrong_shape', `the code bound to "${ref}" of ${plugin.id} exports no ${exportName}`);
  return component;
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
