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
  {
    id: 'payments.record_payment',
    title: 'Record a payment',
    effect: 'money',
    call: { method: 'POST', path: '/api/payments/payments/' },
    opens: '/payments/dashboard/:project_id',
    modelDescription: 'Notes money that came in for a project; it pays the oldest open part first. The amount is cents.',
    input: {
      type: 'object',
      required: ['project_id', 'amount_cents', 'method', 'received_on'],
      additionalProperties: false,
      properties: {
        project_id: { type: 'integer', minimum: 1, description: 'The project it is for' },
        amount_cents: { type: 'integer', minimum: 1, description: 'What came, in cents' },
        method: { type: 'string', enum: ['cash', 'check', 'bank_transfer', 'card', 'ach', 'other'], description: 'How it came' },
        received_on: { type: 'string', format: 'date', description: 'The day it came' },
        note: { type: 'string', maxLength: 500, description: 'What is noted of it' },
      },
    },
  },
  {
    id: 'payments.book_expense',
    title: 'Book a cost',
    effect: 'money',
    call: { method: 'POST', path: '/api/payments/expenses/' },
    opens: '/payments/dashboard/:project_id',
    modelDescription: 'Books a bill as a cost of a project. The amount is cents with the tax in it.',
    input: {
      type: 'object',
      required: ['project_id', 'category', 'vendor', 'amount_cents', 'spent_on'],
      additionalProperties: false,
      properties: {
        project_id: { type: 'integer', minimum: 1, description: 'The project it is a cost of' },
        category: {
          type: 'string',
          enum: ['flowers', 'hard_goods', 'rentals', 'freelancers', 'transport', 'venue', 'fees', 'other'],
          description: 'What was paid for',
        },
        vendor: { type: 'string', maxLength: 120, description: 'Whose bill it is' },
        amount_cents: { type: 'integer', minimum: 1, description: 'The amount of the bill in cents, tax included' },
        spent_on: { type: 'string', format: 'date', description: 'The day of the bill' },
        note: { type: 'string', maxLength: 500, description: 'What is noted of it' },
      },
    },
  },
];
