import { quietUntil, zoneOfNumber } from './quiet-hours';

const night = { quiet_hours: true, quiet_start: '21:00', quiet_end: '08:00' };
const until = (at: string, { zone = 'America/New_York', hours = night } = {}) =>
  quietUntil(hours, { at: new Date(at), zone })?.toISOString() ?? null;

describe('quiet hours', () => {
  it('begin and end to the minute, before and after midnight', () => {
    expect([
      until('2026-11-23T01:59:59Z'),
      until('2026-11-23T02:00:00Z'),
      until('2026-11-23T12:59:59Z'),
      until('2026-11-23T13:00:00Z'),
    ]).toEqual([null, '2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.000Z', null]);
  });

  it('end at eight by the clock on the wall in the nights when the clocks change', () => {
    expect([until('2027-03-14T03:00:00Z'), until('2027-11-07T02:00:00Z')]).toEqual([
      '2027-03-14T12:00:00.000Z',
      '2027-11-07T13:00:00.000Z',
    ]);
  });

  it('may lie within a day, last no time, or be switched off', () => {
    const noon = { quiet_hours: true, quiet_start: '12:00', quiet_end: '13:00' };
    expect([until('2026-11-23T17:30:00Z', { hours: noon }), until('2026-11-23T18:00:00Z', { hours: noon })]).toEqual([
      '2026-11-23T18:00:00.000Z',
      null,
    ]);
    expect([
      until('2026-11-23T03:00:00Z', { hours: { ...night, quiet_end: '21:00' } }),
      until('2026-11-23T03:00:00Z', { hours: { ...night, quiet_hours: false } }),
    ]).toEqual([null, null]);
  });

  it('are those of who gets the text, as far as their number tells', () => {
    expect([
      zoneOfNumber('+31612345678', 'America/New_York'),
      zoneOfNumber('+14155550142', 'Europe/Amsterdam'),
      zoneOfNumber('nonsense', 'UTC'),
    ]).toEqual(['Europe/Amsterdam', 'Europe/Amsterdam', 'UTC']);
    expect(until('2026-11-23T02:30:00Z', { zone: 'Europe/Amsterdam' })).toBe('2026-11-23T07:00:00.000Z');
  });
});
