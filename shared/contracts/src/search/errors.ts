import type { ErrorCatalogue } from '../core/errors';

/** Only the common codes. */
export const errors = {} as const satisfies ErrorCatalogue;
