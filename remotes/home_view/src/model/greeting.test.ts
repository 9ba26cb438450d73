import { firstName, greeting, longDay } from './greeting';

describe('the welcome of the first page', () => {
  it('greets by the hour of the business, not of the computer', () => {
    const now = new Date('2026-11-21T14:00:00Z');
    expect(greeting(now, 'America/New_York')).toBe('Good morning');
    expect(greeting(now, 'Europe/Amsterdam')).toBe('Good afternoon');
    expect(greeting(new Date('2026-11-21T23:30:00Z'), 'America/New_York')).toBe('Good evening');
    expect(greeting(new Date('2026-11-21T05:30:00Z'), 'UTC')).toBe('Good morning');
  });

  it('calls people by the first word of their name', () => {
    expect(firstName('ada')).toBe('Ada');
    expect(firstName('mia.rosales')).toBe('Mia');
    expect(firstName('')).toBe('');
  });

  it('writes the day as the business does, without slipping by a zone', () => {
    expect(longDay('2026-11-21', 'en-US')).toBe('Saturday, November 21');
    expect(longDay('2026-11-21', 'nl-NL')).toBe('zaterdag 21 november');
  });
});
