import type { Contact } from '@butterfly/contracts/tenant_crm';

export const channels: Readonly<Record<Contact['preferred_channel'], string>> = {
  email: 'E-mail',
  sms: 'Text message',
  phone: 'Phone call',
};

/** One line of an address. */
export function addressText(address: Contact['address']): string {
  if (!address) return '';
  const town = [address.region, address.postal_code].filter(Boolean).join(' ');
  return [address.line1, address.line2, address.city, town, address.country].filter(Boolean).join(', ');
}
