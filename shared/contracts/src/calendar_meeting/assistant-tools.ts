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
];
