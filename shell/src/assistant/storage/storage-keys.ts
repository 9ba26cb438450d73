/** The keys of the seed (§9). All of them go when the person signs out (decision A-31; session.ts keeps two keys only). */
export const STORAGE_KEYS = {
  sessionId: 'agent_session_id',
  agentType: 'agent_type',
  previousAgentType: 'previous_agent_type',
  isActive: 'is_session_active',
  selectedAgentType: 'selected_agent_type',
  recipe: 'recipe_data_fallback',
  proposal: 'proposal_data_fallback',
} as const;

export const DEFAULT_WIDGET = 'main';

export function conversationKey(widgetId: string): string {
  return `agent_conversation_${widgetId}`;
}

/** What was typed and not sent; a key of our own, beside those of the seed. */
export function typedKey(widgetId: string): string {
  return `agent_typed_${widgetId}`;
}
