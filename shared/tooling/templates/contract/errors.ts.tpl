import type { ErrorCatalogue } from '../core';

export const errors = {
  '{{id}}.note_archived': { status: 409, message: 'This note is in the archive. Take it out before you change it.' },
} as const satisfies ErrorCatalogue;
