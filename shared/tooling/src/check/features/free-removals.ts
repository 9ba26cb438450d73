/** An operation that takes something away and needs no feature, with the reason. Each has to be needed. */
export const FREE_REMOVALS: Readonly<Record<string, string>> = {
  'calendar_meeting.removeEvent': 'it is called off and kept; whoever plans takes it back as easily',
  'calendar_meeting.removeExternal': 'one takes away calendars of one’s own only; the other calendar stays where it is',
  'contact_management.removeFromList': 'the list and the person stay',
  'event_meetings.removeAway': 'an absence is noted and taken back by whoever plans; what is booked stays',
  'event_venues.displaceProject': 'the project and the venue stay; the page asks before a note is lost',
  'moodboard.removeComment': "one may take away one's own comments only; administrators any",
  'moodboard.revokeShare': 'closing a link protects the client, and it can be opened again',
  'project_view.removeEntry': 'a line of a plan that the team keeps together; it can be restored',
  'tenant_crm.removeProjectPerson': 'the project and the person stay',
  'tenant_crm.removeTeamMember': 'takes a colleague off a project; nothing is removed, and it is put back as easily',
};
