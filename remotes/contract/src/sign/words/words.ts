import type { SigningPage } from '@butterfly/contracts/contract';
import { clientWords } from '@butterfly/parts-kit/client-words';
import type { SignatureWords } from '@butterfly/parts-kit/signature';
import { createContext, useContext } from 'react';
import { en } from './en';

/** All that the page of who signs says itself; the text of the contract is as the studio wrote it. */
export interface SignWords {
  readonly tab: string;
  readonly gone: string;
  readonly goneText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
  readonly forPerson: (name: string) => string;
  readonly over: Readonly<Record<'completed' | 'declined' | 'expired' | 'superseded' | 'voided', string>>;
  readonly newer: string;
  readonly ask: (business: string) => string;
  readonly download: string;
  readonly thanks: string;
  readonly waits: (names: string, many: boolean) => string;
  readonly signHere: string;
  readonly name: string;
  readonly how: string;
  readonly typed: string;
  readonly drawn: string;
  readonly signature: string;
  readonly pad: SignatureWords;
  readonly submit: string;
  readonly busy: string;
  readonly notSigned: string;
  readonly doNot: string;
  readonly why: string;
  readonly decline: string;
  readonly back: string;
  readonly who: string;
  readonly state: Readonly<Record<'declined' | 'open' | 'signed', string>>;
}

export const { wordsIn, ownLanguage } = clientWords(en, {
  nl: async () => (await import('./nl')).nl,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
});

/** Why a contract cannot be signed any more; undefined while it can. */
export const overWords = ({ over }: SignWords, state: SigningPage['state']): string | undefined =>
  state in over ? over[state as keyof SignWords['over']] : undefined;

/** Parts of a page speak as the page does. */
export const WordsContext = createContext<SignWords>(en);
export const useWords = (): SignWords => useContext(WordsContext);
