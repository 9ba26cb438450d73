import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'transactional_emails.unknown_variable': {
    status: 422,
    message: 'There is a variable in it that this mail does not have. Nothing was saved; its place is named.',
  },
  'transactional_emails.template_broken': {
    status: 422,
    message: 'The template cannot be made into a mail. Nothing was saved; what is wrong is named.',
  },
  'transactional_emails.required_mail': { status: 409, message: 'Clients have to get this mail, so it cannot be switched off.' },
  'transactional_emails.cannot_resend': {
    status: 409,
    message: 'This mail held a link for one person alone, which is not kept. Send it again from where it came from.',
  },
  'transactional_emails.suppressed': {
    status: 409,
    message: 'This address gets no mail any more. Look at the suppressions in the settings.',
  },
  'transactional_emails.complaint_stays': {
    status: 409,
    message: 'Who was written to has reported the mail as spam. That is not taken back here.',
  },
  'transactional_emails.bad_signature': { status: 403, message: 'The signature is not the one of this business.' },
} as const satisfies ErrorCatalogue;
