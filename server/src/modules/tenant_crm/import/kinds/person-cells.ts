import type { Address } from '@butterfly/contracts/tenant_crm';
import type { Cells } from '../../../../platform/records/csv-in/import-kind';

/** Undefined: what stands there is no address. */
export function emailOf(text: string): string | null | undefined {
  if (text === '') return null;
  const email = text.toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 ? email : undefined;
}

export function addressOf(cells: Cells): Address | null {
  const part = (name: string, most = 120) => cells(name).slice(0, most);
  const address = {
    line1: part('line1'),
    line2: '',
    city: part('city'),
    region: part('region'),
    postal_code: part('postal_code', 20),
    country: part('country', 60),
  };
  return Object.values(address).some(Boolean) ? address : null;
}
