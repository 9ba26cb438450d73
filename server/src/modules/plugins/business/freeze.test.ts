import { freezeAt } from './freeze';

const timeZone = 'America/Los_Angeles';
const since = (days: readonly string[], now: string) => {
  const freeze = freezeAt(days, { timeZone, now: new Date(now) });
  return freeze && new Date(freeze.since).toISOString();
};

describe('the freeze of event days', () => {
  it.each([
    ['two days before', ['2027-06-12'], '2027-06-10T18:00:00Z', null],
    ['on the day before, from midnight where the business is', ['2027-06-12'], '2027-06-11T18:00:00Z', '2027-06-11T07:00:00.000Z'],
    ['late on the day itself, though elsewhere it is the next', ['2027-06-12'], '2027-06-13T06:59:00Z', '2027-06-11T07:00:00.000Z'],
    ['after midnight of the day after', ['2027-06-12'], '2027-06-13T07:01:00Z', null],
    ['over events that follow each other', ['2027-06-12', '2027-06-13', '2027-06-15'], '2027-06-14T18:00:00Z', '2027-06-11T07:00:00.000Z'],
    ['across the change to summer time', ['2027-03-15'], '2027-03-14T20:00:00Z', '2027-03-14T08:00:00.000Z'],
  ])('%s', (_when, days, now, expected) => {
    expect(since(days, now)).toBe(expected);
  });

  it('never lasts longer than a fortnight, so that a busy business gets what is new', () => {
    const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2027, 5, 1 + at)).toISOString().slice(0, 10));
    expect(since(days, '2027-07-15T18:00:00Z')).toBe('2027-07-01T07:00:00.000Z');
  });
});
