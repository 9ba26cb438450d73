import type { EventType, LeadStatus, LostReason } from '@butterfly/contracts/tenant_crm';

/** A lead of the demo data. Hours count back from now; a fixed or relative event date as in the projects. */
export interface DemoLead {
  readonly title: string;
  readonly person: readonly [first: string, last: string];
  readonly email?: string;
  readonly phone?: string;
  readonly type: EventType;
  readonly event: number | string | null;
  readonly venue?: string;
  readonly guests?: number;
  /** In whole units of the currency: from and up to. */
  readonly budget?: readonly [from: number | null, to: number | null];
  readonly source: string;
  readonly detail?: string;
  readonly message?: string;
  readonly owner: string | null;
  readonly status: LeadStatus;
  /** Hours ago it came, and was answered. */
  readonly came: number;
  readonly answered?: number;
  /** Hours from now until the answer is due; negative: late. */
  readonly due?: number;
  readonly project?: string;
  readonly lost?: readonly [reason: LostReason, note: string];
  readonly score: number;
}

export const fernLeads: readonly DemoLead[] = [
  {
    title: 'Bellamy & Crane wedding', person: ['Nora', 'Bellamy'], email: 'nora.bellamy@example.com', phone: '+15185550171', type: 'wedding', event: '2027-09-18', venue: 'Cedar Hill', guests: 110,
    budget: [7_000, 9_000], source: 'web_form', detail: 'Wedding page', owner: 'tom', status: 'new', came: 11, due: -3, score: 80,
    message: 'Hello! We are getting married at Cedar Hill next September and love your garden style. Could we talk about an arch and twelve tables?\n\nWe are not fond of roses, but very fond of dahlias.',
  },
  { title: 'Lantern walk at the library', person: ['Grace', 'Oduya'], email: 'grace@hudsonlibrary.example', type: 'social', event: 54, guests: 60, budget: [null, 1_200], source: 'email', owner: 'leo', status: 'new', came: 2, due: 2, score: 45 },
  { title: 'Thomas & Priya, elopement', person: ['Thomas', 'Varga'], phone: '+15185550188', type: 'wedding', event: 40, venue: 'Riverside Garden', guests: 8, source: 'instagram', detail: 'Post of the moss arch', owner: 'priya', status: 'new', came: 1, due: 3, score: 50 },
  { title: 'Shop window for Kestrel Books', person: ['June', 'Halloran'], email: 'june@kestrelbooks.example', type: 'corporate', event: null, budget: [300, 600], source: 'walk_in', owner: null, status: 'new', came: 1, due: 3, score: 20 },
  {
    title: 'Aldous memorial', person: ['Ruth', 'Aldous'], phone: '+15185550123', type: 'funeral', event: 6, venue: 'St Brendan’s Church', guests: 70, budget: [1_200, 1_800], source: 'phone', owner: 'ada',
    status: 'contacted', came: 30, answered: 29, score: 70, message: 'Prefers white and green, no lilies: her mother was allergic.',
  },
  { title: 'Castellano 50th anniversary', person: ['Mario', 'Castellano'], email: 'mario.castellano@example.com', type: 'social', event: 92, venue: 'Hotel Ansgar Ballroom', guests: 90, budget: [3_000, 4_500], source: 'referral', detail: 'Rivergate Planning', owner: 'tom', status: 'contacted', came: 75, answered: 70, score: 85 },
  { title: 'Wreath workshop for Birch & Vale', person: ['Dana', 'Birch'], email: 'dana@birchvale.example', phone: '+15185550190', type: 'workshop', event: 21, guests: 24, budget: [null, 1_900], source: 'email', owner: 'mia', status: 'contacted', came: 52, answered: 46, score: 55 },
  { title: 'Nakamura & Hollis wedding', person: ['Emi', 'Nakamura'], email: 'emi.nakamura@example.com', phone: '+15185550145', type: 'wedding', event: '2027-06-12', venue: 'Stonecroft Barn', guests: 140, budget: [12_000, 15_000], source: 'referral', detail: 'Lena Vogt Photography', owner: 'mia', status: 'qualified', came: 190, answered: 187, score: 95 },
  { title: 'Fairweather autumn gala', person: ['Colin', 'Fairweather'], email: 'events@fairweather.example', type: 'corporate', event: 320, venue: 'Kiln Loft', guests: 200, budget: [8_000, 10_000], source: 'booking', owner: 'leo', status: 'qualified', came: 240, answered: 238, score: 70 },
  { title: 'Chen–Abbott wedding', person: ['Lily', 'Chen'], email: 'lily.chen@example.com', phone: '+15185550102', type: 'wedding', event: '2027-06-12', venue: 'Onteora Glass House', guests: 150, budget: [12_000, 15_000], source: 'web_form', owner: 'tom', status: 'converted', came: 760, answered: 757, project: 'Chen–Abbott wedding', score: 80 },
  { title: 'Delgado quinceañera', person: ['Carmen', 'Delgado'], email: 'carmen.delgado@example.com', phone: '+15185550118', type: 'social', event: 110, venue: 'Riverside Garden', guests: 130, budget: [5_000, 6_500], source: 'instagram', owner: 'mia', status: 'converted', came: 640, answered: 630, project: 'Delgado quinceañera', score: 80 },
  { title: 'Whitcomb memorial', person: ['Helen', 'Whitcomb'], phone: '+15185550134', type: 'funeral', event: 5, venue: 'St Brendan’s Church', guests: 90, budget: [2_000, 2_400], source: 'phone', owner: 'ada', status: 'converted', came: 110, answered: 109, project: 'Whitcomb memorial', score: 70 },
  { title: 'Underwood wedding', person: ['Sophie', 'Underwood'], email: 'sophie.underwood@example.com', type: 'wedding', event: 200, guests: 180, budget: [null, 2_500], source: 'web_form', owner: 'tom', status: 'lost', came: 400, answered: 390, lost: ['price', 'Hoped for 2,500 all in; our minimum for a Saturday in June is above that.'], score: 25 },
  { title: 'Iyer & Grant wedding', person: ['Asha', 'Iyer'], email: 'asha.iyer@example.com', type: 'wedding', event: 3, guests: 100, budget: [6_000, 8_000], source: 'referral', owner: 'mia', status: 'lost', came: 900, answered: 896, lost: ['date_taken', 'Reyes wedding is on the same day.'], score: 45 },
];

