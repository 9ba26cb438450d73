import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'client_requests.list',
    title: 'Requests of clients',
    effect: 'read',
    call: { method: 'GET', path: '/api/client_requests/requests/' },
    modelDescription:
      'What clients have asked for: where each request stands, who answers, since when the client waits, what the change costs.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        search: { type: 'string', maxLength: 100, description: 'A part of the number, the title or the text' },
        status: { type: 'string', enum: ['open', 'new', 'waiting_client', 'approved', 'closed'], description: 'Only those that stand so' },
        waiting: { type: 'string', enum: ['true'], description: 'Only those whose client waits for an answer' },
        project: { type: 'integer', description: 'Only those of one project' },
      },
    },
  },
];
