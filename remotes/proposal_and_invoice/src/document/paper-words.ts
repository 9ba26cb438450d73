import type { PaperWords } from '@butterfly/contracts/proposal_and_invoice';
import { words } from '@butterfly/contracts/proposal_and_invoice/paper-words/en';
import { createContext, useContext } from 'react';

/** The team reads a proposal in English, a client in their own language. */
export const PaperWordsContext = createContext<PaperWords>(words);
export const usePaperWords = (): PaperWords => useContext(PaperWordsContext);
