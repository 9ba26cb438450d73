import type { ErrorCatalogue } from '../core';

export const errors = {
  'proposal_and_invoice.not_a_draft': {
    status: 409,
    message: 'This version was sent and stays as it is. Make a new version to change it.',
  },
  'proposal_and_invoice.still_a_draft': { status: 409, message: 'This is a draft. Change it as it is.' },
  'proposal_and_invoice.newer_version': { status: 409, message: 'There is a newer version of this proposal. Go on with that one.' },
  'proposal_and_invoice.nothing_in_it': { status: 409, message: 'Nothing is offered yet. Add a line before you send it.' },
  'proposal_and_invoice.plan_does_not_fit': {
    status: 409,
    message: 'The payments are not the total. Change the payment plan before you send it.',
  },
  'proposal_and_invoice.expires_in_the_past': { status: 409, message: 'The last day of the offer is past. Choose a later one.' },
  'proposal_and_invoice.not_shown': { status: 409, message: 'This link shows no proposal any more. Ask who sent it to you for a new one.' },
  'proposal_and_invoice.no_link': { status: 409, message: 'This proposal has no link yet. Send it first.' },
} as const satisfies ErrorCatalogue;
