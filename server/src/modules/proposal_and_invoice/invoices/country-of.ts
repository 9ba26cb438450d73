/** Members of the European Union, by ISO 3166. */
export const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
/** Others that people write out. */
const NEAR = 'AU CA CH GB IS LI NO NZ US'.split(' ');

/** A country as somebody wrote it, as two letters; empty where it is none that is known. @example countryOf('Nederland', 'nl-NL') // 'NL' */
export function countryOf(written: string, locale: string): string {
  const text = written.trim();
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase();
  const names = [locale, 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const isMeant = (code: string) => names.some((name) => name.of(code)?.toLowerCase() === text.toLowerCase());
  return [...EU, ...NEAR].find(isMeant) ?? '';
}
