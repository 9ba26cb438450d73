import { emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';

export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

export const channelLabels: Readonly<Record<Channel, string>> = { email: 'E-mail', sms: 'Text message' };

/** What may be agreed to over a channel, in words. */
export const consentsOf = (channel: Channel): Readonly<Record<string, string>> => (channel === 'email' ? emailConsents : smsConsents);
