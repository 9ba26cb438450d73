import { newEventType, newSchedule, type Rule } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import type { DemoBuilder, DemoContext } from '../../demo/demo-business';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { BookingService, type Guest } from './bookings/service';
import { eventTypes, schedules, typeList, type StoredType } from './repository';
import { Availability } from './slots/availability';
import { firstInstant } from './slots/wall-clock';

const nobody = async (): Promise<void> => undefined;
const ZONES = { fern: 'America/New_York', reiger: 'Europe/Amsterdam' } as const;

/** Opening hours, three kinds of meetings and some that are booked. A business that has kinds of meetings keeps what it has. */
export const builder: DemoBuilder = {
  order: 75,
  build: async ({ platform, business, today, projects }) => {
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      if ([...(await typeList(db, false)), ...(await typeList(db, true))].length > 0) return;
      const tz = ZONES[business.key];
      const types = await makeTypes(db, { business, tz });
      await bookSome(db, { platform, types, today, tz, project: [...projects.values()][1] ?? null });
    });
  },
};

async function makeTypes(db: Db, { business, tz }: Pick<DemoContext, 'business'> & { tz: string }) {
  const rules: Rule[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
  const { id: schedule_id } = await schedules.insert(
    db,
    newSchedule.parse({ name: 'Studio hours', tz, rules: [...rules, { weekday: 6, start: '10:00', end: '14:00' }] }),
  );
  const hosts = [...business.members.values()].slice(0, 4).map((member_id) => ({ member_id, weight: 1 }));
  const make = (type: object) => eventTypes.insert(db, newEventType.parse({ schedule_id, hosts, ...type }));
  const call = await make({
    name: '30-minute phone call',
    slug: 'phone-call',
    description: 'Tell us about your day. We call you.',
    duration_min: 30,
    location_kind: 'phone',
    assignment: 'round_robin',
    color: 'marigold',
  });
  const consultation = await make({
    name: 'Studio consultation',
    slug: 'consultation',
    description: 'An hour among flowers: your colours, your place, your budget.\nBring pictures that you love.',
    duration_min: 60,
    buffer_before_min: 15,
    buffer_after_min: 15,
    assignment: 'round_robin',
    max_days_ahead: 120,
    when_full_id: call.id,
    questions: [
      { key: 'event_date', label: 'When is your event?', kind: 'date', required: false, lead_field: 'event_date' },
      { key: 'guests', label: 'How many guests?', kind: 'number', required: false, lead_field: 'guest_count' },
      { key: 'flowers', label: 'Flowers you love', kind: 'long', required: false },
    ],
  });
  const walk = await make({
    name: 'Venue walk-through',
    slug: 'venue-walk-through',
    duration_min: 90,
    location_kind: 'client_place',
    buffer_before_min: 30,
    buffer_after_min: 30,
    requires_confirmation: true,
    daily_limit: 1,
    color: 'eucalyptus',
  });
  return { call, consultation, walk };
}

interface Made {
  readonly platform: Platform;
  readonly types: { readonly call: StoredType; readonly consultation: StoredType; readonly walk: StoredType };
  readonly today: string;
  readonly tz: string;
  readonly project: number | null;
}

/** By the rules of the product, and to nobody: the people of the demo get no mail. */
async function bookSome(db: Db, { platform, types, today, tz, project }: Made): Promise<void> {
  const quiet = {
    ...platform,
    clock: platform.clock,
    api: platform.api,
    mail: { sendPersonal: nobody, sendBusiness: nobody },
  } as unknown as Platform;
  const service = new BookingService(withoutBell(quiet), new Availability(platform));
  const put = (
    type: StoredType,
    { day, time, name, project_id = null }: { day: number; time: string; name: string; project_id?: number | null },
  ) => {
    const start = firstInstant({ day: addDays(today, day), time, tz });
    return service.book(db, { type, start, byTeam: true, guest: guestOf(name, { tz, project_id }) });
  };
  const held = await put(types.consultation, { day: -3, time: '11:00', name: 'Clara Delgado' });
  await service.complete(db, {
    id: held.id,
    outcome: 'Garden roses and smilax; wants candles everywhere.',
    stage_id: null,
    qualify_lead: false,
  });
  const missed = await put(types.call, { day: -2, time: '15:00', name: 'Jonas Whitcomb' });
  await service.noShow(db, { id: missed.id, followUp: false });
  await put(types.consultation, { day: 0, time: '10:00', name: 'Grace Chen', project_id: project });
  await put(types.call, { day: 0, time: '15:30', name: 'Rowan Hollis' });
  const next = nextOpen(today);
  await put(types.consultation, { day: next, time: '11:00', name: 'Noor Sato' });
  await put(types.call, { day: next, time: '14:00', name: 'Emil Lindqvist' });
  const start = firstInstant({ day: addDays(today, next + 7), time: '09:30', tz });
  await service.book(db, { type: types.walk, start, byTeam: false, guest: guestOf('Ida Reyes', { tz, project_id: null }) });
}

/** The first day from tomorrow on that is Monday to Friday. */
function nextOpen(today: string): number {
  const isOpen = (days: number) => ![0, 6].includes(new Date(`${addDays(today, days)}T00:00:00Z`).getUTCDay());
  return [1, 2, 3].find(isOpen) ?? 1;
}

const guestOf = (name: string, { tz, project_id }: { tz: string; project_id: number | null }): Guest => ({
  name,
  email: `${name.toLowerCase().replace(/ /g, '.')}@example.com`,
  phone: '',
  visitor_tz: tz,
  answers: [],
  source: 'booking_page',
  utm: {},
  site: 'https://butterfly.example',
  language: null,
  project_id,
  lead_id: null,
  contact_id: null,
  form_nonce: null,
});

/** Nobody is rung up by the demo. */
function withoutBell(platform: Platform): Platform {
  const api = ((id: never) => ((id as string) === 'notifications' ? { notify: nobody } : platform.api(id))) as Platform['api'];
  return { ...platform, api };
}
