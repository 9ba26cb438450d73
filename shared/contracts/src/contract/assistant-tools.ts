import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'contract.find_contracts',
    title: 'Contracts and who has signed',
    effect: 'read',
    call: { method: 'GET', path: '/api/contract/contracts/' },
    modelDescription: 'Contracts with where they stand and who of their signers has signed. Answers "who has not signed yet".',
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
