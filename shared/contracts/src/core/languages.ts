/** The languages that what clients read is written in, as each calls itself. */
export const CLIENT_LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', es: 'Español', fr: 'Français' } as const;
export type ClientLanguage = keyof typeof CLIENT_LANGUAGES;

const isKnown = (word: string): word is ClientLanguage => Object.hasOwn(CLIENT_LANGUAGES, word);

/**
 * The language of a locale; null: there are no texts in it.
 *
 * @example clientLanguageOf('nl-NL'); // 'nl'
 */
export function clientLanguageOf(locale: string | null | undefined): ClientLanguage | null {
  const [word = ''] = (locale ?? '').toLowerCase().split(/[-_]/);
  return isKnown(word) ? word : null;
}
