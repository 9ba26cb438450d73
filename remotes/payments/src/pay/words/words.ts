import { clientWords } from '@butterfly/parts-kit/client-words';
import { isApiError } from '@butterfly/plugin-sdk';
import { createContext, useContext } from 'react';
import { en } from './en';

/** Of whom an invoice is; a day as it is written. */
interface About {
  readonly number: string;
  readonly day: string | null;
  readonly name: string;
}
/** Why no payment began, where the client can do something about it. */
type Problem = 'more_than_open' | 'not_online' | 'provider_failed';

/** All that the page on which a client pays says itself; lines and parts are as the studio wrote them. */
export interface PayWords {
  readonly tab: string;
  readonly gone: string;
  readonly goneText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
  readonly about: (about: About) => string;
  readonly what: string;
  readonly waiver: string;
  readonly tax: (percent: string) => string;
  /** Of a tax that the prices hold already. */
  readonly taxWithin: (percent: string) => string;
  readonly total: string;
  readonly credits: string;
  readonly paid: string;
  readonly parts: string;
  readonly dayToCome: string;
  readonly partPaid: string;
  readonly download: string;
  readonly thanks: string;
  readonly nothing: string;
  readonly pay: string;
  readonly test: string;
  readonly isBack: string;
  readonly later: string;
  readonly agree: (consent: string) => string;
  readonly payNow: (sum: string) => string;
  readonly payAll: (sum: string) => string;
  readonly busy: string;
  readonly where: (business: string) => string;
  readonly howToPay: string;
  readonly byTransfer: string;
  readonly dueNow: string;
  readonly amount: string;
  readonly reference: string;
  readonly askAccount: (business: string) => string;
  readonly byItself: string;
  readonly active: (card: string, day: string) => string;
  readonly card: (name: string, last4: string) => string;
  readonly byHand: string;
  readonly setUp: string;
  readonly giveCard: string;
  readonly testCard: string;
  readonly problem: Readonly<Record<Problem, string>>;
}

export const { wordsIn, ownLanguage } = clientWords(en, {
  nl: async () => (await import('./nl')).nl,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
});

/** What went wrong, in the words of the page. */
export function problemText({ problem, failedText }: PayWords, error: unknown): string {
  const code = isApiError(error) ? error.code.replace('payments.', '') : '';
  return code in problem ? problem[code as Problem] : failedText;
}

/** Parts of a page speak as the page does. */
export const WordsContext = createContext<PayWords>(en);
export const useWords = (): PayWords => useContext(WordsContext);
