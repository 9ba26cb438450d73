import type { OpenHours } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import { proofSeed, proofSize } from '@butterfly/testing/proof/proof-size';
import { localTime } from '../../../platform/time/local-time';
import { bruteForce } from './judge.second';
import { judgeTimes, offered, type SlotQuestion, type Taken } from './judge';
import { nextHost } from './next-host';
import { openingsOf } from './openings';
import { reasonText } from './reason-text';

const CALENDARS = proofSize({ short: 1_000, long: 20_000 });
const MINUTE_MS = 60_000;
const at = (text: string) => Date.parse(text);

/** Tuesday 2027-03-16, nine to five in New York, with one booking of buffers 0/15. */
const worked: SlotQuestion = {
  hours: { tz: 'America/New_York', rules: [{ weekday: 2, start: '09:00', end: '17:00' }], overrides: [] },
  duration_min: 60,
  slot_step_min: 30,
  buffer_before_min: 15,
  buffer_after_min: 15,
  min_notice_min: 0,
  max_days_ahead: 60,
  daily_limit: null,
  weekly_limit: null,
  assignment: 'single',
  host_ids: [1],
  now: at('2027-03-15T12:00:00Z'),
  from: at('2027-03-16T04:00:00Z'),
  until: at('2027-03-17T04:00:00Z'),
  taken: [
    { member_id: 1, from: at('2027-03-16T15:00:00Z'), until: at('2027-03-16T16:00:00Z'), before_min: 0, after_min: 15, label: 'Tasting' },
  ],
  counted: [],
};
const clock = (question: SlotQuestion) => offered(question).map(({ start }) => localTime(new Date(start), question.hours.tz).slice(11));

