const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Making a format takes a hundred times as long as using it, and every day and amount of a page wants one: each is made once. */
function kept<Options, Format>(
  formats: Map<string, Format>,
  {
    locale,
    options,
    make,
  }: { locale: string | undefined; options: Options; make: (locale: string | undefined, options: Options) => Format },
): Format {
  const key = `${locale ?? ''} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = make(locale, options);
  formats.set(key, made);
  return made;
}

/**
 * How days and times are written in a language; undefined is the one of the browser.
 *
 * @throws RangeError for a language or a time zone that nobody knows
 * @example dateFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date('2027-06-12')) // 'Jun'
 */
export function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, { locale, options, make: (tag, wanted) => new Intl.DateTimeFormat(tag, wanted) });
}

/**
 * How numbers are written in a language.
 *
 * @throws RangeError for a language or a currency that nobody knows
 * @example numberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(1284) // '€ 1.284,00'
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, { locale, options, make: (tag, wanted) => new Intl.NumberFormat(tag, wanted) });
}
