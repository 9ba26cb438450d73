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
];
