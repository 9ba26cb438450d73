import type { AgentTypeId, ToolEffect } from '@butterfly/contracts/agents';

export type IntentId =
  | 'help'
  | 'greeting'
  | 'inventory'
  | 'send'
  | 'analysis'
  | 'palette'
  | 'collage'
  | 'recipe'
  | 'proposal'
  | 'drafts'
  | 'add_note'
  | 'add_task'
  | 'create_lead'
  | 'create_project'
  | 'mark_contacted'
  | 'move_project'
  | 'date_load'
  | 'leads'
  | 'lead'
  | 'birthdays'
  | 'tasks'
  | 'people'
  | 'notes'
  | 'clients'
  | 'figures'
  | 'projects'
  | 'project'
  | 'open'
  | 'unknown';

export interface Intent {
  readonly id: IntentId;
  readonly agent: AgentTypeId;
  readonly effect: ToolEffect;
  /** What a person may say; named groups are what the sentence is about. */
  readonly patterns: readonly RegExp[];
}
