import type { ErrorCatalogue } from '../core';

export const errors = {
  'referral_portal.username_taken': { status: 409, message: 'Another partner has this name. Choose another one.' },
  'referral_portal.program_used': { status: 409, message: 'Partners are in this program. Give them another one first.' },
  'referral_portal.archived': { status: 409, message: 'This is in the archive. Take it out before you use it.' },
  'referral_portal.not_active': { status: 409, message: 'This partner is not active.' },
  'referral_portal.already_referred': { status: 409, message: 'A partner has been noted for this client already.' },
  'referral_portal.second_person': { status: 409, message: 'Somebody else has to do this: two people look at every payout.' },
  'referral_portal.no_account': { status: 409, message: 'There is no account to send this to. Ask the partner for bank details.' },
  'referral_portal.no_debtor': { status: 409, message: 'Say in the settings from which account partners are paid.' },
  'referral_portal.not_euro': { status: 409, message: 'SEPA files are for euros. Use the CSV.' },
  'referral_portal.nothing_to_send': { status: 409, message: 'No approved payout has an IBAN.' },
  'referral_portal.sign_in_failed': { status: 403, message: 'Name and password do not match.' },
  'referral_portal.too_many_tries': { status: 429, message: 'There were too many tries. Please wait a quarter of an hour.' },
  'referral_portal.signed_out': { status: 401, message: 'Please sign in.' },
  'referral_portal.other_partner': { status: 403, message: 'This page belongs to somebody else.' },
  'referral_portal.agreement_needed': { status: 409, message: 'Please accept the agreement first.' },
} as const satisfies ErrorCatalogue;
