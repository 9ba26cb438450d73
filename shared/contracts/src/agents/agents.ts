import * as z from 'zod';

/** The orchestrator and the specialists it hands work to. */
export const AGENT_TYPES = [
  'orchestrator_agent',
  'proposal_agent',
  'recipe_agent',
  'moodboard_agent',
  'inventory_agent',
  'crm_agent',
  'navigation_agent',
  'analysis_agent',
] as const;
export const DEFAULT_AGENT = 'orchestrator_agent';
export const agentTypeId = z.enum(AGENT_TYPES);
export type AgentTypeId = z.output<typeof agentTypeId>;

export const agentType = z.object({ agent_type: agentTypeId, display_name: z.string(), description: z.string() });
export type AgentType = z.output<typeof agentType>;

/** Agent type → to whom it may hand over. */
export const handoffCapabilities = z.record(z.string(), z.array(z.object({ agent_type: agentTypeId, description: z.string() })));

/** A tool the member may use through the assistant; `effect` from `write` up needs a click. */
export const toolEffect = z.enum(['read', 'navigate', 'draft', 'write', 'send', 'money']);
export type ToolEffect = z.output<typeof toolEffect>;
export const assistantTool = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  plugin: z.string(),
  effect: toolEffect,
});

/** What answers: rules over the data (`planner`) or a language model; whether speech can be made and understood. */
export const assistantStatus = z.object({ mode: z.enum(['planner', 'model']), speech: z.boolean(), transcription: z.boolean() });
