import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'floral_recipe_builder.archived': { status: 409, message: 'This is in the archive. Bring it back before you change it.' },
  'floral_recipe_builder.book_locked': {
    status: 409,
    message: 'The recipes of this project are locked, because the proposal was accepted. Make a new version to change them.',
  },
  'floral_recipe_builder.only_default': {
    status: 409,
    message: 'One profile has to be the usual one. Make another the usual one instead.',
  },
} as const satisfies ErrorCatalogue;
