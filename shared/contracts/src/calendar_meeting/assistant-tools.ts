import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'calendar_meeting.my_time',
    title: 'Am I free?',
    effect: 'read',
    call: { method: 'GET', path: '/api/calendar_meeting/free-busy/mine/' },
    modelDescription:
      'What the calendar of the person who asks has on a day, and when they are free. Answers "am I free next Thursday afternoon" and "what do I have tomorrow".',
    input: {
      type: 'object',
      required: ['day'],
      additionalProperties: false,
      properties: {
        day: { type: 'string', format: 'date', description: 'The day' },
        part: { type: 'string', enum: ['any', 'morning', 'afternoon'], description: 'Only a part of the day' },
      },
    },
  },
  {
    id: 'calendar_meeting.entries',
    title: 'What is on the calendar',
    effect: 'read',
    call: { method: 'GET', path: '/api/calendar_meeting/events/' },
    modelDescription:
      'Everything on the calendar from one day to another: site visits, consultations, deliveries, production, holds, meetings and who is away.',
    input: {
      type: 'object',
      required: ['from', 'to'],
      additionalProperties: false,
      properties: {
        from: { type: 'string', format: 'date', description: 'First day' },
        to: { type: 'string', format: 'date', description: 'Last day' },
        project: { type: 'integer', minimum: 1, description: 'Only what belongs to one project' },
      },
    },
  },
];
