import { dayMeant } from './day-meant';

const said = (text: string, from: string) => ({ text, from, to: from });
const today = '2026-11-27';

describe('the day that an event is moved to', () => {
  it.each([
    ['a Friday for an event in January is that of its week', said('friday', today), '2027-01-14', ['2027-01-15']],
    ['a Friday for an event on a Friday far away is none', said('to friday', today), '2027-01-15', []],
    [
      'a day of the week for an event of the next days may be two',
      said('saturday', '2026-11-28'),
      '2026-11-30',
      ['2026-11-28', '2026-12-05'],
    ],
    ['both readings may be the same day', said('tuesday', '2026-12-01'), '2026-11-30', ['2026-12-01']],
    ['without a day the one that comes', said('friday', today), null, ['2026-12-04']],
    ['a date stays as it is', said('June 12', '2027-06-12'), '2027-01-14', ['2027-06-12']],
    ['today is no day to move to', said('today', today), '2027-01-14', []],
    ['a day that is over is none', said('November 20', '2026-11-20'), '2027-01-14', []],
  ])('%s', (_name, span, eventDay, days) => {
    expect(dayMeant(span, { today, eventDay }).days).toEqual(days);
  });
});