/** Notes by the name of their project. Days count back from today. */
export const fernNotes: readonly { readonly project: string; readonly body: string; readonly pinned?: boolean; readonly days: number; readonly by: string }[] = [
  { project: 'Marlow & Okafor wedding', body: '**No open flame** at Stonecroft Barn – lanterns with LED tapers only. Access from 11:00, strike by 23:30.', pinned: true, days: 38, by: 'leo' },
  { project: 'Marlow & Okafor wedding', body: 'Called Amara. She would like:\n\n- ranunculus instead of garden roses in the bouquet\n- ivory ribbon, no satin\n- the arch to stay for the dinner', days: 21, by: 'mia' },
  { project: 'Marlow & Okafor wedding', body: 'Retainer arrived. Contract is complete.', days: 5, by: 'tom' },
  { project: 'Chen–Abbott wedding', body: 'Wants 30 lanterns on the same Saturday as Marlow & Okafor. Check what we have before promising.', pinned: true, days: 8, by: 'tom' },
  { project: 'Reyes wedding', body: 'Order came short: 20 of 24 Juliet. White O’Hara as a substitute, she agreed on the phone.', pinned: true, days: 1, by: 'mia' },
  { project: 'Whitcomb memorial', body: 'Family asks for white, green and a little lavender. Delivery to the church at 09:30, side door.', days: 3, by: 'ada' },
  { project: 'Hollis Foundation gala', body: 'Same 24 centrepieces as last year, a little lower: the speakers could not be seen.', days: 12, by: 'leo' },
  { project: 'Osei wedding', body: 'Cancelled: they move abroad. Half of the deposit was paid back, as the contract says.', days: 13, by: 'tom' },
];

export const reigerLeads: readonly DemoLead[] = [
  { title: 'Bruiloft Visser', person: ['Lotte', 'Visser'], email: 'lotte.visser@example.nl', type: 'wedding', event: 160, venue: 'Slot Zuylen', guests: 70, budget: [4_000, 6_000], source: 'web_form', owner: 'femke', status: 'new', came: 1, due: 3, score: 70 },
  { title: 'Bedrijfsfeest Noorderlicht', person: ['Pieter', 'Dijkstra'], email: 'pieter@noorderlicht.example', type: 'corporate', event: 70, guests: 150, budget: [null, 5_500], source: 'referral', owner: 'joost', status: 'contacted', came: 60, answered: 55, score: 70 },
];
