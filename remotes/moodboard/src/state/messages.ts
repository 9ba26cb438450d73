import { isApiError } from '@butterfly/plugin-sdk';

/** The message of seed 001 §8, verbatim. */
export const CONFLICT_MESSAGE = 'Conflict: The moodboard was updated elsewhere. Please reload.';

export type Verb = 'fetch' | 'create' | 'update' | 'delete';

/** Seed 001 §8: "Failed to update moodboard: {status}"; a network error keeps its own message. */
export function failureText(error: unknown, { verb, what }: { verb: Verb; what: string }): string {
  if (isApiError(error) && error.code === 'moodboard.project_not_found') return 'There is no such project in your business.';
  if (isApiError(error) && error.status > 0) return `Failed to ${verb} ${what}: ${error.status}`;
  return error instanceof Error ? error.message : String(error);
}
