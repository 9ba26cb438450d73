/** What a place is. */
export const venueKinds = {
  hotel: 'Hotel',
  barn: 'Barn',
  church: 'Church',
  garden: 'Garden',
  restaurant: 'Restaurant',
  private: 'Private residence',
  other: 'Other',
} as const;
export type VenueKind = keyof typeof venueKinds;

/** What a rule of a place is about. */
export const ruleTopics = {
  open_flame: 'Open flame',
  confetti_petals: 'Confetti and petals',
  hanging: 'Hanging and rigging',
  ladders_lifts: 'Ladders and lifts',
  nails_tape: 'Nails, wire and tape',
  water: 'Water',
  parking: 'Parking',
  loading_dock: 'Loading dock',
  elevator: 'Elevator',
  noise: 'Noise',
  vendor_list: 'Vendor list',
  insurance: 'Insurance',
  strike_deadline: 'Strike deadline',
} as const;
export type RuleTopic = keyof typeof ruleTopics;

/** `info` is good to know, `must` is done for every event there, `forbidden` is never done. */
export const ruleSeverities = { info: 'Good to know', must: 'Must', forbidden: 'Forbidden' } as const;
export type RuleSeverity = keyof typeof ruleSeverities;

/** Monday is 1, as in ISO 8601. */
export const weekdays = { 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday', 5: 'Friday', 6: 'Saturday', 7: 'Sunday' } as const;
