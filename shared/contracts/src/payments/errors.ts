import type { ErrorCatalogue } from '../core';

export const errors = {
  'payments.in_the_future': { status: 409, message: 'That day is still to come. Note money on the day it came.' },
  'payments.more_than_came': { status: 409, message: 'That is more than is left of this payment.' },
  'payments.more_than_open': { status: 409, message: 'That is more than is open. Load the page again to see what is left.' },
  'payments.not_online': { status: 409, message: 'This invoice cannot be paid online. Please pay it by transfer.' },
  'payments.not_issued': { status: 409, message: 'This invoice is not issued. Issue it before you ask for money.' },
  'payments.nothing_open': { status: 409, message: 'Nothing of this part is open. There is nothing to remind of.' },
  'payments.no_address': { status: 409, message: 'There is no e-mail address for who pays. Add it to the invoice’s client first.' },
  'payments.tax_too_large': { status: 409, message: 'The tax is more than the amount it is part of.' },
  'payments.provider_failed': { status: 503, message: 'The payment service did not answer. Nothing was charged. Please try again.' },
  'payments.refund_failed': { status: 409, message: 'The payment service did not take the refund. Nothing went back.' },
  'payments.bad_signature': { status: 403, message: 'The message is not signed as it should be.' },
  'payments.no_statement': {
    status: 409,
    message: 'No columns with a day and an amount were found. Save the statement as CSV with a line of headings.',
  },
} as const satisfies ErrorCatalogue;