describe('which times are offered', () => {
  it('counts the buffers of both sides, as worked out by hand', () => {
    const all = ['09:00', '09:30', '12:30', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00'];
    expect(clock(worked)).toEqual(all);
    expect(clock({ ...worked, now: at('2027-03-16T12:10:00Z'), min_notice_min: 120 })).toEqual(all.slice(2));
  });

  it('says why a time is not offered', () => {
    const names = new Map([[1, 'Anna']]);
    const judged = judgeTimes(worked).find(({ start }) => start === at('2027-03-16T16:00:00Z'));
    expect(judged?.obstacles.map((obstacle) => reasonText(obstacle, { tz: worked.hours.tz, names }))).toEqual([
      'Anna: Tasting from 11:00, free again at 12:30 incl. 30 min buffer',
    ]);
    const late = judgeTimes(worked).find(({ start }) => start === at('2027-03-16T20:30:00Z'));
    expect(late?.obstacles).toEqual([{ kind: 'closes', at: at('2027-03-16T21:00:00Z') }]);
  });

  it('needs all hosts of a collective meeting, and one of those who take turns', () => {
    const two = { ...worked, host_ids: [1, 2] };
    expect(clock({ ...two, assignment: 'collective' })).toEqual(clock(worked));
    expect(clock({ ...two, assignment: 'round_robin' })).toHaveLength(15);
  });

  it('keeps to limits of a day and of a week', () => {
    const counted = [at('2027-03-16T13:00:00Z')];
    expect(clock({ ...worked, counted, daily_limit: 1 })).toEqual([]);
    expect(clock({ ...worked, counted: [at('2027-03-15T13:00:00Z')], weekly_limit: 1 })).toEqual([]);
    expect(clock({ ...worked, counted: [at('2027-03-14T13:00:00Z')], weekly_limit: 1 })).toHaveLength(10);
  });

  it('lets hours of one day take the place of the week’s', () => {
    const overrides = [{ date: '2027-03-16', start: '12:00', end: '14:00' }];
    expect(clock({ ...worked, taken: [], hours: { ...worked.hours, overrides } })).toEqual(['12:00', '12:30', '13:00']);
    const closed = [{ date: '2027-03-16', start: null, end: null }];
    expect(clock({ ...worked, hours: { ...worked.hours, overrides: closed } })).toEqual([]);
  });

  it('opens at the change of the clocks where the opening is left out', () => {
    const night = { tz: 'America/New_York', rules: [{ weekday: 0, start: '02:30', end: '04:00' }], overrides: [] };
    expect(openingsOf(night, '2027-03-14')).toEqual([
      { day: '2027-03-14', from: at('2027-03-14T07:00:00Z'), until: at('2027-03-14T08:00:00Z') },
    ]);
  });
});

describe('whose turn it is', () => {
  const turn = (member_id: number, count: number, last_at: number | null = null, weight = 1) => ({ member_id, count, last_at, weight });
  it('is who has fewest for their weight, then who has waited longest', () => {
    expect(nextHost([turn(1, 3), turn(2, 2)])).toBe(2);
    expect(nextHost([turn(1, 3, null, 2), turn(2, 2)])).toBe(1);
    expect(nextHost([turn(1, 2, 50), turn(2, 2, 40), turn(3, 2, 60)])).toBe(2);
    expect(nextHost([])).toBeNull();
  });
});

// Half hours, three quarters, both hemispheres, changes at midnight (Beirut, Cairo, Asuncion in its old years is Santiago here), half an hour of change.
const ZONES: readonly (readonly [tz: string, changes: readonly string[]])[] = [
  ['America/New_York', ['2027-03-14', '2027-11-07']],
  ['Europe/London', ['2027-03-28', '2027-10-31']],
  ['Europe/Amsterdam', ['2027-03-28', '2027-10-31']],
  ['Australia/Lord_Howe', ['2027-04-04', '2027-10-03']],
  ['Australia/Adelaide', ['2027-04-04', '2027-10-03']],
  ['Asia/Beirut', ['2027-03-28', '2027-10-31']],
  ['Africa/Cairo', ['2027-04-30', '2027-10-29']],
  ['America/Santiago', ['2027-04-04', '2027-09-05']],
  ['America/Havana', ['2027-03-14', '2027-11-07']],
  ['America/St_Johns', ['2027-03-14', '2027-11-07']],
  ['Asia/Kathmandu', ['2027-03-14']],
  ['Pacific/Chatham', ['2027-04-04', '2027-09-26']],
];

it(`equals a look at every minute, in ${CALENDARS} calendars of ${ZONES.length} zones across clock changes`, () => {
  const seed = proofSeed(20270316);
  const random = randomOf(seed);
  let offers = 0;
  for (let round = 0; round < CALENDARS; round += 1) {
    const question = anyQuestion(random);
    const quick = offered(question).map(({ start }) => start);
    const slow = bruteForce(question);
    offers += slow.length;
    if (JSON.stringify(quick) !== JSON.stringify(slow))
      throw new Error(`seed ${seed}, round ${round}: ${JSON.stringify({ question, quick, slow })}`);
  }
  expect(offers).toBeGreaterThan(CALENDARS * 3);
}, 1_200_000);

type Random = (below: number) => number;

function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

function anyQuestion(random: Random): SlotQuestion {
  const [tz, changes] = ZONES[random(ZONES.length)] ?? (['UTC', ['2027-03-14']] as const);
  const day = addDays(changes[random(changes.length)] ?? '2027-03-14', random(5) - 2);
  const from = at(`${day}T00:00:00Z`) + (random(96) - 48) * 15 * MINUTE_MS;
  const until = from + (12 + random(48)) * 60 * MINUTE_MS;
  const hosts = [1, 2, 3].slice(0, 1 + random(3));
  const pick = <T>(values: readonly [T, ...T[]]): T => values[random(values.length)] ?? values[0];
  const anyTaken = (): Taken => {
    const start = from + random(60 * 24 * 4) * MINUTE_MS - 1440 * MINUTE_MS;
    return {
      member_id: pick([1, 2, 3]),
      from: start,
      until: start + (5 + random(180)) * MINUTE_MS,
      before_min: pick([0, 0, 15, 40]),
      after_min: pick([0, 15, 30]),
      label: 'x',
    };
  };
  return {
    hours: anyHours(random, { tz, day }),
    duration_min: pick([15, 20, 45, 60, 90]),
    slot_step_min: pick([10, 15, 30, 50, 60]),
    buffer_before_min: pick([0, 0, 15, 25]),
    buffer_after_min: pick([0, 0, 15, 30]),
    min_notice_min: pick([0, 0, 120, 1_440]),
    max_days_ahead: pick([1, 2, 30, 60]),
    daily_limit: pick([null, null, 1, 2]),
    weekly_limit: pick([null, null, 2, 5]),
    assignment: pick(['single', 'round_robin', 'collective']),
    host_ids: hosts,
    now: from - random(60 * 24 * 2) * MINUTE_MS,
    from,
    until,
    taken: Array.from({ length: random(12) }, anyTaken),
    counted: Array.from({ length: random(4) }, () => from + (random(60 * 24 * 8) - 60 * 24 * 4) * MINUTE_MS),
  };
}

function anyHours(random: Random, { tz, day }: { tz: string; day: string }): OpenHours {
  const span = () => {
    const start = random(24 * 4 - 1) * 15;
    const end = Math.min(1440, start + (1 + random(40)) * 15);
    const text = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return { start: text(start), end: text(end) };
  };
  const rules = Array.from({ length: 3 + random(8) }, () => ({ weekday: random(7), ...span() }));
  const overrides = random(4) === 0 ? [{ date: addDays(day, random(3)), ...(random(2) === 0 ? { start: null, end: null } : span()) }] : [];
  return { tz, rules, overrides };
}
