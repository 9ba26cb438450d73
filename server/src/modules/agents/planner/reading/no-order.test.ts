import { planOf } from '../plan';
import { asksWhatIs } from './no-order';

const today = '2026-11-27';

describe('a question about what is there', () => {
  it.each([
    ['whats the price of one low centrepiece for Marlow', true],
    ['what do we charge for a bridal bouquet', true],
    ['Wie viele Stiele Hortensien brauchen wir für Marlow insgesamt?', true],
    ['how many hydrangeas are in the Marlow order', true],
    ['what does the new total come to with two centrepieces fewer', true],
    ['one bud vase less, what would that be', true],
    ['bridesmaid bouquet: cost and margin please', true],
    ["what's the boutonniere costing us", true],
    ['was kostet uns der Brautstrauß', true],
    ['how many peonies for 20 centerpieces at 7 each', false],
    ['quote for 12 centerpieces, cost and margin too', false],
    ['bridal bouquet with 12 roses, budget 300', false],
    ['recipe for 8 bouquets with ranunculus', false],
  ])('“%s”', (said, asks) => {
    expect(asksWhatIs(said)).toBe(asks);
    if (asks) expect(planOf(said, { today }).effect).not.toBe('draft');
  });
});

describe('another number of pieces', () => {
  it.each([
    [
      'Draft a bud vase trio: 3 spray roses, 3 waxflower, 2 ivy',
      'make it 15 of them',
      /^draft 15 bud vase trio: 3 spray roses, 3 waxflower/i,
    ],
    ['recipe for 12 centerpieces with 7 peonies each', 'make that 14', /14 centerpieces with 7 peonies/i],
  ])('is that of the piece and not of its stems: “%s”', (order, said, text) => {
    const before = planOf(order, { today });
    const plan = planOf(said, { today, before });
    expect([plan.effect, plan.text]).toEqual(['draft', expect.stringMatching(text)]);
  });
});
