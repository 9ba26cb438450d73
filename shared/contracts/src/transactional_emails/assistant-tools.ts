import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'transactional_emails.sent_mails',
    title: 'Mails that were sent',
    effect: 'read',
    call: { method: 'GET', path: '/api/transactional_emails/logs/' },
    modelDescription: 'Mails to clients, the newest first: to whom, what about, and whether they arrived, were opened or came back.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_size: { type: 'integer', default: 25 },
        project: { type: 'integer', minimum: 1, description: 'Only those of one project' },
      },
    },
  },
];
