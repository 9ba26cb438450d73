import type { AssistantToolInput } from '../plugins/manifest';

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'referral_portal.find_partners',
    title: 'Partners and what they bring',
    effect: 'read',
    call: { method: 'GET', path: '/api/referral_portal/partners/' },
    modelDescription: 'Partners who refer clients: how many they sent, how many were booked, and what they have earned.',
    input: { type: 'object', additionalProperties: false, properties: { page_size: { type: 'integer', default: 25 } } },
  },
  {
    id: 'referral_portal.commissions',
    title: 'Commissions of partners',
    effect: 'read',
    call: { method: 'GET', path: '/api/referral_portal/commissions/' },
    modelDescription: 'What partners have earned by projects: amount in cents, whether it is paid out, and from when it may be.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_size: { type: 'integer', default: 100 },
        search: { type: 'string', maxLength: 120, description: 'Words of the partner or the project' },
      },
    },
  },
];
