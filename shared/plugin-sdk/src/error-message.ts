import { isApiError } from './api-error';

/**
 * The sentence for people out of whatever was thrown: what the server said, or that something unexpected happened.
 *
 * @example
 * ui.toast('error', errorMessage(error));
 */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : 'Something unexpected happened. Nothing was lost; please try again.';
}
