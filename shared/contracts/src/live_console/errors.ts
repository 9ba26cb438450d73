import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'live_console.credential_unreadable': {
    status: 422,
    message: 'This is neither the key file of a service account nor a bearer token. Nothing was saved.',
  },
  'live_console.connection_incomplete': { status: 409, message: 'There is nothing to test yet. Save a project and a credential first.' },
} as const satisfies ErrorCatalogue;
