import type { ClientLanguage } from '../../core/languages';
import { words as de } from './de';
import { words as en } from './en';
import { words as es } from './es';
import { words as fr } from './fr';
import { words as nl } from './nl';
import type { PaperWords } from './words';

/** What a proposal says in each language, for whoever writes many; a page fetches its own alone. */
export const paperWords: Readonly<Record<ClientLanguage, PaperWords>> = { en, nl, de, es, fr };
