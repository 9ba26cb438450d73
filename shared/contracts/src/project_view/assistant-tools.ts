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
        lane: { type: 'string', enum: ['planning', 'production'], default: 'planning' },
        when: {
          type: 'object',
          properties: { anchor: { type: 'string', const: 'day' }, day: { type: 'string', format: 'date' } },
          required: ['anchor', 'day'],
        },
      },
    },
  },
];
