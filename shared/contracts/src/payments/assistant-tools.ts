import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'payments.overview',
    title: 'What is owed and what came in',
    effect: 'read',
    call: { method: 'GET', path: '/api/payments/dashboard/' },
    modelDescription:
      'What clients owe: open, due this week and month, overdue with the projects it belongs to, and what came in this month. Answers "who owes us money" and "which invoices are overdue".',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    id: 'payments.of_project',
    title: 'Money of a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/payments/projects/:projectId/' },
    modelDescription: 'What a project was asked for, what it has paid, what is open or overdue and what is due next.',
    input: {
      type: 'object',
      required: ['projectId'],
      additionalProperties: false,
      properties: { projectId: { type: 'integer', minimum: 1 } },
    },
  },
  {
    id: 'payments.find_payments',
    title: 'Payments that came in',
    effect: 'read',
    call: { method: 'GET', path: '/api/payments/payments/' },
    modelDescription: 'Payments, the last that came first: amount in cents, day, way, and what was paid back.',
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
    id: 'payments.profit',
    title: 'What is left of a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/payments/projects/:projectId/profit/' },
    modelDescription: 'What a project was invoiced, what it has cost and what is left of it, in cents without tax.',
    input: {
      type: 'object',
      required: ['projectId'],
      additionalProperties: false,
      properties: { projectId: { type: 'integer', minimum: 1 } },
    },
  },
  {
    id: 'payments.expenses',
    title: 'Costs that were booked',
    effect: 'read',
    call: { method: 'GET', path: '/api/payments/expenses/' },
    modelDescription:
      'Bills that were booked as costs of projects, the last first: from whom, for what, when, the amount with its tax in cents.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_size: { type: 'integer', default: 50 },
        project: { type: 'integer', minimum: 1, description: 'Only those of one project' },
      },
    },
  },
];
