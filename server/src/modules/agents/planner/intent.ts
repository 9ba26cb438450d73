import type { AgentTypeId, ToolEffect } from '@butterfly/contracts/agents';
import type { Span } from './dates';

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
  | 'day_plan'
  | 'seasons'
  | 'vase_life'
  | 'bunches'
  | 'flower_needs'
  | 'flower_price'
  | 'free_units'
  | 'texts'
  | 'templates'
  | 'send_text'
  | 'call'
  | 'reschedule'
  | 'convert_lead'
  | 'qualify_lead'
  | 'tick_task'
  | 'undo'
  | 'leave_it'
  | 'yes'
  | 'money'
  | 'contracts'
  | 'questionnaires'
  | 'requests'
  | 'partners'
  | 'mails'
  | 'lead_pages'
  | 'my_time'
  | 'free_times'
  | 'meetings'
  | 'stock_moves'
  | 'sums'
  | 'unknown';

export interface Intent {
  readonly id: IntentId;
  readonly agent: AgentTypeId;
  readonly effect: ToolEffect;
  /** What a person may say; named groups are what the sentence is about. */
  readonly patterns: readonly RegExp[];
  /** What has to be true besides, such as that a day is named. */
  readonly fits?: (sentence: { readonly text: string; readonly span: Span | undefined }) => boolean;
}
