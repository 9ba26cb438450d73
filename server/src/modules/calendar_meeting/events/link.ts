import { defineLink } from '../../../platform/public-links/link-kind';

/** The link of a guest: its label is the address of the guest, as the event has it. */
export const INVITATION = defineLink({
  name: 'calendar_meeting.invitation',
  subject: 'calendar_meeting.event',
  scopes: ['answer'],
  shownAgain: true,
});

export const invitationPath = (token: string): string => `/calendar_meeting/invitation/${token}`;
