import type { EventType, LostReason } from '@butterfly/contracts/tenant_crm';

/** A project of the demo data. Days count from today: `event: 5` is in five days, `stages: [['Inquiry', -40]]` forty days ago. */
export interface DemoProject {
  readonly name: string;
  readonly type: EventType;
  /** Days from today, or a fixed date. */
  readonly event: number | string | null;
  readonly start?: string;
  readonly venue?: string;
  readonly guests?: number;
  /** In whole units of the currency. */
  readonly budget: number | null;
  readonly owner: string;
  readonly tags?: readonly string[];
  readonly stages: readonly (readonly [stage: string, day: number])[];
  readonly lost?: readonly [reason: LostReason, note: string];
  /** Days from today of the last change, where it is later than the last stage. */
  readonly touched?: number;
}

export const fernProjects: readonly DemoProject[] = [
  {
    name: 'Marlow & Okafor wedding',
    type: 'wedding',
    event: '2027-06-12',
    start: '16:30',
    venue: 'Stonecroft Barn',
    guests: 120,
    budget: 5362.12,
    owner: 'mia',
    tags: ['full service', 'Rivergate'],
    stages: [
      ['Inquiry', -96],
      ['Consultation', -88],
      ['Proposal sent', -40],
      ['Verbal yes', -26],
      ['Booked', -19],
    ],
    touched: -1,
  },
  {
    name: 'Chen–Abbott wedding',
    type: 'wedding',
    event: '2027-06-12',
    start: '15:00',
    venue: 'Onteora Glass House',
    guests: 150,
    budget: 14_800,
    owner: 'tom',
    tags: ['full service'],
    stages: [
      ['Inquiry', -30],
      ['Consultation', -22],
      ['Proposal sent', -9],
    ],
    touched: -2,
  },
  {
    name: 'Hollis Foundation gala',
    type: 'corporate',
    event: 75,
    start: '18:30',
    venue: 'Hotel Ansgar Ballroom',
    guests: 240,
    budget: 11_200,
    owner: 'leo',
    tags: ['recurring'],
    stages: [
      ['Inquiry', -35],
      ['Consultation', -28],
      ['Proposal sent', -17],
      ['Verbal yes', -4],
    ],
  },
  {
    name: 'Birch & Vale product launch',
    type: 'corporate',
    event: 48,
    start: '17:00',
    venue: 'Kiln Loft',
    guests: 80,
    budget: 4_250,
    owner: 'tom',
    stages: [
      ['Inquiry', -12],
      ['Consultation', -6],
    ],
  },
  {
    name: 'Delgado quinceañera',
    type: 'social',
    event: 110,
    start: '14:00',
    venue: 'Riverside Garden',
    guests: 130,
    budget: 6_200,
    owner: 'mia',
    stages: [
      ['Inquiry', -25],
      ['Consultation', -18],
      ['Proposal sent', -5],
    ],
  },
  {
    name: 'Whitcomb memorial',
    type: 'funeral',
    event: 5,
    start: '11:00',
    venue: 'St Brendan’s Church',
    guests: 90,
    budget: 2_350,
    owner: 'ada',
    stages: [
      ['Inquiry', -4],
      ['Verbal yes', -3],
      ['Booked', -3],
      ['Production', -1],
    ],
  },
  {
    name: 'Sato–Lindqvist elopement',
    type: 'wedding',
    event: 33,
    start: '10:30',
    venue: 'Cedar Hill',
    guests: 12,
    budget: 1_450,
    owner: 'priya',
    tags: ['elopement'],
    stages: [
      ['Inquiry', -15],
      ['Consultation', -11],
      ['Booked', -7],
    ],
  },
  {
    name: 'St Brendan’s school benefit',
    type: 'social',
    event: 61,
    start: '19:00',
    venue: 'St Brendan’s Church',
    guests: 160,
    budget: 1_900,
    owner: 'leo',
    stages: [['Inquiry', -8]],
  },
  {
    name: 'Reyes wedding',
    type: 'wedding',
    event: 3,
    start: '16:00',
    venue: 'Stonecroft Barn',
    guests: 110,
    budget: 9_640,
    owner: 'mia',
    tags: ['full service'],
    stages: [
      ['Inquiry', -210],
      ['Consultation', -198],
      ['Proposal sent', -180],
      ['Booked', -165],
      ['Production', -2],
    ],
    touched: 0,
  },
  {
    name: 'Park wedding',
    type: 'wedding',
    event: -30,
    start: '15:30',
    venue: 'Onteora Glass House',
    guests: 95,
    budget: 8_500,
    owner: 'mia',
    stages: [
      ['Inquiry', -260],
      ['Consultation', -250],
      ['Proposal sent', -240],
      ['Booked', -228],
      ['Production', -34],
      ['Event day', -30],
      ['Closed', -24],
    ],
  },
  {
    name: 'Osei wedding',
    type: 'wedding',
    event: 140,
    venue: 'Riverside Garden',
    guests: 70,
    budget: 5_800,
    owner: 'tom',
    stages: [
      ['Inquiry', -80],
      ['Consultation', -70],
      ['Proposal sent', -60],
      ['Booked', -45],
      ['Lost', -13],
    ],
    lost: ['cancelled', 'The couple moved abroad; half of the deposit was paid back.'],
  },
  { name: 'Walk-in quote', type: 'other', event: null, budget: null, owner: 'ada', stages: [['Inquiry', 0]] },
];

/** Partly the same names as in the other business: nothing of one may ever show in the other. */
export const reigerProjects: readonly DemoProject[] = [
  {
    name: 'Park wedding',
    type: 'wedding',
    event: 12,
    start: '13:00',
    venue: 'Kasteel de Haar',
    guests: 85,
    budget: 7_350,
    owner: 'joost',
    stages: [
      ['Inquiry', -120],
      ['Booked', -90],
      ['Production', -3],
    ],
  },
  {
    name: 'Reyes wedding',
    type: 'wedding',
    event: 95,
    start: '15:00',
    venue: 'Slot Zuylen',
    guests: 60,
    budget: 4_800,
    owner: 'femke',
    stages: [
      ['Inquiry', -20],
      ['Consultation', -12],
      ['Proposal sent', -4],
    ],
  },
  { name: 'Walk-in quote', type: 'other', event: null, budget: null, owner: 'femke', stages: [['Inquiry', -1]] },
  {
    name: 'Jubileum Van Houten',
    type: 'corporate',
    event: 40,
    start: '17:30',
    venue: 'TivoliVredenburg',
    guests: 220,
    budget: 9_900,
    owner: 'joost',
    stages: [
      ['Inquiry', -18],
      ['Consultation', -14],
    ],
  },
  {
    name: 'Bruiloft Jansen & De Boer',
    type: 'wedding',
    event: '2027-06-12',
    start: '14:00',
    venue: 'Botanische Tuinen',
    guests: 100,
    budget: 8_125.5,
    owner: 'mia',
    stages: [
      ['Inquiry', -60],
      ['Consultation', -52],
      ['Proposal sent', -44],
      ['Verbal yes', -30],
      ['Booked', -21],
    ],
  },
];
