import { assistantTools as contactManagement } from '@butterfly/contracts/contact_management/assistant-tools';
import { assistantTools as moodboard } from '@butterfly/contracts/moodboard/assistant-tools';
import { holds, mayUsePlugin, type AssistantToolContribution, type AssistantToolInput, type PermissionRecord, type When } from '@butterfly/contracts/plugins';
import { assistantTools as projectView } from '@butterfly/contracts/project_view/assistant-tools';
import { assistantTools as tenantCrm } from '@butterfly/contracts/tenant_crm/assistant-tools';
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
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string };
}

/** Plugins of this server whose manifest is not released yet: the same declaration, straight from the contract. */
const OF_CONTRACTS: Readonly<Record<string, readonly AssistantToolInput[]>> = {
  tenant_crm: tenantCrm, contact_management: contactManagement, project_view: projectView, moodboard,
};

/** Plugins of this server, whoever may use them. */
export const declaredPlugins = (): ReadonlySet<string> => new Set(Object.keys(OF_CONTRACTS));

/**
 * The tools one member has: those of the plugins that are on for the business and permitted to the member. A tool may call
 * its own plugin only, and what is sent by POST counts as a change whatever its declaration says.
 */
export async function toolsOf(who: { tenantId: number; permissions: PermissionRecord }, { api, access }: Pick<Platform, 'api' | 'access'>): Promise<Tool[]> {
  const released = await api('plugins').releasedTools();
  const all = new Map<string, readonly (AssistantToolInput | AssistantToolContribution)[]>([...Object.entries(OF_CONTRACTS), ...released]);
  const tools: Tool[] = [];
  for (const [plugin, declared] of all) {
    if (!mayUsePlugin(who.permissions, plugin) || !(await access.enabled(who.tenantId, plugin))) continue;
    for (const tool of declared) if (isOwn(plugin, tool) && holds(tool.when as When | undefined, { permissions: who.permissions })) tools.push(toolFrom(plugin, tool));
  }
  return tools;
}

function isOwn(plugin: string, { id, call }: AssistantToolInput): boolean {
  return id.startsWith(`${plugin}.`) && call.path.startsWith(`/api/${plugin}/`) && !call.path.includes('..');
}

function toolFrom(plugin: string, { id, title, modelDescription, effect, input, call }: AssistantToolInput): Tool {
  return { id, title, description: modelDescription, plugin, effect: call.method === 'POST' && effect === 'read' ? 'write' : effect, input, call };
}
