import type { OrganizationKind } from '@butterfly/contracts/tenant_crm';

export const organizationKinds: Readonly<Record<OrganizationKind, string>> = {
  client: 'Client',
  planner: 'Planner',
  venue: 'Venue',
  vendor: 'Vendor',
  corporate: 'Company',
  other: 'Other',
};

/** A web address as a link needs it. */
export function webHref(website: string): string {
  return /^https?:\/\//.test(website) ? website : `https://${website}`;
}
