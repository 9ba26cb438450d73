import type { BillTo } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { countryOf } from './country-of';

/** Somebody who pays, with the address and tax number that are known of them today; those of their organization where they have none. */
export async function billToOf(
  db: Db,
  { api, name, email }: Pick<Platform, 'api'> & { readonly name: string; readonly email: string },
): Promise<BillTo> {
  const { contacts } = api('tenant_crm');
  const contact = email === '' ? undefined : await contacts.byEmail(db, email.toLowerCase());
  const organization = contact?.organization_id ? await contacts.organization(db, contact.organization_id) : undefined;
  const place = contact?.address ?? organization?.address;
  const { line1 = '', line2 = '', city = '', region = '', postal_code = '', country = '' } = place ?? {};
  const town = [[postal_code, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  const { locale } = await api('auth_and_admin').tenant(db);
  const code = countryOf(country, locale);
  return {
    ...{ name, email, address: [line1, line2, town, country].filter(Boolean).join('\n').slice(0, 400) },
    ...(code && { country: code }),
    ...(city && { city }),
    ...(postal_code && { postal_code }),
    ...(organization?.tax_id && { tax_id: organization.tax_id }),
  };
}
