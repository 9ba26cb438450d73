import type { ClientLanguage } from '@butterfly/contracts/core';
import { createContext, useContext } from 'react';
import { en } from './en';

/** All that the page of who answers says itself; questions are as the studio wrote them. */
export interface AnswerWords {
  readonly gone: string;
  readonly goneText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
  readonly thanks: (name: string, business: string) => string;
  readonly locked: (business: string) => string;
  readonly over: (business: string) => string;
  readonly forPerson: (name: string) => string;
  readonly dueBy: (day: string) => string;
  readonly progress: string;
  readonly pages: string;
  readonly needed: string;
  readonly isNeeded: string;
  readonly doesNotFit: string;
  readonly back: string;
  readonly next: string;
  readonly send: string;
  readonly sending: string;
  readonly notSent: string;
  readonly saved: string;
  readonly saving: string;
  readonly offline: string;
  readonly closed: string;
  readonly agree: string;
  readonly addTo: (question: string) => string;
  readonly oneMore: string;
  readonly name: string;
  readonly role: string;
  readonly item: string;
  readonly what: string;
  readonly howMany: string;
  readonly takeRow: (row: number) => string;
  readonly address: { readonly street: string; readonly zip: string; readonly city: string; readonly country: string };
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly orderRight: string;
  readonly stars: (stars: number) => string;
  readonly number: string;
  readonly board: {
    readonly empty: string;
    readonly picture: (nth: number) => string;
    readonly picked: (count: number) => string;
  };
  readonly file: {
    readonly add: string;
    readonly rule: string;
    readonly coming: (name: string) => string;
    readonly take: (name: string) => string;
    readonly tooLarge: string;
    readonly wrongKind: string;
    readonly failed: string;
  };
}

/** Each is a file of its own: nobody waits for languages that they do not read. */
const LOADERS: Readonly<Record<Exclude<ClientLanguage, 'en'>, () => Promise<AnswerWords>>> = {
  nl: async () => (await import('./nl')).nl,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
};

/** In a language; in English where its words cannot be had now. */
export async function wordsIn(language: ClientLanguage): Promise<AnswerWords> {
  if (language === 'en') return en;
  try {
    return await LOADERS[language]();
  } catch {
    // Without a network: better in English than not at all.
    return en;
  }
}

/** The language of the browser, as far as there are words in it. */
export function ownLanguage(): ClientLanguage {
  const own = navigator.language.slice(0, 2);
  return own in LOADERS ? (own as ClientLanguage) : 'en';
}

/** Parts of a page speak as the page does. */
export const WordsContext = createContext<AnswerWords>(en);
export const useWords = (): AnswerWords => useContext(WordsContext);
