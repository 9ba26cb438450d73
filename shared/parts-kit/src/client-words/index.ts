/** What a page of clients says itself, in each language. */
export interface ClientWords<W, L extends string> {
  /** In a language; in English where its words cannot be had now. */
  readonly wordsIn: (language: L | 'en') => Promise<W>;
  /** The language of the browser, as far as there are words in it: for a page that does not know yet whom it speaks to. */
  readonly ownLanguage: () => L | 'en';
}

/**
 * The words of a page of clients, each language fetched when it is read.
 *
 * @example export const { wordsIn, ownLanguage } = clientWords(en, { nl: async () => (await import('./nl')).nl, … });
 */
export function clientWords<W, L extends string>(english: W, loaders: Readonly<Record<L, () => Promise<W>>>): ClientWords<W, L> {
  const isLoaded = (language: string): language is L => language in loaders;
  return {
    wordsIn: (language) => (isLoaded(language) ? loaders[language]().catch(() => english) : Promise.resolve(english)),
    ownLanguage: () => {
      const own = navigator.language.slice(0, 2);
      return isLoaded(own) ? own : 'en';
    },
  };
}
