import {
  holds,
  mayUseFeature,
  mayUsePlugin,
  type AssistantToolContribution,
  type AssistantToolInput,
  type PermissionRecord,
  type When,
} from '@butterfly/contracts/plugins';
import { neededFeatures } from '@butterfly/contracts/core';
import type { ToolEffect } from '@butterfly/contracts/agents';
import type { Platform } from '../../../platform/platform';

/** A tool as an agent sees it. */
export interface Tool {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly plugin: string;
  readonly effect: ToolEffect;
  readonly input: Readonly<Record<string, unknown>>;
  readonly call: { readonly method: 'GET' | 'POST' | 'PATCH'; readonly path: string };
  /** The page that shows what it has made. */
  readonly opens?: string;
}

/**
 * The tools one member has: those of the plugins that are on for the business and permitted to the member,
 * without those whose operation asks for a feature the member does not have. A tool may call its own plugin only, and what is no GET counts as a change whatever its declaration says.
 */
export async function toolsOf(
  who: { tenantId: number; permissions: PermissionRecord },
  { api, access, operations, assistantTools }: Pick<Platform, 'access' | 'api' | 'assistantTools' | 'operations'>,
): Promise<Tool[]> {
  // A release from before its plugin had tools takes none away.
  const released = [...(await api('plugins').releasedTools())].filter(([, declared]) => declared.length > 0);
  const all = new Map<string, readonly (AssistantToolInput | AssistantToolContribution)[]>([...assistantTools, ...released]);
  const tools: Tool[] = [];
  for (const [plugin, declared] of all) {
    if (!mayUsePlugin(who.permissions, plugin) || !(await access.enabled(who.tenantId, plugin))) continue;
    const mine = declared.filter((tool) => isOwn(plugin, tool) && holds(tool.when as When | undefined, { permissions: who.permissions }));
    for (const tool of mine)
      if (mayCall(tool, { permissions: who.permissions, operations: operations() })) tools.push(toolFrom(plugin, tool));
  }
  return tools;
}

/** The gate would refuse it too; here it is not even offered. */
function mayCall(
  { call }: AssistantToolInput,
  { permissions, operations }: { permissions: PermissionRecord; operations: Operations },
): boolean {
  const called = calledBy(operations).get(keyOf(call));
  if (!called) return true;
  const { alsoPlugins = [] } = called.operation;
  return (
    alsoPlugins.every((plugin) => mayUsePlugin(permissions, plugin)) &&
    neededFeatures(called.operation).every((feature) => mayUseFeature(permissions, feature))
  );
}

type Operations = ReturnType<Platform['operations']>;

/** What modules declare stays as it is while the process runs: each list is read once. */
const known = new WeakMap<Operations, ReadonlyMap<string, Operations[number]>>();

/** Operations by what calls them; the first of a kind, as the routes have it. */
function calledBy(operations: Operations): ReadonlyMap<string, Operations[number]> {
  const found = known.get(operations);
  if (found) return found;
  const made = new Map([...operations].reverse().map((bound) => [keyOf(bound.operation), bound]));
  known.set(operations, made);
  return made;
}

/** Parameters may have other names in a tool. */
const keyOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path.replace(/:[A-Za-z_]\w*/g, ':')}`;

function isOwn(plugin: string, { id, call }: AssistantToolInput): boolean {
  return id.startsWith(`${plugin}.`) && call.path.startsWith(`/api/${plugin}/`) && !/[%\\?#]|\.\./.test(call.path);
}

function toolFrom(plugin: string, { id, title, modelDescription, effect, input, call, opens }: AssistantToolInput): Tool {
  return {
    id,
    title,
    description: modelDescription,
    plugin,
    effect: call.method !== 'GET' && effect === 'read' ? 'write' : effect,
    input,
    call,
    ...(opens !== undefined && { opens }),
  };
}
