export const kinds = {
  meeting: 'Meeting',
  consultation: 'Consultation',
  site_visit: 'Site visit',
  production: 'Production',
  delivery: 'Delivery',
  event: 'Event',
  out_of_office: 'Out of office',
  other: 'Something else',
} as const;
export type Kind = keyof typeof kinds;
export const layers = {
  events: 'Calendar',
  holds: 'Date holds',
  meetings: 'Booked meetings',
  projects: 'Project dates',
  tasks: 'Tasks',
  payments: 'Payments due',
  rentals: 'Rentals',
  away: 'Out of office',
  busy: 'Other calendars',
} as const;
export type Layer = keyof typeof layers;
export const responses = { needs_action: 'No answer yet', accepted: 'Comes', tentative: 'Maybe', declined: 'Cannot come' } as const;
export type Response = keyof typeof responses;
export const scopes = { one: 'Only this one', following: 'This one and all after it', all: 'All of them' } as const;
export type Scope = keyof typeof scopes;
export const channels = { bell: 'In Butterfly', mail: 'By mail' } as const;
export type Channel = keyof typeof channels;
export const holdStates = { held: 'Held', confirmed: 'Booked', lapsed: 'Lapsed', released: 'Given back' } as const;
export type HoldState = keyof typeof holdStates;
