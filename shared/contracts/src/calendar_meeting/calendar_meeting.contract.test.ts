import * as fc from 'fast-check';
import { daysOfText, endingOn, entryQuery, foresee, newEvent, operations, readRule, settle } from './index';

const days = (text: string, start: string, to = '2000-12-31') => daysOfText({ text, start, from: start, to });

describe('calendar_meeting contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/calendar_meeting\//);
  });

  it('refuses times without zones that there are, and rules that it cannot follow', () => {
    const base = { title: 'Fitting', start_day: '2027-06-12', end_day: '2027-06-12' };
    expect(newEvent.parse(base)).toMatchObject({ kind: 'meeting', all_day: false, visibility: 'team', rrule: null });
    for (const wrong of [
      { tz: 'Mars/Olympus' },
      { rrule: 'FREQ=SECONDLY' },
      { rrule: 'FREQ=DAILY;BYHOUR=9' },
      { video_url: 'javascript:1' },
    ])
      expect(newEvent.safeParse({ ...base, ...wrong }).success).toBe(false);
    expect(entryQuery.safeParse({ from: '2027-06-01', to: 'never' }).success).toBe(false);
  });
});

// The examples of RFC 5545, 3.8.5.3, as far as they are about days.
describe('a rule of repetition', () => {
  it.each([
    ['FREQ=DAILY;COUNT=10', '1997-09-02', ['1997-09-02', '1997-09-11'], 10],
    ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', ['1997-09-02', '1997-10-12'], 5],
    ['FREQ=YEARLY;UNTIL=20000131;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA', '1998-01-01', ['1998-01-01', '2000-01-31'], 93],
    ['FREQ=WEEKLY;INTERVAL=2;UNTIL=19971223;WKST=SU;BYDAY=MO,WE,FR', '1997-09-01', ['1997-09-01', '1997-12-22'], 25],
    ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '1997-09-05', ['1997-09-05', '1998-06-05'], 10],
    ['FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU', '1997-09-07', ['1997-09-07', '1998-05-31'], 10],
    ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '1997-09-22', ['1997-09-22', '1998-02-16'], 6],
    ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15', '1997-09-02', ['1997-09-02', '1998-01-15'], 10],
    ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1', '1997-09-30', ['1997-09-30', '1998-02-01'], 10],
    ['FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15', '1997-09-10', ['1997-09-10', '1999-03-13'], 10],
    ['FREQ=YEARLY;COUNT=10;BYMONTH=6,7', '1997-06-10', ['1997-06-10', '2001-07-10'], 10],
    ['FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3', '1997-03-10', ['1997-03-10', '2003-03-10'], 10],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', ['1997-09-04', '1997-11-06'], 3],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', ['1997-08-05', '1997-08-24'], 4],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', ['1997-08-05', '1997-08-31'], 4],
    ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15', ['2007-01-15', '2007-03-30'], 5],
  ])('%s', (text, start, [first, last], count) => {
    const found = days(text, start, '2010-01-01');
    expect([found[0], found.at(-1), found.length]).toEqual([first, last, count]);
  });

  it('finds Friday the 13th and the day after election', () => {
    expect(days('FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1997-09-02', '1999-12-31')).toEqual([
      '1998-02-13',
      '1998-03-13',
      '1998-11-13',
      '1999-08-13',
    ]);
    expect(days('FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '1996-11-05', '2004-12-31')).toEqual([
      '1996-11-05',
      '2000-11-07',
      '2004-11-02',
    ]);
    expect(days('FREQ=YEARLY;BYDAY=20MO', '1997-05-19', '1999-12-31')).toEqual(['1997-05-19', '1998-05-18', '1999-05-17']);
  });

  it('comes on the 31st and on leap days only where there is one', () => {
    expect(days('FREQ=MONTHLY', '2027-01-31', '2027-06-30')).toEqual(['2027-01-31', '2027-03-31', '2027-05-31']);
    expect(days('FREQ=YEARLY', '2024-02-29', '2033-01-01')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
  });

  it('says the same of a part as of the whole, wherever one begins to look', () => {
    const texts = [
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
      'FREQ=WEEKLY;COUNT=40',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 300 }), (text, skip, length) => {
        const at = (days: number) => new Date(Date.UTC(2020, 0, 6 + days)).toISOString().slice(0, 10);
        const whole = daysOfText({ text, start: at(0), from: at(0), to: at(skip + length) }).filter((day) => day >= at(skip));
        expect(daysOfText({ text, start: at(0), from: at(skip), to: at(skip + length) })).toEqual(whole);
      }),
    );
  });

  it('ends: one that never comes, and one that would come for ever', () => {
    expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2000-01-01', '9999-12-31')).toEqual([]);
    expect(daysOfText({ text: 'FREQ=DAILY', start: '0001-01-01', from: '2027-01-01', to: '9999-12-31', most: 3 })).toHaveLength(3);
    expect(readRule('FREQ=DAILY;COUNT=99999')).toEqual({ problem: 'has a part that cannot be read' });
    expect(readRule('FREQ=MINUTELY')).toEqual({ problem: 'comes more often than daily' });
    expect(endingOn('FREQ=DAILY;COUNT=9', '2027-06-12')).toBe('FREQ=DAILY;UNTIL=20270612');
  });
});

describe('the line of a day', () => {
  const line = [
    { id: 1, days: 7, until: '2027-06-04' },
    { id: 2, days: 7, until: null },
    { id: 3, days: 3, until: null },
  ];

  it('says who moves up when a hold lapses, and no longer than there is something to hold', () => {
    expect(foresee({ line, places: 1, day: '2027-06-12' })).toEqual([
      { on: '2027-06-04', lapses: 1, movesUp: { id: 2, until: '2027-06-12' } },
      { on: '2027-06-12', lapses: 2, movesUp: null },
    ]);
    expect(foresee({ line: [{ id: 1, days: 7, until: '2027-05-20' }, ...line.slice(1)], places: 1, day: '2027-06-12' })).toEqual([
      { on: '2027-05-20', lapses: 1, movesUp: { id: 2, until: '2027-05-28' } },
      { on: '2027-05-28', lapses: 2, movesUp: { id: 3, until: '2027-06-01' } },
      { on: '2027-06-01', lapses: 3, movesUp: null },
    ]);
  });

  it('gives places to the first, and takes one back when the day fills up', () => {
    const two = settle({ line, places: 2, today: '2027-05-01', day: '2027-06-12' });
    expect(two.map(({ until }) => until)).toEqual(['2027-06-04', '2027-05-08', null]);
    expect(settle({ line: two, places: 0, today: '2027-05-02', day: '2027-06-12' }).map(({ until }) => until)).toEqual([null, null, null]);
    expect(settle({ line: line.slice(2), places: 1, today: '2027-06-11', day: '2027-06-12' })[0]?.until).toBe('2027-06-12');
  });
});
