import { clientLanguageOf, type ClientLanguage } from '../../core';
import { german } from './de.data';
import { english } from './en.data';
import { spanish } from './es.data';
import { french } from './fr.data';
import { dutch } from './nl.data';
import type { PageWords } from './page-words';

/** What lead pages say of themselves, in the languages of clients. */
export const pageWords: Readonly<Record<ClientLanguage, PageWords>> = { en: english, nl: dutch, de: german, es: spanish, fr: french };

/** The words beside those that a studio has written: in its own language, as far as we have it. */
export function wordsOfPage(locale: string): { readonly language: ClientLanguage; readonly words: PageWords } {
  const language = clientLanguageOf(locale) ?? 'en';
  return { language, words: pageWords[language] };
}
