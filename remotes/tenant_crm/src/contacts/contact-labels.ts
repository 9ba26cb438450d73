import type { Contact } from '@butterfly/contracts/tenant_crm';

export const channels: Readonly<Record<Contact['preferred_channel'], string>> = {
  email: 'E-mail',
  sms: 'Text message',
  phone: 'Phone call',
};
