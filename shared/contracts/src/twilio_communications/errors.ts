import type { ErrorCatalogue } from '../core';

export const errors = {
  // Never contains the phrases that lead to /access-denied: a page that starts the softphone stays.
  'twilio_communications.not_configured': { status: 503, message: 'Twilio credentials are not configured' },
  'twilio_communications.bad_signature': { status: 403, message: 'The signature does not belong to this request. Nothing was changed.' },
  'twilio_communications.not_a_number': {
    status: 422,
    message: 'This is not a phone number. Write it with its country, such as +1 415 555 0123.',
  },
  'twilio_communications.premium_number': {
    status: 422,
    message: 'This is a premium-rate number. Calls and texts to such numbers are not made.',
  },
  'twilio_communications.country_not_allowed': {
    status: 422,
    message: 'Your business does not call or text {country}. An administrator can allow the country in the settings.',
  },
  'twilio_communications.recording_gone': { status: 404, message: 'Twilio does not have this recording any more.' },
  'twilio_communications.recording_unavailable': {
    status: 503,
    message: 'Twilio did not hand out the recording. Nothing was changed; please try again in a moment.',
  },
  'twilio_communications.opted_out': {
    status: 409,
    message: 'This person has asked not to get text messages. Nothing was sent; they can text START to hear from you again.',
  },
  'twilio_communications.empty_message': { status: 422, message: 'There is nothing to send yet. Write a text or add a picture.' },
  'twilio_communications.media_not_found': { status: 422, message: 'A picture of this message is no longer there. Add it again.' },
  'twilio_communications.media_type': {
    status: 422,
    message: 'This file cannot be sent by text message. Send a picture (JPEG, PNG, GIF or WebP) or a PDF.',
  },
  'twilio_communications.quiet_hours': {
    status: 409,
    message:
      'At that moment it is {time} for this person, within the quiet hours of your business. Send the text all the same, or at {end}.',
  },
  'twilio_communications.bad_time': { status: 422, message: 'Choose a time between now and a year from now.' },
  'twilio_communications.no_such_time': {
    status: 422,
    message: 'The clocks go forward at that time, so it does not exist on that day. Choose another time.',
  },
  'twilio_communications.too_many_planned': {
    status: 409,
    message: 'There are 500 planned texts already. Send or cancel some of them first.',
  },
  'twilio_communications.not_planned': {
    status: 409,
    message: 'This text is not planned any more: it was sent or cancelled in the meantime.',
  },
  'twilio_communications.planned_changed': {
    status: 409,
    message: 'Somebody else has changed this text in the meantime. Look at it again before you change it.',
  },
  'twilio_communications.too_many_recipients': {
    status: 422,
    message: 'A text goes to 200 people at most, and these are {count}. Narrow the choice, and send the rest in a second text.',
  },
  'twilio_communications.not_retryable': { status: 409, message: 'This message has not failed, so it is not sent again.' },
  'twilio_communications.too_many_templates': { status: 409, message: 'There are 200 templates already. Delete one you no longer need.' },
  'twilio_communications.template_name_taken': { status: 409, message: 'There is a template of this name already. Choose another name.' },
  'twilio_communications.key_required': {
    status: 400,
    message: 'Send the Idempotency-Key header, so that a repeated request does not send the message twice.',
  },
} as const satisfies ErrorCatalogue;
