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
  {
    id: 'proposal_and_invoice.draft_invoice',
    title: 'Begin an invoice',
    effect: 'write',
    call: { method: 'POST', path: '/api/proposal_and_invoice/invoices/' },
    opens: '/proposal_and_invoice/invoice/:id',
    modelDescription:
      'Begins an invoice of a project; it has no number and goes to nobody until a person issues it. Prices are cents before tax.',
    input: {
      type: 'object',
      required: ['project_id', 'title', 'lines'],
      additionalProperties: false,
      properties: {
        project_id: { type: 'integer', minimum: 1 },
        title: { type: 'string', maxLength: 160 },
        due_date: { type: 'string', format: 'date', description: 'When it is due' },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name', 'section', 'qty_milli', 'unit', 'unit_price_cents', 'discount_bps', 'tax_bps', 'rental_cents'],
            properties: {
              name: { type: 'string' },
              section: { type: 'string', description: 'May be empty' },
              qty_milli: { type: 'integer', description: 'Thousandths' },
              unit: { type: 'string', description: 'May be empty' },
              unit_price_cents: { type: 'integer' },
              discount_bps: { type: 'integer' },
              tax_bps: { type: ['integer', 'null'], description: 'Null: as the business taxes' },
              rental_cents: { type: 'integer', description: 'Of one, what is lent' },
            },
          },
        },
      },
    },
  },
];
