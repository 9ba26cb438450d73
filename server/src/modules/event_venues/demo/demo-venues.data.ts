import type { DrivingPatch, NewVenue, VenueRule } from '@butterfly/contracts/event_venues';

type DemoRule = Pick<VenueRule, 'topic' | 'severity' | 'text'> & { readonly source?: string; readonly verified?: number };

/** A place of the demo; days count from today, so that two certificates always end before their next event. */
export interface DemoVenue extends Partial<Omit<NewVenue, 'certificates' | 'rules' | 'spaces' | 'windows'>> {
  readonly name: string;
  readonly rules?: readonly DemoRule[];
  readonly windows?: readonly object[];
  readonly spaces?: readonly object[];
  readonly insured_for?: number;
}

/** The vans start behind the studio; 40 km there and back are in the basic fee. */
export const fernDriving: DrivingPatch = {
  lat: 42.2529,
  lng: -73.7909,
  base_cents: 9_500,
  included_m: 40_000,
  rate_cents: 220,
  step_cents: 1,
};
export const reigerDriving: DrivingPatch = {
  lat: 52.0907,
  lng: 5.1214,
  base_cents: 7_500,
  included_m: 30_000,
  rate_cents: 95,
  step_cents: 50,
};

/** Places around Hudson. */
export const fernVenues: readonly DemoVenue[] = [
  {
    name: 'Stonecroft Barn',
    kind: 'barn',
    address: '118 Stonecroft Lane, Hudson, NY',
    lat: 42.2411,
    lng: -73.7562,
    website: 'https://stonecroft.example',
    capacity_seated: 160,
    capacity_standing: 220,
    preferred: true,
    tags: ['rustic', 'beams'],
    notes: 'The lower gate is locked until eleven; the code comes by text on the day.',
    rules: [
      { topic: 'open_flame', severity: 'forbidden', text: 'No open flame, LED only', source: 'House rules, page 2', verified: -90 },
      {
        topic: 'hanging',
        severity: 'must',
        text: 'Hang from the iron rail, never from the beams',
        source: 'Ben, caretaker',
        verified: -90,
      },
      { topic: 'strike_deadline', severity: 'must', text: 'Everything out by 23:30', source: 'House rules, page 1', verified: -90 },
      { topic: 'parking', severity: 'info', text: 'Van behind the barn, one at a time' },
    ],
    windows: [{ from: '11:00', until: '23:30', late_fee_cents: 15_000 }],
    spaces: [
      { name: 'Barn floor', length_cm: 2_400, width_cm: 1_100, ceiling_cm: 620, note: 'Iron rail at 3.1 m along both sides' },
      { name: 'Orchard lawn', indoor: false, length_cm: 4_000, width_cm: 2_500 },
    ],
    insured_for: 400,
    contacts: [{ name: 'Ben Ostrander', role: 'Caretaker', phone: '+15185550121', email: 'ben@stonecroft.example' }],
  },
  {
    name: 'Onteora Glass House',
    kind: 'garden',
    address: '40 Platte Clove Road, Tannersville, NY',
    lat: 42.1939,
    lng: -74.1337,
    // Over the river and up the clove, by the clock of the van.
    way_m: 46_000,
    way_minutes: 52,
    capacity_seated: 120,
    preferred: true,
    tags: ['glass', 'view'],
    rules: [
      {
        topic: 'ladders_lifts',
        severity: 'must',
        text: 'A lift above 3.6 m, ladders are not allowed',
        source: 'Events office',
        verified: -90,
      },
      {
        topic: 'nails_tape',
        severity: 'forbidden',
        text: 'No wire or tape on the frames',
        source: 'Events office',
        verified: -500,
      },
      { topic: 'insurance', severity: 'must', text: 'Certificate ten days before', source: 'Events office', verified: -90 },
    ],
    windows: [{ from: '09:00', until: '23:00' }],
    spaces: [{ name: 'Glass hall', length_cm: 1_800, width_cm: 900, ceiling_cm: 540 }],
    insured_for: 20,
    contacts: [{ name: 'Ana Prescott', role: 'Events', phone: '+15185550122', email: 'events@onteora.example' }],
  },
  {
    name: "St Brendan's Church",
    kind: 'church',
    address: '12 Warren Street, Hudson, NY',
    lat: 42.2529,
    lng: -73.7909,
    capacity_seated: 240,
    rules: [
      {
        topic: 'confetti_petals',
        severity: 'forbidden',
        text: 'No petals, inside or on the steps',
        source: 'Father Liam',
        verified: -90,
      },
      { topic: 'nails_tape', severity: 'forbidden', text: 'Pew ends with ribbon only', source: 'Father Liam', verified: -90 },
    ],
    windows: [
      { weekday: 6, from: '14:00', until: '15:00' },
      { from: '09:00', until: '12:00' },
    ],
    spaces: [{ name: 'Nave', length_cm: 3_000, width_cm: 1_200, ceiling_cm: 1_100 }],
  },
  {
    name: 'Hotel Ansgar Ballroom',
    kind: 'hotel',
    address: '300 Front Street, Hudson, NY',
    lat: 42.2546,
    lng: -73.7958,
    capacity_seated: 320,
    capacity_standing: 450,
    rules: [
      { topic: 'elevator', severity: 'must', text: 'Book the goods elevator two days before', source: 'Banquets', verified: -90 },
      { topic: 'insurance', severity: 'must', text: 'Certificate names the hotel group', source: 'Banquets', verified: -90 },
      { topic: 'loading_dock', severity: 'info', text: 'Dock on Ferry Street, 20 minutes' },
    ],
    windows: [{ from: '12:00', until: '01:00', late_fee_cents: 30_000 }],
    spaces: [{ name: 'Ballroom', length_cm: 2_800, width_cm: 1_600, ceiling_cm: 480 }],
    insured_for: 12,
  },
  {
    name: 'Riverside Garden',
    kind: 'garden',
    address: 'Riverfront Park, Athens, NY',
    lat: 42.2604,
    lng: -73.8093,
    capacity_standing: 180,
    rules: [
      { topic: 'noise', severity: 'must', text: 'Permit of the town, music until 22:00', source: 'Town clerk', verified: -90 },
      { topic: 'open_flame', severity: 'info', text: 'Lanterns are welcome' },
    ],
    windows: [{ from: '08:00', until: '22:30' }],
    spaces: [{ name: 'River lawn', indoor: false, length_cm: 6_000, width_cm: 3_000 }],
  },
  {
    name: 'Cedar Hill',
    kind: 'garden',
    address: '5720 Route 9G, Hudson, NY',
    lat: 42.2176,
    lng: -73.8287,
    capacity_seated: 200,
    preferred: true,
    rules: [
      {
        topic: 'vendor_list',
        severity: 'must',
        text: 'Names of everybody who comes, three days before',
        source: 'Estate office',
        verified: -500,
      },
    ],
    windows: [{ from: '10:00', until: '23:00' }],
    spaces: [{ name: 'Terrace', indoor: false, length_cm: 2_000, width_cm: 800 }],
    insured_for: 300,
  },
  {
    name: 'Kiln Loft',
    kind: 'other',
    address: '77 Kiln Street, Kingston, NY',
    lat: 41.9187,
    lng: -74.0006,
    capacity_seated: 90,
    capacity_standing: 140,
    rules: [{ topic: 'elevator', severity: 'info', text: 'Freight elevator, 2.1 m high' }],
    windows: [{ from: '13:00', until: '02:00' }],
    spaces: [{ name: 'Loft', length_cm: 1_700, width_cm: 1_000, ceiling_cm: 390 }],
  },
  {
    name: 'Whitcomb residence',
    kind: 'private',
    address: '9 Mill Road, Ghent, NY',
    lat: 42.3289,
    lng: -73.6157,
    notes: 'Ask for Ruth at the side door.',
  },
];

/** Places around Utrecht; one has the name of a place of the other business. */
export const reigerVenues: readonly DemoVenue[] = [
  {
    name: 'Kiln Loft',
    kind: 'other',
    address: 'Vlampijpstraat 79, Utrecht',
    lat: 52.1008,
    lng: 5.0893,
    capacity_seated: 110,
    windows: [{ from: '10:00', until: '00:30' }],
  },
  {
    name: 'Landgoed Oudaen',
    kind: 'garden',
    address: 'Zandpad 80, Breukelen',
    lat: 52.1622,
    lng: 5.0126,
    capacity_seated: 150,
    rules: [{ topic: 'open_flame', severity: 'must', text: 'Kaarsen alleen in glas', verified: -40 }],
  },
];

/** Work of setting up by the name of the project: an arch of six hours and twelve centrepieces, and what went wrong there. */
export const placings: Readonly<Record<string, { readonly setup_minutes: number; readonly crew: number; readonly note: string }>> = {
  'Marlow & Okafor wedding': { setup_minutes: 420, crew: 3, note: '' },
  'Park wedding': { setup_minutes: 300, crew: 2, note: 'The lower gate was locked until 11:20, we lost twenty minutes.' },
};
