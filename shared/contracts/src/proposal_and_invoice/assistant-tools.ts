import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'proposal_and_invoice.find_invoices',
    title: 'Find invoices',
    effect: 'read',
    call: { method: 'GET', path: '/api/proposal_and_invoice/invoices/' },
    modelDescription:
      'Invoices, the newest first: number, status, when issued and due, the total, what is paid and what is still open in cents.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_size: { type: 'integer', default: 50 },
        project: { type: 'integer', minimum: 1, description: 'Only those of one project' },
      },
    },
  },
  {
    id: 'proposal_and_invoice.find_proposals',
    title: 'Proposals of a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/proposal_and_invoice/proposals/' },
    modelDescription:
      'Proposals of a project with all versions: status, total in cents, when it was sent and first opened, until when it holds.',
    input: {
      type: 'object',
      required: ['project'],
      additionalProperties: false,
      properties: { page_size: { type: 'integer', default: 50 }, project: { type: 'integer', minimum: 1 } },
    },
  },
];
