import type { ErrorCatalogue } from '../core';

export const errors = {
  'records.too_many_files': { status: 409, message: 'This record has {limit} files already. Remove one first.' },
} as const satisfies ErrorCatalogue;
