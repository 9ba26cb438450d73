import type { AssistantToolInput } from '../plugins/manifest';

const projectId = { type: 'integer', minimum: 1 };

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'project_view.timeline',
    title: 'Tasks of a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/project_view/:projectId/' },
    modelDescription: 'Tasks of planning and production and the run of the day of a project, with days and who does them.',
    input: { type: 'object', properties: { projectId }, required: ['projectId'], additionalProperties: false },
  },
  {
    id: 'project_view.open_tasks',
    title: 'Open tasks of all projects',
    effect: 'read',
    call: { method: 'GET', path: '/api/project_view/open-tasks/' },
    modelDescription: 'Tasks of planning and production of all projects at work that are not done, by their days, with who does them.',
    input: { type: 'object', properties: {}, additionalProperties: false },
  },
  {
    id: 'project_view.tick_task',
    title: 'Tick a task off',
    effect: 'write',
    call: { method: 'POST', path: '/api/project_view/:projectId/entries/:id/tick/' },
    opens: '/project_view/:projectId',
    modelDescription: 'Ticks a task of a project off as done, by its id as the tasks name it.',
    input: {
      type: 'object',
      properties: { projectId, id: { type: 'integer', minimum: 1 } },
      required: ['projectId', 'id'],
      additionalProperties: false,
    },
  },
  {
    id: 'project_view.add_task',
    title: 'Add a task',
    effect: 'write',
    call: { method: 'POST', path: '/api/project_view/:projectId/entries/' },
    opens: '/project_view/:projectId',
    modelDescription: 'Adds a task to the planning of a project, on a day.',
    input: {
      type: 'object',
      required: ['projectId', 'lane', 'title', 'when'],
      additionalProperties: false,
      properties: {
        projectId,
        title: { type: 'string', maxLength: 160 },
        responsible_id: { type: 'integer', minimum: 1, description: 'Who of the team does it, as the tasks of a project name them' },
        lane: { type: 'string', enum: ['planning', 'production'], default: 'planning' },
        when: {
          type: 'object',
          properties: { anchor: { type: 'string', const: 'day' }, day: { type: 'string', format: 'date' } },
          required: ['anchor', 'day'],
        },
      },
    },
  },
  {
    id: 'project_view.change_event_time',
    title: 'Change the day or start of an event',
    effect: 'write',
    call: { method: 'POST', path: '/api/project_view/:projectId/reschedule/' },
    opens: '/project_view/:projectId',
    modelDescription: 'Moves the event of a project to another day or start; tasks that hang on the day move with it.',
    input: {
      type: 'object',
      required: ['projectId', 'event_date'],
      additionalProperties: false,
      properties: {
        projectId,
        event_date: { type: 'string', format: 'date' },
        start_time: { type: 'string', description: 'The start by the clock of the business, such as 16:30' },
        dry_run: { type: 'boolean', const: false, default: false },
      },
    },
  },
];
