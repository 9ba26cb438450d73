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
  {
    id: 'calendar_meeting.add_entry',
    title: 'Put something on the calendar',
    effect: 'write',
    call: { method: 'POST', path: '/api/calendar_meeting/events/' },
    opens: '/calendar_meeting/events/:id',
    modelDescription: 'Puts a meeting, a visit or anything else on the calendar of the team, with its place. Nobody outside is written to.',
    input: {
      type: 'object',
      required: ['title', 'start_day', 'end_day'],
      additionalProperties: false,
      properties: {
        title: { type: 'string', maxLength: 160, description: 'What it is' },
        start_day: { type: 'string', format: 'date', description: 'First day' },
        end_day: { type: 'string', format: 'date', description: 'Last day, included' },
        all_day: { type: 'boolean', description: 'It takes whole days' },
        start_time: { type: 'string', description: 'When it begins, such as 12:30' },
        end_time: { type: 'string', description: 'When it ends' },
        location: { type: 'string', maxLength: 300, description: 'Where' },
        member_ids: { type: 'array', items: { type: 'integer', minimum: 1 }, description: 'Who of the team takes part, or does it' },
      },
    },
  },
  {
    id: 'calendar_meeting.move_entry',
    title: 'Move an entry of the calendar',
    effect: 'write',
    call: { method: 'PATCH', path: '/api/calendar_meeting/events/:id/' },
    opens: '/calendar_meeting/events/:id',
    modelDescription: 'Moves an entry of the calendar that does not repeat to another day or another time.',
    input: {
      type: 'object',
      required: ['id', 'version'],
      additionalProperties: false,
      properties: {
        id: { type: 'integer', minimum: 1 },
        version: { type: 'integer', minimum: 0, description: 'The version that was read' },
        start_day: { type: 'string', format: 'date', description: 'First day' },
        end_day: { type: 'string', format: 'date', description: 'Last day, included' },
        start_time: { type: 'string', description: 'When it begins, such as 12:30' },
        end_time: { type: 'string', description: 'When it ends' },
      },
    },
  },
  {
    id: 'calendar_meeting.hold_day',
    title: 'Hold a day',
    effect: 'write',
    call: { method: 'POST', path: '/api/calendar_meeting/holds/' },
    modelDescription: 'Holds a day for somebody who has not decided yet, behind those who hold it already.',
    input: {
      type: 'object',
      required: ['day', 'name'],
      additionalProperties: false,
      properties: {
        day: { type: 'string', format: 'date', description: 'The day that is held' },
        name: { type: 'string', maxLength: 120, description: 'For whom' },
        note: { type: 'string', maxLength: 500, description: 'What is noted of it' },
        days: { type: 'integer', minimum: 1, description: 'How many days it is kept; 7 where nobody says' },
      },
    },
  },
];
