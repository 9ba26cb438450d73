import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** An account as it is sealed. */
export interface AccountNumber {
  readonly kind: 'account' | 'iban';
  readonly country: string;
  readonly number: string;
  readonly last4: string;
}

/** Where an IBAN is the number of every account. */
const OF_IBANS = new Set(
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA'.split(' '),
);

/**
 * Reads what somebody typed: an IBAN with its check digits, or digits with a routing number before them. Null: it is neither.
 *
 * @example readAccount({ country: 'NL', account: 'nl91 abna 0417 1643 00' }); // { kind: 'iban', number: 'NL91ABNA0417164300', … }
 */
export function readAccount({ country, account }: { readonly country: string; readonly account: string }): AccountNumber | null {
  const iban = electronicFormatIBAN(account) ?? '';
  if (/^[A-Z]{2}\d{2}/.test(iban) || OF_IBANS.has(country)) {
    if (!isValidIBAN(iban) || iban.slice(0, 2) !== country) return null;
    return { kind: 'iban', country, number: iban, last4: iban.slice(-4) };
  }
  const number = account.trim().replace(/[\s-]+/g, ' ');
  if (!/^\d[\d ]{5,40}$/.test(number)) return null;
  return { kind: 'account', country, number, last4: number.replace(/ /g, '').slice(-4) };
}
