import { periods } from './periods';

describe('ends that people name', () => {
  it('lie at midnight where the business is', () => {
    expect(periods(new Date('2026-11-18T15:30:20.000Z'), 'America/New_York')).toEqual([
      { label: 'Until tonight', until: '2026-11-19T05:00:00.000Z' },
      { label: 'Until Sunday night', until: '2026-11-23T05:00:00.000Z' },
      { label: 'For 30 days', until: '2026-12-19T05:00:00.000Z' },
    ]);
  });

  it('do not offer Sunday night twice on a Sunday', () => {
    expect(periods(new Date('2026-11-22T15:00:00.000Z'), 'America/New_York').map(({ label }) => label)).toEqual([
      'Until tonight',
      'For 30 days',
    ]);
  });
});
