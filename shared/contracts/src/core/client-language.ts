import * as z from 'zod';
import { CLIENT_LANGUAGES, type ClientLanguage } from './languages';

/** One of the languages that what clients read is written in. */
export const clientLanguage = z.enum(Object.keys(CLIENT_LANGUAGES) as [ClientLanguage, ...ClientLanguage[]]);
