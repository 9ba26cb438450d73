import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'auth_and_admin.wrong_credentials': { status: 400, message: 'This e-mail address and password do not belong together.' },
  'auth_and_admin.locked': { status: 429, message: 'Too many failed attempts. Try again in {minutes} minutes, or set a new password.' },
  'auth_and_admin.reset_invalid': { status: 400, message: 'This link has been used or has expired. Ask for a new one.' },
} as const satisfies ErrorCatalogue;
