import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { entriesByDay } from './by-day';
import { daysIn, spanOf, stepped } from './days';

const entry = (key: string, start_day: string, end_day = start_day): Entry => ({
  ...{ key, start_day, end_day, layer: 'events', title: key, kind: 'meeting', all_day: true, start_at: null, end_at: null },
  ...{ member_ids: [], project_id: null, tentative: false, event: null, link: null },
});

describe('days of a calendar', () => {
  it('shows six whole weeks of a month, from the day on which a week begins', () => {
    expect(spanOf('month', '2027-06-12', 0)).toEqual({ from: '2027-05-30', to: '2027-07-10' });
    expect(spanOf('week', '2027-06-12', 1)).toEqual({ from: '2027-06-07', to: '2027-06-13' });
    expect([stepped('month', '2027-01-31', 1), stepped('week', '2027-06-12', -1)]).toEqual(['2027-02-01', '2027-06-05']);
    expect(daysIn({ from: '2027-02-27', to: '2027-03-01' })).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  });

  it('puts what takes several days on each of them, and nothing beyond what is shown', () => {
    const found = entriesByDay([entry('long', '2027-05-01', '2027-12-31'), entry('one', '2027-06-02')], {
      from: '2027-06-01',
      to: '2027-06-03',
    });
    expect([...found].map(([day, on]) => [day, on.map(({ key }) => key)])).toEqual([
      ['2027-06-01', ['long']],
      ['2027-06-02', ['long', 'one']],
      ['2027-06-03', ['long']],
    ]);
  });
});
