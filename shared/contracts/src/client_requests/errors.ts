import type { ErrorCatalogue } from '../core';

export const errors = {
  'client_requests.changes_locked': {
    status: 409,
    message: 'Changes are closed since {locked_from}. Somebody who may allow late changes has to let this one come.',
  },
  'client_requests.line_gone': {
    status: 409,
    message: 'The line “{line}” is not in the proposal of this project any more. Nothing was changed.',
  },
  'client_requests.nothing_changes': { status: 409, message: 'This would leave the proposal as it is. Say how many are wanted of what.' },
  'client_requests.not_quoted': { status: 409, message: 'The client has not seen a price yet. Send it first.' },
  'client_requests.price_changed': {
    status: 409,
    message:
      'The proposal has changed since the client approved: it would be another difference now. Nothing was written. Send the new price.',
  },
  'client_requests.quote_changed': { status: 409, message: 'The price was changed meanwhile. Please look at it again.' },
  'client_requests.already_settled': { status: 409, message: 'This is approved or done: what it asks for stays. Reopen it to change it.' },
  'client_requests.other_project': { status: 409, message: 'Only requests of one project can be merged.' },
  'client_requests.not_settled': { status: 409, message: 'This request is still open. It is rated when it is done.' },
} as const satisfies ErrorCatalogue;
