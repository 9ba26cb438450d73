import { percentText, quantityText, readPercent, readQuantity } from './read-figures';

describe('typed figures', () => {
  it.each([
    ['12', 12_000],
    ['2,5', 2_500],
    [' 0.25 ', 250],
    ['10000', 10_000_000],
    ['10001', undefined],
    ['-1', undefined],
    ['two', undefined],
    ['', undefined],
  ])('%p is a quantity of %p', (text, milli) => expect(readQuantity(text)).toBe(milli));

  it.each([
    ['8.25', 825],
    ['8,25 %', 825],
    ['100', 10_000],
    ['100.01', undefined],
    ['5.555', undefined],
  ])('%p is %p basis points', (text, bps) => expect(readPercent(text)).toBe(bps));

  it.each([
    ['en-US', '2.5', '8.25', '1000'],
    ['nl-NL', '2,5', '8,25', '1000'],
    ['ar-EG', '2.5', '8.25', '1000'],
  ])('are written as they are typed in %p, and read again', (locale, quantity, percent, many) => {
    const written = [quantityText(2_500, locale), percentText(825, locale), quantityText(1_000_000, locale)];
    expect(written).toEqual([quantity, percent, many]);
    expect([readQuantity(quantityText(2_500, locale)), readPercent(percentText(825, locale))]).toEqual([2_500, 825]);
  });
});
