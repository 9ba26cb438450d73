import type { operations } from '@butterfly/contracts/twilio_communications';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers. */
export const keys = {
  conversations: ['conversations'] as const,
  messages: (id: number) => ['messages', id] as const,
  planned: (conversation: number) => ['planned', conversation] as const,
  calls: ['calls'] as const,
  templates: ['templates'] as const,
  settings: ['settings'] as const,
  own: ['own-settings'] as const,
};
