import * as fc from 'fast-check';
import { RRule } from 'rrule';
import { daysOfText } from './occurrences';
import { readRule } from './rule';

const MOST = 400;
const LAST = '2035-12-31';

/** What the library finds, which shares nothing with ours. */
function theirs(text: string, start: string, to = LAST): string[] {
  const rule = new RRule({ ...RRule.parseString(text), dtstart: new Date(`${start}T00:00:00Z`) });
  const found = rule.between(new Date(`${start}T00:00:00Z`), new Date(`${to}T00:00:00Z`), true, (_day, count) => count < MOST);
  return found.map((date) => date.toISOString().slice(0, 10));
}
/**
 * The same day 7,600 years on. The calendar comes again every 400 years, weekdays too; and where a rule finds no further day, the library looks
 * for one up to the year 9999, which is a twentieth of the way from there.
 */
const muchLater = (day: string) => `${Number(day.slice(0, 4)) + 19 * 400}${day.slice(4)}`;
const ours = (text: string, start: string, to = LAST) => daysOfText({ text, start, from: start, to, most: MOST });

// Every example of RFC 5545, 3.8.5.3, in its order; an end by the clock is the day on which it lies.
const EXAMPLES: readonly (readonly [text: string, start: string])[] = [
  ['FREQ=DAILY;COUNT=10', '1997-09-02'],
  ['FREQ=DAILY;UNTIL=19971223', '1997-09-02'],
  ['FREQ=DAILY;INTERVAL=2', '1997-09-02'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02'],
  ['FREQ=YEARLY;UNTIL=20000131;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA', '1998-01-01'],
  ['FREQ=DAILY;UNTIL=20000131;BYMONTH=1', '1998-01-01'],
  ['FREQ=WEEKLY;COUNT=10', '1997-09-02'],
  ['FREQ=WEEKLY;UNTIL=19971223', '1997-09-02'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', '1997-09-02'],
  ['FREQ=WEEKLY;UNTIL=19971006;WKST=SU;BYDAY=TU,TH', '1997-09-02'],
  ['FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH', '1997-09-02'],
  ['FREQ=WEEKLY;INTERVAL=2;UNTIL=19971223;WKST=SU;BYDAY=MO,WE,FR', '1997-09-01'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH', '1997-09-02'],
  ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '1997-09-05'],
  ['FREQ=MONTHLY;UNTIL=19971223;BYDAY=1FR', '1997-09-05'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU', '1997-09-07'],
  ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '1997-09-22'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997-09-28'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15', '1997-09-02'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1', '1997-09-30'],
  ['FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15', '1997-09-10'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=TU', '1997-09-02'],
  ['FREQ=YEARLY;COUNT=10;BYMONTH=6,7', '1997-06-10'],
  ['FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3', '1997-03-10'],
  ['FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200', '1997-01-01'],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1997-03-13'],
  ['FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8', '1997-06-05'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1997-09-02'],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '1997-09-13'],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '1996-11-05'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15'],
];

describe('every example of RFC 5545', () => {
  it.each(EXAMPLES)('%s', (text, start) => {
    const found = ours(text, start);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(theirs(text, start));
  });

  // What comes several times a day is no day of a calendar; it is refused in words.
  it.each([
    ['FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z', 'comes more often than daily'],
    ['FREQ=MINUTELY;INTERVAL=15;COUNT=6', 'comes more often than daily'],
    ['FREQ=MINUTELY;INTERVAL=90;COUNT=4', 'comes more often than daily'],
    ['FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40', 'uses BYHOUR, which is not supported'],
    ['FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16', 'uses BYHOUR, which is not supported'],
  ])('%s: %s', (text, problem) => {
    expect(readRule(text)).toEqual({ problem });
  });
});

const list = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 4 });
const signed = (most: number) => fc.uniqueArray(fc.integer({ min: -most, max: most }).filter(Boolean), { minLength: 1, maxLength: 4 });
const weekdays = fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), { minLength: 1, maxLength: 4 });
const part = (name: string, values: fc.Arbitrary<(number | string)[]>) =>
  fc.option(
    values.map((chosen) => `${name}=${chosen.join(',')}`),
    { nil: '' },
  );

// Of a choice by position from the end the last alone: where there are fewer, the library takes the first.
const anyRule = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    parts: fc.tuple(
      part('BYMONTH', list(12)),
      part('BYMONTHDAY', signed(31)),
      part('BYDAY', weekdays),
      part('BYYEARDAY', signed(366)),
      part('BYWEEKNO', signed(53)),
      part('BYSETPOS', fc.uniqueArray(fc.constantFrom(1, 2, 3, -1), { minLength: 1, maxLength: 1 })),
    ),
    end: fc.option(
      fc.integer({ min: 1, max: 60 }).map((count) => `COUNT=${count}`),
      { nil: '' },
    ),
    week: fc.constantFrom('MO', 'SU', 'SA'),
  })
  .map(({ freq, interval, parts, end, week }) =>
    [`FREQ=${freq}`, `INTERVAL=${interval}`, ...parts, end, `WKST=${week}`].filter((one) => one !== '').join(';'),
  )
  // A week without a weekday means that of the first day here, and all seven there; both readings are held by some.
  .filter((text) => !text.includes('BYWEEKNO') || /BYDAY|BYMONTHDAY|BYYEARDAY/.test(text))
  .filter((text) => !('problem' in readRule(text)));

it('says of any rule what the library says, from any first day', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 0, max: 3_000 }), (text, skip) => {
      const start = new Date(Date.UTC(2020, 0, 1 + skip)).toISOString().slice(0, 10);
      const late = theirs(text, muchLater(start), muchLater('2028-12-31'));
      expect(ours(text, start, '2028-12-31').map(muchLater)).toEqual(late);
    }),
    { numRuns: 150, seed: 20270612 },
  );
});
