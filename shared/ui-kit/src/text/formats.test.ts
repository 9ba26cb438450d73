import { formatsOf } from './formats';

describe('formats of a region', () => {
  const formats = formatsOf({ locale: 'en-US', tz: 'America/Los_Angeles', currency: 'USD' });

  it('writes minor units as money', () => {
    expect(formats.money(12_840_000)).toBe('$128,400.00');
  });

  it('knows currencies without minor units', () => {
    expect(formats.money(5000, 'JPY')).toBe('¥5,000');
  });

  it('keeps a calendar day on its day west of Greenwich', () => {
    expect(formats.day('2027-06-12')).toBe('Jun 12, 2027');
  });

  it('writes an instant in the zone of the business', () => {
    expect(formats.day('2027-06-12T03:00:00Z')).toBe('Jun 11, 2027');
  });

  it('writes days and times of other countries in the language of the pages, amounts as they are used to', () => {
    const dutch = formatsOf({ locale: 'nl-NL', tz: 'Europe/Amsterdam', currency: 'EUR' });
    expect([dutch.day('2027-05-12'), dutch.moment('2027-10-12T14:05:00Z'), dutch.money(128_400)]).toEqual([
      '12 May 2027',
      '12 Oct 2027, 16:05',
      '€\u00a01.284,00',
    ]);
  });

  it('writes for a client as they write themselves, days in full', () => {
    const german = formatsOf({ locale: 'de-DE', dates: 'de-DE', tz: 'Europe/Berlin', currency: 'EUR' });
    expect([german.day('2027-06-12'), german.money(128_400), german.number(8.25)]).toEqual(['12. Juni 2027', '1.284,00\u00a0€', '8,25']);
  });
});
