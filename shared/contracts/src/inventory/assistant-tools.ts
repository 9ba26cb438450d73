import type { AssistantToolInput } from '../plugins/manifest';

const day = (description: string) => ({ type: 'string', format: 'date', description });

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'inventory.free_units',
    title: 'Things that are free',
    effect: 'read',
    call: { method: 'GET', path: '/api/inventory/free-units/' },
    modelDescription: 'How many of a thing that is lent, such as lanterns or vases, the business has, and how many are free on some days.',
    input: {
      type: 'object',
      required: ['search', 'from', 'to'],
      additionalProperties: false,
      properties: {
        search: { type: 'string', maxLength: 120, description: 'Name of the thing or a part of it' },
        from: day('First day'),
        to: day('Last day'),
      },
    },
  },
  {
    id: 'inventory.rental_calendar',
    title: 'Who has which things',
    effect: 'read',
    call: { method: 'GET', path: '/api/inventory/rental-calendar/' },
    modelDescription:
      'For things that are lent, day by day from a day on: which projects have how many of them, since when and until when, held or reserved, and how many are free.',
    input: {
      type: 'object',
      required: ['search', 'from'],
      additionalProperties: false,
      properties: {
        search: { type: 'string', maxLength: 120, description: 'Name of the thing or a part of it' },
        from: day('First day'),
        days: { type: 'integer', minimum: 1, maximum: 92, default: 1 },
        page_size: { type: 'integer', default: 25 },
      },
    },
  },
  {
    id: 'inventory.overview',
    title: 'What leaves and comes back',
    effect: 'read',
    call: { method: 'GET', path: '/api/inventory/overview/' },
    modelDescription:
      'Things that leave or come back within a week and for which project, what is promised more often than there is, and what runs low.',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    id: 'inventory.low_stock',
    title: 'What runs low',
    effect: 'read',
    call: { method: 'GET', path: '/api/inventory/low-stock/' },
    modelDescription: 'Things of which, on some day of the next weeks, fewer are free than the least there shall be, and how many then.',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    id: 'inventory.lots',
    title: 'Flowers in the cooler',
    effect: 'read',
    call: { method: 'GET', path: '/api/inventory/shop/' },
    modelDescription: 'Lots of flowers that are there or expected, the first to use first: stems left, free, until when they can be used.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: { page_size: { type: 'integer', default: 100 } },
    },
  },
  {
    id: 'inventory.reserve',
    title: 'Reserve something',
    effect: 'write',
    call: { method: 'POST', path: '/api/inventory/reservations/' },
    opens: '/inventory/project/:project_id',
    modelDescription: 'Keeps units of a thing that is lent for a project; without days from the day before its event to the day after it.',
    input: {
      type: 'object',
      required: ['project_id', 'item_id', 'qty'],
      additionalProperties: false,
      properties: {
        project_id: { type: 'integer', minimum: 1, description: 'The project it is kept for' },
        item_id: { type: 'integer', minimum: 1, description: 'The thing, as the free units say it' },
        qty: { type: 'integer', minimum: 1, maximum: 100000, description: 'How many' },
        out_on: day('First day it is gone'),
        back_on: day('Last day it is gone'),
      },
    },
  },
];
