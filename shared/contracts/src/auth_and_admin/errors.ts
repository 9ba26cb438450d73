import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'auth_and_admin.wrong_credentials': { status: 400, message: 'This e-mail address and password do not belong together.' },
  'auth_and_admin.locked': { status: 429, message: 'Too many failed attempts. Try again in {minutes} minutes, or set a new password.' },
  'auth_and_admin.reset_invalid': { status: 400, message: 'This link has been used or has expired. Ask for a new one.' },
  'auth_and_admin.plugin_unknown': { status: 404, message: 'There is no plugin {plugin}.' },
  'auth_and_admin.plugin_switched_off': {
    status: 409,
    message: '{title} is switched off for your business. An administrator can switch it on under Members, Plugins.',
  },
  'auth_and_admin.access_already': { status: 409, message: 'You may use {title} already. Reload the page.' },
  'auth_and_admin.request_decided': { status: 409, message: 'This request has been decided already. Nothing was changed.' },
} as const satisfies ErrorCatalogue;
