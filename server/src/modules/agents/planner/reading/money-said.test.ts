import { currencySaid, moneySaid } from './money-said';

describe('money as it is said', () => {
  it.each([
    ['Lucía transferred the rest, 3630.31', { kind: 'cents', cents: 363_031 }],
    ['a payment of 1,500 from Lucía', { kind: 'cents', cents: 150_000 }],
    ['wir haben 64,20 für Bänder ausgegeben', { kind: 'cents', cents: 6_420 }],
    ['1.500,00 € kamen an', { kind: 'cents', cents: 150_000 }],
    ['a check over $2k', { kind: 'cents', cents: 200_000 }],
    ['Hollis paid the rest by wire', { kind: 'rest' }],
    ['mark the invoice as paid', { kind: 'rest' }],
    ['the deposit came in cash', { kind: 'deposit' }],
    ['record a payment from Hollis', { kind: 'none' }],
    ['300 of the 500 came', { kind: 'several' }],
    ['at 10:30 a check came', { kind: 'none' }],
    ['Reyes paid 3 invoices', { kind: 'none' }],
  ])('%s', (said, money) => {
    expect(moneySaid(said)).toEqual(money);
  });

  it('knows which currency was named', () => {
    expect(['300 euros', '€300', '$40', '40 bucks', '£20', '300'].map(currencySaid)).toEqual([
      'EUR',
      'EUR',
      'USD',
      'USD',
      'GBP',
      undefined,
    ]);
  });
});
