import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'manage_members.skills',
    title: 'Who can do what',
    effect: 'read',
    call: { method: 'GET', path: '/api/manage_members/skills/' },
    modelDescription:
      'Members with their skills, from 1 to 5, and until when a certificate such as a licence is good. Answers "who can build an arch".',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    id: 'manage_members.availability',
    title: 'When a member works',
    effect: 'read',
    call: { method: 'GET', path: '/api/manage_members/availability/' },
    modelDescription: 'The weekly hours of one member and the days on which they are away or come besides, with why.',
    input: {
      type: 'object',
      required: ['member'],
      additionalProperties: false,
      properties: { member: { type: 'integer', minimum: 1, description: 'Id of the member' } },
    },
  },
];
