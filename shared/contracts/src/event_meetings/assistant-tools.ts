import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'event_meetings.free_times',
    title: 'Free times for a meeting',
    effect: 'read',
    call: { method: 'GET', path: '/api/event_meetings/free-times/' },
    modelDescription:
      'Which times of a day are free for a kind of meeting, such as a tasting or a consultation, who is free then, and what is taken. Answers "am I free for a tasting next Thursday afternoon".',
    input: {
      type: 'object',
      required: ['day'],
      additionalProperties: false,
      properties: {
        day: { type: 'string', format: 'date', description: 'The day' },
        search: { type: 'string', maxLength: 100, description: 'The kind of meeting, or a part of its name' },
        part: { type: 'string', enum: ['any', 'morning', 'afternoon'], description: 'Only a part of the day' },
      },
    },
  },
  {
    id: 'event_meetings.find_bookings',
    title: 'Meetings that are booked',
    effect: 'read',
    call: { method: 'GET', path: '/api/event_meetings/bookings/' },
    modelDescription:
      'Meetings with clients that are booked: who comes, when, and whether it is confirmed. Answers "who is coming in today".',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_size: { type: 'integer', default: 50 },
        when: { type: 'string', enum: ['upcoming', 'past'], description: 'Only those ahead, or those that were' },
      },
    },
  },
  {
    id: 'event_meetings.book',
    title: 'Book a meeting',
    effect: 'write',
    call: { method: 'POST', path: '/api/event_meetings/bookings/' },
    opens: '/event_meetings/bookings/:id',
    modelDescription:
      'Books a meeting for somebody at a free time; the person gets an e-mail. Ask for free times first, which name the kind of meeting by its id.',
    input: {
      type: 'object',
      required: ['event_type_id', 'start_at', 'name', 'email'],
      additionalProperties: false,
      properties: {
        event_type_id: { type: 'integer', description: 'Id of the kind of meeting, as the free times say it' },
        start_at: { type: 'string', format: 'date-time', description: 'When it begins, as the free times say it' },
        name: { type: 'string', maxLength: 120, description: 'Who comes' },
        email: { type: 'string', maxLength: 254, description: 'Where the confirmation goes' },
      },
    },
  },
  {
    id: 'event_meetings.aways',
    title: 'Who is away',
    effect: 'read',
    call: { method: 'GET', path: '/api/event_meetings/aways/' },
    modelDescription: 'When members of the team are away, from now on: no meeting is offered then. Answers "who is off next week".',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    id: 'event_meetings.confirm',
    title: 'Confirm a meeting',
    effect: 'write',
    call: { method: 'POST', path: '/api/event_meetings/bookings/:id/confirm/' },
    opens: '/event_meetings/bookings/:id',
    modelDescription: 'Says yes to a meeting that was asked for; the person gets an e-mail. Find the booking first.',
    input: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'integer', minimum: 1, description: 'Id of the booking' } },
    },
  },
  {
    id: 'event_meetings.cancel',
    title: 'Cancel a meeting',
    effect: 'write',
    call: { method: 'POST', path: '/api/event_meetings/bookings/:id/cancel/' },
    opens: '/event_meetings/bookings/:id',
    modelDescription: 'Cancels a meeting that is booked; the person gets an e-mail. Find the booking first.',
    input: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: { type: 'integer', minimum: 1, description: 'Id of the booking' },
        reason: { type: 'string', maxLength: 500, description: 'Why, as the person reads it' },
      },
    },
  },
  {
    id: 'event_meetings.move',
    title: 'Move a meeting',
    effect: 'write',
    call: { method: 'POST', path: '/api/event_meetings/bookings/:id/reschedule/' },
    modelDescription:
      'Moves a meeting that is booked to another free time; the person gets an e-mail. Find the booking and ask for free times first.',
    input: {
      type: 'object',
      required: ['id', 'start_at'],
      additionalProperties: false,
      properties: {
        id: { type: 'integer', minimum: 1, description: 'Id of the booking' },
        start_at: { type: 'string', format: 'date-time', description: 'When it begins then, as the free times say it' },
      },
    },
  },
];
