import { addDays } from '@butterfly/contracts/days';
import type { EventType } from '@butterfly/contracts/event_meetings';
import type { Db } from '../../platform/db/db';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { testEngine } from '../../platform/testing/test-engine';
import { eventTypes, schedules } from '../../modules/event_meetings/repository';
import { Availability } from '../../modules/event_meetings/slots/availability';
import { offered, type SlotQuestion } from '../../modules/event_meetings/slots/judge';
import { bruteForce } from '../../modules/event_meetings/slots/judge.second';
import { ms, percentile, report } from '../../proof/figures';
import { formFigures } from './forms';
import { DAYS, EVENTS, fillCalendars, FIRST_DAY, HOSTS, LAST_DAY, NOW } from './fill';

const RUNS = Number(process.env['RUNS'] ?? 60);
/** The slow way takes seconds: it is asked this often, in turn with ours. */
const SLOW_RUNS = 3;
const GOAL_MS = 50;

/** Free times of thirty days of ten hosts with five thousand events: at the API, and beside a look at every minute. */
async function main(): Promise<void> {
  const test = await createTestApp({ clock: () => new Date(NOW), env: { RATE_LIMITS: 'false' } });
  const client = await test.signIn('adminA');
  const type = await fillCalendars(test, client);
  await test.database.pool.query('analyze');
  const figure = `${testEngine}: slots of ${DAYS} days, ${HOSTS} hosts with ${EVENTS.toLocaleString('en-US')} events, p95`;
  say({ figure: `${figure} at the API`, value: await answered(test, type), goal_ms: GOAL_MS });
  const [ours, other] = await bothWays(test, type);
  say({ figure, value: ours, goal_ms: GOAL_MS, other: { value: other, name: 'a look at every minute', goal: 20 } });
  await test.stop();
  const { kept, perSecond, followed, trapped, refused } = await formFigures();
  report(`${testEngine}: ${perSecond.toFixed(0)} forms answered a second; the last notice and reply of 2,000 ${ms(followed)} later`);
  say({ figure: `${testEngine}: a form that becomes a lead, of 2,000 in a row`, value: kept, goal_ms: 5 });
  say({ figure: `${testEngine}: the last notice and reply of 2,000 forms, after the last answer`, value: followed, goal_ms: 1_000 });
  say({ figure: `${testEngine}: a form that falls into the trap and is kept as spam`, value: trapped, goal_ms: 5 });
  say({ figure: `${testEngine}: a form of a flood from one address, refused`, value: refused, goal_ms: 1 });
}

async function answered(test: TestApp, { public_path }: EventType): Promise<number> {
  const slug = public_path.split('/').at(-1) ?? '';
  const visitor = test.visitor();
  const times: number[] = [];
  for (let run = -5; run < RUNS; run += 1) {
    const began = performance.now();
    const answer = await visitor.get(`/api/event_meetings/public/${slug}/slots/?from=${FIRST_DAY}&to=${LAST_DAY}&tz=Europe/London`);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    if (run >= 0) times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
}

/** @throws Error when both say something else: then one of them is not the other way to do the same */
async function bothWays(test: TestApp, { id }: EventType): Promise<[ours: number, other: number]> {
  const availability = new Availability(test.platform);
  const way = (db: Db, judge: (question: SlotQuestion) => readonly number[]) => timed(async () => judge(await ask(db, availability, id)));
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1)
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => {
      const quick = await way(db, (question) => offered(question).map(({ start }) => start));
      times[0].push(quick.took);
      if (run >= SLOW_RUNS) return;
      const slow = await way(db, bruteForce);
      if (JSON.stringify(quick.said) !== JSON.stringify(slow.said))
        throw new Error(`One way offers ${quick.said.length} times, the other ${slow.said.length}.`);
      times[1].push(slow.took);
    });
  return [percentile(times[0], 0.95), percentile(times[1], 0.5)];
}

async function ask(db: Db, availability: Availability, id: number): Promise<SlotQuestion> {
  const meeting = await eventTypes.read(db, id);
  const hours = await schedules.read(db, meeting.schedule_id);
  const [from, until] = [Date.parse(`${FIRST_DAY}T00:00:00Z`), Date.parse(`${addDays(FIRST_DAY, DAYS)}T00:00:00Z`)];
  return availability.question(db, { meeting, hours, from, until });
}

async function timed<T>(work: () => Promise<T>): Promise<{ said: T; took: number }> {
  const began = performance.now();
  return { said: await work(), took: performance.now() - began };
}

/** What the caller of the bench keeps, one line of JSON each. */
interface Measured {
  readonly figure: string;
  readonly value: number;
  readonly goal_ms: number;
  readonly other?: { readonly value: number; readonly name: string; readonly goal: number };
}

function say(measured: Measured): void {
  const { figure, value, goal_ms, other } = measured;
  const beside = other ? `; ${other.name} ${ms(other.value)}: × ${(other.value / value).toFixed(1)} (goal ${other.goal})` : '';
  report(`${figure}: ${ms(value)} (goal ${goal_ms} ms)${beside}`);
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
