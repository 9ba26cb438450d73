import { amountText, parseAmount } from './amount';

const dollars = { locale: 'en-US', currency: 'USD' };
const euros = { locale: 'nl-NL', currency: 'EUR' };
const yen = { locale: 'ja-JP', currency: 'JPY' };

describe('typed amounts', () => {
  it.each([
    ['12000', 1_200_000],
    ['12,000', 1_200_000],
    ['$12,000.50', 1_200_050],
    ['5362.12', 536_212],
    ['0', 0],
    [' 1 234.5 ', 123_450],
    ['1,234,567', 123_456_700],
  ])('reads %s in dollars', (text, cents) => {
    expect(parseAmount(text, dollars)).toBe(cents);
  });

  it.each([
    ['12.000,50', 1_200_050],
    ['€ 1.234', 123_400],
    ['7,5', 750],
  ])('reads %s in euros', (text, cents) => {
    expect(parseAmount(text, euros)).toBe(cents);
  });

  it('has no fraction where the currency has none', () => {
    expect(parseAmount('12000', yen)).toBe(12_000);
    expect(parseAmount('12.5', yen)).toBeUndefined();
  });

  it('answers null for nothing and undefined for what is no amount', () => {
    expect(parseAmount('  ', dollars)).toBeNull();
    expect(parseAmount('about ten', dollars)).toBeUndefined();
    expect(parseAmount('1.2.3', dollars)).toBeUndefined();
    expect(parseAmount('-5', dollars)).toBeUndefined();
  });

  it('writes an amount so that it can be read again', () => {
    for (const format of [dollars, euros, yen])
      for (const cents of [0, 5, 123_456, 99_999_999]) expect(parseAmount(amountText(cents, format), format)).toBe(cents);
  });
});
