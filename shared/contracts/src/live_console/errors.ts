import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'live_console.credential_unreadable': { status: 422, message: 'This is neither the key file of a service account nor a bearer token. Nothing was saved.' },
} as const satisfies ErrorCatalogue;
