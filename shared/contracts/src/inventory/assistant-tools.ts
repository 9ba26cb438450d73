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
];
