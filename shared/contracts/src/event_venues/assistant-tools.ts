import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'event_venues.find_venues',
    title: 'Find venues',
    effect: 'read',
    call: { method: 'GET', path: '/api/event_venues/venues/' },
    modelDescription:
      'Places events are held at: address, people there with their phone, rooms with ceiling height, rules and loading hours. Answers "what is the address of the barn".',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_size: { type: 'integer', default: 50 },
        search: { type: 'string', maxLength: 200, description: 'A part of the name or address' },
      },
    },
  },
  {
    id: 'event_venues.driving',
    title: 'What driving costs',
    effect: 'read',
    call: { method: 'GET', path: '/api/event_venues/driving/' },
    modelDescription:
      'Where the vans start and what a delivery costs: the base, the metres that are included, and each kilometre beyond. Amounts are cents.',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
];
