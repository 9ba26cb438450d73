import type { AssistantToolInput } from '../plugins/manifest';

const day = (description: string) => ({ type: 'string', format: 'date', description });

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'floral_recipe_builder.flower_needs',
    title: 'Flowers that events need',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/flower-needs/' },
    modelDescription:
      'How many stems of a flower the recipes of events in a time need, with waste, how many are ordered, and what a pack costs.',
    input: {
      type: 'object',
      required: ['search', 'from', 'to'],
      additionalProperties: false,
      properties: {
        search: { type: 'string', maxLength: 120, description: 'Name of the flower or a part of it' },
        from: day('First event day'),
        to: day('Last event day'),
      },
    },
  },
];
