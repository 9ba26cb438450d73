/** ISO 3166 country → what its national numbers look like. Only where a number without a country is likely meant so. */
const NATIONAL: Readonly<Record<string, { readonly code: string; readonly digits: RegExp; readonly trunk?: string }>> = {
  US: { code: '1', digits: /^[2-9]\d{9}$/ },
  CA: { code: '1', digits: /^[2-9]\d{9}$/ },
  GB: { code: '44', digits: /^0\d{9,10}$/, trunk: '0' },
  NL: { code: '31', digits: /^0\d{9}$/, trunk: '0' },
  DE: { code: '49', digits: /^0\d{9,11}$/, trunk: '0' },
  FR: { code: '33', digits: /^0\d{9}$/, trunk: '0' },
  BE: { code: '32', digits: /^0\d{8,9}$/, trunk: '0' },
  AU: { code: '61', digits: /^0\d{9}$/, trunk: '0' },
};

/** The rule of the seeds: a number without a leading + is stripped to digits and given a +. */
export function dialNumber(typed: string): string {
  const text = typed.trim();
  return text.startsWith('+') ? text : `+${text.replace(/\D/g, '')}`;
}

/**
 * What was probably meant by a number typed without its country: `(415) 555-0123` in the US is +14155550123, while the
 * rule above would dial Switzerland. Null: nothing better is known.
 *
 * @example
 * countryHint('(415) 555-0123', 'US'); // '+14155550123'
 */
export function countryHint(typed: string, country: string): string | null {
  const text = typed.trim();
  const national = NATIONAL[country];
  if (!national || text.startsWith('+')) return null;
  const digits = text.replace(/\D/g, '');
  if (!national.digits.test(digits)) return null;
  const own = national.trunk && digits.startsWith(national.trunk) ? digits.slice(national.trunk.length) : digits;
  return `+${national.code}${own}`;
}
