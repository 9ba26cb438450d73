import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'notices.archived': { status: 409, message: 'This notice is in the archive. Bring it back before you change it.' },
  'notices.already_published': {
    status: 409,
    message: 'The notice has been published: whom it is for and when it appears stay as they are. Nothing was changed.',
  },
  'notices.only_author': { status: 403, message: 'Only who wrote the notice, or an administrator, can do this.' },
  'notices.nothing_to_confirm': { status: 409, message: 'This notice does not ask to be confirmed, or is not shown any more.' },
  'notices.reminded_lately': { status: 409, message: 'Everybody was reminded less than an hour ago. Nobody was reminded again.' },
} as const satisfies ErrorCatalogue;
