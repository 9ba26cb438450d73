import { defineLink } from '../../../platform/public-links/link-kind';

/** The link of one person who is asked. The team may hand it out again. */
export const ANSWERING = defineLink({
  name: 'questionnaire.answer',
  subject: 'questionnaire.recipient',
  scopes: ['answer'],
  shownAgain: true,
});

export const answeringPath = (token: string): string => `/public/questionnaire/${token}`;
