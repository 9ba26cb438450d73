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
  'floral_recipe_builder.nothing_to_order': {
    status: 409,
    message: 'Everything these projects need is there or on its way already. Nothing was ordered.',
  },
  'floral_recipe_builder.preview_changed': {
    status: 409,
    message: 'Recipes, prices or stock have changed since you looked. Nothing was ordered; look at it once more.',
  },
  'floral_recipe_builder.not_free': { status: 409, message: 'So many of it are not free any more. Nothing was taken.' },
  'floral_recipe_builder.order_ended': { status: 409, message: 'This order has ended. Nothing was changed.' },
  'floral_recipe_builder.supplier_without_email': {
    status: 409,
    message: 'Orders to {supplier} go by mail, and no address is known. Add one, or change how it is ordered. Nothing was sent.',
  },
} as const satisfies ErrorCatalogue;
