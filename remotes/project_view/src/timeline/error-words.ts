/** What went wrong, as the server says it. */
export function errorWords(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Nothing was changed.';
}
