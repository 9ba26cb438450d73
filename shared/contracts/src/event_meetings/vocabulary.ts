export const locations = {
  studio: 'At the studio',
  phone: 'By phone',
  video: 'By video',
  client_place: 'At the client’s place',
  venue: 'At the venue',
} as const;
export type LocationKind = keyof typeof locations;
export const assignments = { single: 'One person', round_robin: 'In turn', collective: 'All together' } as const;
export type Assignment = keyof typeof assignments;
export const answerKinds = { short: 'One line', long: 'Several lines', choice: 'A choice', date: 'A day', number: 'A number' } as const;
/** What a lead is told by an answer. */
export const leadFields = {
  phone: 'Phone',
  event_date: 'Day of the event',
  venue_text: 'Venue',
  guest_count: 'Guests',
  event_type: 'Kind of event',
} as const;
export const statuses = {
  pending: 'To confirm',
  accepted: 'Confirmed',
  rejected: 'Declined',
  rescheduled: 'Moved',
  cancelled: 'Cancelled',
  completed: 'Held',
  no_show: 'Did not come',
} as const;
export type BookingStatus = keyof typeof statuses;
