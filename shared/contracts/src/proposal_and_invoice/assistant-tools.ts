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
  {
    id: 'proposal_and_invoice.invoice',
    title: 'One invoice',
    effect: 'read',
    call: { method: 'GET', path: '/api/proposal_and_invoice/invoices/:id/' },
    modelDescription: 'One invoice with its lines, what is taxed at which rate and how much tax that is, and its parts. Amounts are cents.',
    input: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'integer', minimum: 1, description: 'Id of the invoice' } },
    },
  },
];
