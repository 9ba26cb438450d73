import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'contact_management.find_clients',
    title: 'Find clients',
    effect: 'read',
    call: { method: 'GET', path: '/api/contact_management/clients/' },
    modelDescription: 'Searches the address book of the business by name or e-mail.',
    input: {
      type: 'object',
      properties: {
        page: { type: 'integer', default: 1 },
        page_size: { type: 'integer', default: 25 },
        search: { type: 'string', maxLength: 200 },
      },
      required: [],
      additionalProperties: false,
    },
  },
  {
    id: 'contact_management.anniversaries',
    title: 'Birthdays and anniversaries',
    effect: 'read',
    call: { method: 'GET', path: '/api/contact_management/anniversaries/' },
    modelDescription: 'Birthdays and wedding anniversaries of the next days.',
    input: {
      type: 'object',
      properties: { days: { type: 'integer', minimum: 1, maximum: 366, default: 60 } },
      required: [],
      additionalProperties: false,
    },
  },
];
