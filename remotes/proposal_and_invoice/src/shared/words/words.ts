import type { PaperWords, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { clientWords } from '@butterfly/parts-kit/client-words';
import type { SignatureWords } from '@butterfly/parts-kit/signature';
import { isApiError } from '@butterfly/plugin-sdk';
import { createContext, useContext } from 'react';
import { en } from './en';

type Over = Exclude<SharedProposal['state'], 'accepted' | 'open'>;
/** Why an answer was not taken, where the client can do something about it. */
export type Problem =
  | 'choose_one'
  | 'credit_too_large'
  | 'newer_version'
  | 'not_open'
  | 'picture_unreadable'
  | 'plan_does_not_fit'
  | 'seen_changed';

/** All that the page behind a link says itself; the proposal is as the studio wrote it. */
export interface SharedWords {
  readonly paper: PaperWords;
  readonly tab: string;
  readonly gone: string;
  readonly goneText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
  readonly over: Readonly<Record<Over, (business: string) => string>>;
  readonly thanks: (name: string) => string;
  readonly accepted: (day: string, business: string) => string;
  readonly download: string;
  readonly downloadChange: string;
  readonly downloadWhole: string;
  readonly showWhole: string;
  readonly showChange: string;
  readonly taken: (count: number) => string;
  readonly working: string;
  readonly answer: string;
  readonly chooseFirst: string;
  readonly name: string;
  readonly email: string;
  readonly wrongEmail: string;
  readonly how: string;
  readonly typed: string;
  readonly drawn: string;
  readonly signature: string;
  readonly pad: SignatureWords;
  readonly accept: string;
  readonly busy: string;
  readonly decline: string;
  readonly why: string;
  readonly declineThis: string;
  readonly back: string;
  readonly problem: Readonly<Record<Problem, string>>;
}

export const { wordsIn, ownLanguage } = clientWords(en, {
  nl: async () => (await import('./nl')).nl,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
});

/** What went wrong, in the words of the page. */
export function problemText({ problem, wrongEmail, failedText }: SharedWords, error: unknown): string {
  if (!isApiError(error)) return failedText;
  if (error.fields?.['email']) return wrongEmail;
  const code = error.code.replace('proposal_and_invoice.', '');
  return code in problem ? problem[code as Problem] : failedText;
}

/** Parts of a page speak as the page does. */
export const WordsContext = createContext<SharedWords>(en);
export const useWords = (): SharedWords => useContext(WordsContext);
