import type { ErrorCatalogue } from '../core';

export const errors = {
  '{{id}}.{{record}}_archived': { status: 409, message: 'This {{record}} is in the archive. Take it out before you change it.' },
} as const satisfies ErrorCatalogue;
