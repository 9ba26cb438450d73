import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'lead_page_builder.overview',
    title: 'How the lead pages do',
    effect: 'read',
    call: { method: 'GET', path: '/api/lead_page_builder/overview/' },
    modelDescription:
      'Visits, begun and sent forms of every public lead page in the last thirty days, and how many new leads wait for a first answer. Answers "how is the wedding page doing" and "who has not been answered yet".',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
];
