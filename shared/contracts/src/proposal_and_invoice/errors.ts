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
  'proposal_and_invoice.not_open': { status: 409, message: 'This proposal was answered, or has ended. Nothing was changed.' },
  'proposal_and_invoice.seen_changed': {
    status: 409,
    message: 'The proposal has changed since you opened it. Look at it again, then answer.',
  },
  'proposal_and_invoice.choose_one': { status: 409, message: 'Choose one of each group of alternatives.' },
  'proposal_and_invoice.picture_unreadable': { status: 400, message: 'The signature could not be read. Draw it again.' },
  'proposal_and_invoice.invoice_is_issued': {
    status: 409,
    message: 'This invoice was issued and stays as it is. Credit it, or write another one.',
  },
  'proposal_and_invoice.invoice_is_empty': {
    status: 409,
    message: 'Nothing is asked for yet. Add a line with a price before you issue it.',
  },
  'proposal_and_invoice.invoice_has_payments': {
    status: 409,
    message: 'Money came in for this invoice. Refund it first, or write a credit note.',
  },
  'proposal_and_invoice.e_invoice_incomplete': {
    status: 409,
    message: 'The electronic invoice lacks something that it has to say. The page of the invoice lists it.',
  },
  'proposal_and_invoice.not_a_photo': {
    status: 415,
    message: 'This file is no photograph. Choose a JPEG, PNG, WebP, GIF or AVIF. Nothing was added.',
  },
  'proposal_and_invoice.photo_unreadable': { status: 422, message: 'This photograph is damaged and cannot be read. Nothing was added.' },
  'proposal_and_invoice.photo_too_many_pixels': {
    status: 413,
    message: 'This photograph has more than 50 million pixels. Make it smaller, then add it again.',
  },
  'proposal_and_invoice.credit_too_large': { status: 409, message: 'That is more than the invoice comes to.' },
} as const satisfies ErrorCatalogue;
