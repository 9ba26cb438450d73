/** What an error may tell beside its code: refused inputs, the current version … */
export type ErrorDetails = Readonly<Record<string, unknown>> & { readonly fields?: Record<string, string[]> };

/**
 * A refusal that the caller may see. Status and sentence come from the error catalogues, so a service knows no HTTP.
 *
 * @example
 * throw new AppError('moodboard.board_exists');
 * throw new AppError('invalid_input', { fields: { reason: ['must not be empty'] } });
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  constructor(
    readonly code: string,
    readonly details: ErrorDetails = {},
    readonly headers: Readonly<Record<string, string | string[]>> = {},
  ) {
    super(code);
  }
}

/** Recognises an AppError by its name; never `instanceof`, since two copies of a module may be loaded. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}
