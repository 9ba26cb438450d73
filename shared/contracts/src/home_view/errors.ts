import type { ErrorCatalogue } from '../core';

/** home_view reads only; the common codes are enough. */
export const errors = {} as const satisfies ErrorCatalogue;
