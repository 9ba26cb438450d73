import { isApiError } from '@butterfly/plugin-sdk';

/** The sentence for people out of whatever was thrown. */
export function errorWords(error: unknown): string {
  return isApiError(error) ? error.message : 'Something unexpected happened. Nothing was lost; please try again.';
}

/** There is no board yet: what belongs to one is empty, not broken. */
export const isNoBoard = (error: unknown): boolean => isApiError(error) && error.code === 'moodboard.board_not_found';
