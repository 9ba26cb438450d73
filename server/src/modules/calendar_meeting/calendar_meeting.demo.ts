import { newEvent, newHold } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/contracts/days';
import type { DemoBuilder, DemoContext } from '../../demo/demo-business';
import type { Db } from '../../platform/db/db';
import { inNameOf } from '../../platform/db/worker';
import type { Platform } from '../../platform/platform';
import { EventService } from './events/service';
import { HoldService } from './holds/service';

const nobody = async (): Promise<void> => undefined;
const HOUR_AND_DAY = [
  { minutes: 60, channel: 'bell' },
  { minutes: 1_440, channel: 'mail' },
] as const;
const SITE = 'https://butterfly.example';

/** What is on around today, and a Saturday that two couples want. A business that has a calendar keeps what it has. */
export const builder: DemoBuilder = {
  order: 80,
  build: async (context) => {
    const { platform, business } = context;
    const memberId = [...business.members.values()][0] ?? null;
    await platform.db.withTenant(inNameOf({ tenantId: business.tenantId, memberId }), async (db) => {
      if ((await db.rows('select 1 as one from calendar_meeting_event limit 1')).length > 0) return;
      await fillDays(db, context);
      await holdSaturday(db, context);
    });
  },
};

async function fillDays(db: Db, { platform, business, today, projects }: DemoContext): Promise<void> {
  const service = new EventService(quietly(platform));
  const members = [...business.members.values()];
  const project = [...projects.values()][0] ?? null;
  const put = (input: object) => service.create(db, { input: newEvent.parse(input), site: SITE });
  const at = (days: number, start_time: string, end_time: string) => ({
    start_day: addDays(today, days),
    end_day: addDays(today, days),
    start_time,
    end_time,
  });
  const whole = (from: number, to: number) => ({ all_day: true, start_day: addDays(today, from), end_day: addDays(today, to) });
  await put({
    title: 'Flower market',
    kind: 'delivery',
    ...at(-6, '05:30', '08:00'),
    rrule: 'FREQ=WEEKLY',
    member_ids: members.slice(0, 2),
    reminders: [{ minutes: 720, channel: 'bell' }],
  });
  await put({ title: 'Team round', ...at(0, '09:00', '09:30'), rrule: 'FREQ=DAILY;INTERVAL=2', member_ids: members });
  await put({
    title: 'Site visit',
    kind: 'site_visit',
    ...at(1, '14:00', '15:30'),
    location: 'Stonecroft Barn',
    project_id: project,
    member_ids: members.slice(0, 1),
  });
  await put({
    title: 'Conditioning and production',
    kind: 'production',
    ...whole(2, 3),
    project_id: project,
    member_ids: members.slice(1, 4),
  });
  await put({ title: 'Garden days', kind: 'out_of_office', ...whole(9, 11), member_ids: members.slice(2, 3) });
  await put({
    ...{ title: 'Colour talk', kind: 'consultation', ...at(4, '11:00', '12:00'), location: 'At the studio', project_id: project },
    ...{ member_ids: members.slice(0, 1), guests: [{ name: 'Grace Chen', email: 'grace.chen@example.com' }], reminders: [...HOUR_AND_DAY] },
  });
}

async function holdSaturday(db: Db, { platform, business, today }: DemoContext): Promise<void> {
  const service = new HoldService(quietly(platform));
  const day = business.key === 'fern' && today < '2027-06-12' ? '2027-06-12' : nextSaturday(today);
  for (const [name, note] of [
    ['Reyes', 'Decide after the family dinner on Thursday'],
    ['Hollis', 'Second choice is the week after'],
    ['Vale', 'Asked by phone'],
  ] as const)
    await service.create(db, newHold.parse({ day, name, note }));
}

/** A Saturday some weeks away. */
function nextSaturday(today: string): string {
  const from = addDays(today, 28);
  return addDays(from, (6 - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7);
}

/** The people of the demo get no mail, and nobody is rung up. */
function quietly(platform: Platform): Platform {
  const api = ((id: never) => ((id as string) === 'notifications' ? { notify: nobody } : platform.api(id))) as Platform['api'];
  return { ...platform, clock: platform.clock, api, mail: { sendPersonal: nobody, sendBusiness: nobody } as unknown as Platform['mail'] };
}
