import * as z from 'zod';

/** The languages that what clients read is written in, as each calls itself. */
export const CLIENT_LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', es: 'Español', fr: 'Français' } as const;
export type ClientLanguage = keyof typeof CLIENT_LANGUAGES;
export const clientLanguage = z.enum(Object.keys(CLIENT_LANGUAGES) as [ClientLanguage, ...ClientLanguage[]]);

/**
 * The language of a locale; null: there are no texts in it.
 *
 * @example clientLanguageOf('nl-NL'); // 'nl'
 */
export function clientLanguageOf(locale: string | null | undefined): ClientLanguage | null {
  const [word = ''] = (locale ?? '').toLowerCase().split(/[-_]/);
  const known = clientLanguage.safeParse(word);
  return known.success ? known.data : null;
}
