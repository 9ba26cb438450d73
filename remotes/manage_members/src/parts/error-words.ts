import { isApiError } from '@butterfly/plugin-sdk';

/** The sentence for people out of whatever was thrown. */
export function errorWords(error: unknown): string {
  return isApiError(error) ? error.message : 'Something unexpected happened. Nothing was lost; please try again.';
}
