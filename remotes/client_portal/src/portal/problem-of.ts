import { isApiError } from '@butterfly/plugin-sdk';
import type { Words } from '../words/words';

/** In the language of the person, as far as it is known what went wrong. */
export function problemOf(error: unknown, words: Words): string {
  if (!isApiError(error)) return words.unsent;
  if (error.status === 429) return words.tooMany;
  if (error.code === 'client_portal.wrong_code') return words.codeWrong;
  if (error.code === 'client_portal.wrong_password') return words.passwordWrong;
  if (error.code === 'client_requests.quote_changed') return words.wishOld;
  if (error.code === 'client_portal.step_waits') return words.waitsText;
  if (error.code === 'client_portal.nothing_to_open') return words.nothingToOpen;
  return error.status === 404 ? words.goneText : words.unsent;
}

/** Nobody knows what became of it: there was no answer, or the server broke. It may be sent again under its key. */
export const isUnanswered = (error: unknown): boolean => !isApiError(error) || error.status === 0 || error.status >= 500;
