/** Words of this plugin, as people read them. */
export const partnerKinds = {
  planner: 'Planner',
  venue: 'Venue',
  photographer: 'Photographer',
  past_client: 'Past client',
  other: 'Other',
} as const;

export const partnerStatuses = { applied: 'Applied', approved: 'Active', paused: 'Paused', removed: 'Removed' } as const;

export const referralStatuses = {
  submitted: 'Waiting for you',
  accepted: 'Accepted',
  converted: 'Booked',
  paid: 'Paid out',
  lost: 'Lost',
  rejected: 'Not counted',
} as const;

export const referralSources = { link: 'Link', form: 'Sent in', manual: 'Noted by the team' } as const;

export const commissionStatuses = {
  pending: 'On hold',
  approved: 'Available',
  in_payout: 'In a payout',
  paid: 'Paid',
  cancelled: 'Cancelled',
} as const;

export const payoutStatuses = { draft: 'To approve', approved: 'Approved', sent: 'Sent', cancelled: 'Cancelled' } as const;

export const rejections = {
  known_lead: 'Was in touch with us before',
  known_client: 'Is a client of ours already',
  other_partner: 'Another partner sent them first',
  own_lead: 'Sent themselves',
  declined: 'Not counted by the team',
} as const;

export const flagWords = {
  own_email: 'The address is the partner’s own',
  own_phone: 'The phone number is the partner’s own',
  own_domain: 'The address is of the partner’s company',
  same_network: 'The form came from where the partner signs in',
} as const;

export const triggers = {
  each_payment: 'With each payment',
  first_payment: 'With the first payment',
  event_done: 'After the event',
} as const;

export const bases = { collected_net: 'What was collected', accepted_net: 'What was agreed' } as const;

export const bankStates = {
  requested: 'Waiting for a second pair of eyes',
  confirmed: 'In use',
  cooling: 'Confirmed, waits a day',
  rejected: 'Declined',
  replaced: 'Replaced',
} as const;
