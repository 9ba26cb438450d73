import type { ErrorCatalogue } from '../core';

export const errors = {
  'contact_management.confirmation_expired': {
    status: 409,
    message: 'The confirmation is too old or for somebody else. Nothing was erased; look at what would go and confirm again.',
  },
  'contact_management.too_many_lists': { status: 409, message: 'There are 100 lists already. Delete one you no longer need.' },
  'contact_management.list_is_smart': { status: 409, message: 'This list fills itself by its filter. Change the filter instead.' },
} as const satisfies ErrorCatalogue;
