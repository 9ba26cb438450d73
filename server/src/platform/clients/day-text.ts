/**
 * A calendar day as clients who read a language write it.
 *
 * @example dayText('2027-06-12', 'de'); // '12. Juni 2027'
 */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
