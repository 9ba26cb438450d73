import type { ErrorCatalogue } from '../core';

export const errors = {
  'questionnaire.template_archived': { status: 409, message: 'This template is in the archive. Take it out before you change it.' },
  'questionnaire.already_sent': { status: 409, message: 'This questionnaire was sent: its questions stay as they are. Make a new one.' },
  'questionnaire.asks_nothing': { status: 409, message: 'There is no question in it. Add one before you send it.' },
  'questionnaire.not_open': { status: 409, message: 'This questionnaire takes no answers any more. What you have answered is kept.' },
  'questionnaire.not_complete': { status: 409, message: 'Some questions that are needed are not answered yet.' },
  'questionnaire.no_answer': { status: 409, message: 'There is no such answer to take over.' },
  'questionnaire.does_not_fit': { status: 409, message: 'An answer does not fit where it should go. Change it there by hand.' },
  'questionnaire.no_contact': {
    status: 409,
    message: 'There is no contact with the address of {name}. Add one before you take this over.',
  },
  'questionnaire.wrong_kind': { status: 400, message: 'This is neither a picture nor a PDF.' },
  'questionnaire.unreadable': { status: 400, message: 'This picture cannot be read. It may be damaged, or far too large.' },
  'questionnaire.too_many_files': { status: 409, message: 'There are as many files as there may be. Take one away first.' },
} as const satisfies ErrorCatalogue;
