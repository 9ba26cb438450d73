import { readOrder } from './order';
import { composeProposal } from './compose-draft';
import { feesIn, priceBehind } from './prices-named';

const totalOf = (said: string) =>
  composeProposal(readOrder(said), { projectId: null, projectName: null, eventDate: null, currency: 'USD' }).total_cents;

describe('prices that are named', () => {
  it.each([
    ['13 centerpieces at 140', 14_000],
    ['13 centerpieces at $140 each', 14_000],
    ['13 centerpieces for 95 and 2 arches at 800', 9_500],
    ['13 centerpieces 85', 8_500],
    ['13 centerpieces at 12.50', 1_250],
  ])('behind a piece: %s', (said, cents) => {
    expect(priceBehind(said, '13 centerpieces'.length)?.cents).toBe(cents);
  });

  it.each([
    '13 centerpieces for 14 girls',
    '13 centerpieces for $2,400',
    '13 centerpieces with 5 roses',
    '13 centerpieces at 3 pm',
    '13 centerpieces 5',
    '13 centerpieces, 40 stems',
  ])('are no counts of something else: %s', (said) => {
    expect(priceBehind(said, '13 centerpieces'.length)).toBeUndefined();
  });

  it('for what is charged besides the pieces stand alone', () => {
    expect(feesIn('10 centerpieces at 120, delivery 200 and set-up fee of $150').fees).toEqual([
      { name: 'Delivery', cents: 20_000 },
      { name: 'Set-up', cents: 15_000 },
    ]);
    expect(feesIn('delivery on june 12 with 10 centerpieces').fees).toEqual([]);
  });

  it('make the total; a budget is shared as before', () => {
    expect(totalOf('10 low centerpieces at 120, 1 flower crown 85, delivery 200')).toBe(148_500);
    expect(totalOf('2 bar arrangements at 165 and 16 bud-vase trios at 38')).toBe(93_800);
    expect(totalOf('10 centerpieces, budget 1,800')).toBe(180_000);
    expect(totalOf('3 wrist corsages at 45 and a garland')).toBeNull();
  });
});
