import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'questionnaire.find_questionnaires',
    title: 'Questionnaires and how far they are',
    effect: 'read',
    call: { method: 'GET', path: '/api/questionnaire/questionnaires/' },
    modelDescription: 'Questionnaires with how far each person has come and until when they are due.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_size: { type: 'integer', default: 25 },
        project: { type: 'integer', minimum: 1, description: 'Only those of one project' },
      },
    },
  },
];
