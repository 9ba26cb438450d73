import type { ErrorCatalogue } from '../core';

export const errors = {
  'payments.in_the_future': { status: 409, message: 'That day is still to come. Note money on the day it came.' },
  'payments.more_than_came': { status: 409, message: 'That is more than is left of this payment.' },
  'payments.more_than_open': { status: 409, message: 'That is more than is open. Load the page again to see what is left.' },
  'payments.not_online': { status: 409, message: 'This invoice cannot be paid online. Please pay it by transfer.' },
  'payments.not_issued': { status: 409, message: 'This invoice is not issued. Issue it before you ask for money.' },
} as const satisfies ErrorCatalogue;
