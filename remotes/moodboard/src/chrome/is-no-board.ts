import { isApiError } from '@butterfly/plugin-sdk';

/** There is no board yet: what belongs to one is empty, not broken. */
export const isNoBoard = (error: unknown): boolean => isApiError(error) && error.code === 'moodboard.board_not_found';
