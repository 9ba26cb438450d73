import type { EventType } from '@butterfly/contracts/tenant_crm';
import type { ImportedProject } from '../modules/tenant_crm/api';
import type { Platform } from '../platform/platform';
import type { SeededBusiness } from './demo-business';
import { seededRandom } from './seeded-random';

const CHUNK = 1000;
const DAY_MS = 86_400_000;
const SEED = 20_270_612;

const families = [
  'Abbott',
  'Birch',
  'Castellano',
  'Delgado',
  'Eriksen',
  'Fairweather',
  'Grant',
  'Hollis',
  'Iyer',
  'Johansson',
  'Kowalski',
  'Lindqvist',
  'Marlow',
  'Nakamura',
  'Okafor',
  'Park',
  'Quinn',
  'Reyes',
  'Sato',
  'Tanaka',
  'Underwood',
  'Vale',
  'Whitcomb',
  'Xu',
  'Young',
  'Zimmer',
];
const kinds: readonly (readonly [EventType, string])[] = [
  ['wedding', 'wedding'],
  ['wedding', 'wedding'],
  ['wedding', 'elopement'],
  ['corporate', 'gala'],
  ['corporate', 'launch'],
  ['social', 'anniversary'],
  ['funeral', 'memorial'],
  ['workshop', 'wreath workshop'],
];
const venues = [
  'Stonecroft Barn',
  'Onteora Glass House',
  'St Brendan’s Church',
  'Hotel Ansgar Ballroom',
  'Riverside Garden',
  'Cedar Hill',
  'Kiln Loft',
  'Private residence',
];
const path = ['Inquiry', 'Consultation', 'Proposal sent', 'Verbal yes', 'Booked', 'Production', 'Event day', 'Closed'];

/** Adds projects to a business until it has `count` more, in short transactions. The same count makes the same projects. */
export async function addVolume(platform: Platform, { business, count }: { business: SeededBusiness; count: number }): Promise<void> {
  const random = seededRandom(SEED + business.tenantId);
  const crm = platform.api('tenant_crm');
  const now = platform.clock().getTime();
  for (let done = 0; done < count; done += CHUNK) {
    const projects = Array.from({ length: Math.min(CHUNK, count - done) }, () => project({ random, business, now }));
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, (db) => crm.importProjects(db, projects));
  }
}

function project({ random, business, now }: { random: () => number; business: SeededBusiness; now: number }): ImportedProject {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [event_type, kind] = pick(kinds);
  const steps = 1 + Math.floor(random() * path.length);
  const begun = now - Math.floor(random() * 700 + 20) * DAY_MS;
  const pace = (now - begun) / (steps + 1);
  return {
    name: `${pick(families)} & ${pick(families)} ${kind}`,
    event_type,
    currency: business.currency,
    venue_text: pick(venues),
    event_date: new Date(now + Math.floor(random() * 900 - 400) * DAY_MS).toISOString().slice(0, 10),
    guest_count: 10 + Math.floor(random() * 240),
    budget_cents: 50_000 + Math.floor(random() * 30_000) * 100,
    owner_id: pick([...business.members.values()]),
    stages: path.slice(0, steps).map((name, at) => ({ name, at: new Date(begun + at * pace).toISOString() })),
  };
}

/** Adds contacts to a business until it has `count` more, in short transactions. */
export async function addPeople(platform: Platform, { business, count }: { business: SeededBusiness; count: number }): Promise<void> {
  const random = seededRandom(SEED + business.tenantId);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { contacts } = platform.api('tenant_crm');
  for (let done = 0; done < count; done += CHUNK) {
    const people = Array.from({ length: Math.min(CHUNK, count - done) }, (_, at) => ({
      contact: {
        first_name: pick(families),
        last_name: `${pick(families)}-${pick(families)}`,
        email: `person${done + at}@volume.example`,
        kind: pick(['person', 'person', 'planner', 'vendor'] as const),
      },
    }));
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, (db) => contacts.importPeople(db, people));
  }
}
