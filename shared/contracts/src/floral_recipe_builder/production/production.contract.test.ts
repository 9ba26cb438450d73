import { lastTicks, makeProduction } from '../index';

const line = (
  ingredient_id: number,
  { name, kind = 'fresh' as const, qty_milli }: { name: string; kind?: 'fresh' | 'greens' | 'hard_good'; qty_milli: number },
) => ({
  key: `l${ingredient_id}`,
  ingredient_id,
  name,
  kind,
  unit: 'stem' as const,
  qty_milli,
  waste_bps: null,
  multiplier_milli: null,
  note: '',
  substituted_from: null,
  pack_size: 25,
  supplier_name: null,
  priced_at: '2027-01-01T00:00:00Z',
});
const piece = {
  id: 1,
  name: 'Low centrepiece',
  page: 'reception',
  arrangement_type: '',
  quantity: 12,
  minutes: 35,
  design_notes: '',
  is_no_recipe: false,
  repurposed_from: [] as number[],
  rentals: [{ key: 'r0', name: 'Compote', qty: 1, rental_price_cents: 900 }],
  lines: [line(1, { name: 'Quicksand', qty_milli: 5_000 }), line(2, { name: 'Wire', kind: 'hard_good', qty_milli: 1_000 })],
};
const around = {
  pages: [{ key: 'reception', name: 'Reception' }],
  waste_bps: { fresh: 1_000, greens: 1_000, hard_good: 0, rental: 0, service: 0 },
  event_date: '2027-06-12',
  leadDays: new Map([[1, 3]]),
  came: new Map([[1, { ordered_units: 75, kept_units: 70 }]]),
};

describe('the work behind a book', () => {
  it('is one sheet a piece, stems to process by ingredient with waste rounded once, and goods to pull', () => {
    const bouquet = {
      ...piece,
      id: 2,
      name: 'Bouquet',
      quantity: 1,
      minutes: 75,
      rentals: [],
      lines: [line(1, { name: 'Quicksand', qty_milli: 8_250 })],
    };
    const { pieces, processing, pull, minutes } = makeProduction([piece, bouquet], around);
    expect(pieces.map(({ name, page, items }) => [name, page, items.length, items[0]])).toEqual([
      ['Low centrepiece', 'Reception', 12, 'piece:1:1'],
      ['Bouquet', 'Reception', 1, 'piece:2:1'],
    ]);
    // 68.25 stems and a tenth of waste are 75.075.
    expect(processing).toEqual([
      {
        item: 'stems:1',
        ingredient_id: 1,
        name: 'Quicksand',
        unit: 'stem',
        units: 76,
        ordered_units: 75,
        kept_units: 70,
        process_on: '2027-06-09',
        uses: [
          { recipe_name: 'Low centrepiece', quantity: 12, qty_milli: 5_000 },
          { recipe_name: 'Bouquet', quantity: 1, qty_milli: 8_250 },
        ],
      },
    ]);
    expect(pull.map(({ item, units, where_used }) => [item, units, where_used])).toEqual([
      ['goods:2', 12, ['Low centrepiece']],
      ['rental:1:r0', 12, ['Low centrepiece']],
    ]);
    expect(minutes).toBe(12 * 35 + 75);
  });

  it('has a sheet without stems for a piece that is moved, none for what is not made, and one tick for what is too many to number', () => {
    const moved = { ...piece, id: 3, name: 'Bar', repurposed_from: [1], rentals: [] };
    const candles = { ...piece, id: 4, name: 'Candles of the planner', is_no_recipe: true };
    const petals = { ...piece, id: 5, name: 'Petals', quantity: 400, rentals: [] };
    const left = { ...piece, id: 6, name: 'Left out', quantity: 0 };
    const { pieces, processing } = makeProduction([piece, moved, candles, petals, left], around);
    expect(pieces.map(({ name, moved_from, lines, items }) => [name, moved_from, lines.length, items.length])).toEqual([
      ['Low centrepiece', [], 2, 12],
      ['Bar', ['Low centrepiece'], 0, 12],
      ['Petals', [], 2, 1],
    ]);
    expect(processing[0]?.units).toBe(Math.ceil((412 * 5 * 11) / 10));
  });
});

it('the last tick of a line counts in whatever order ticks arrive', () => {
  const tick = (
    at: string,
    { item = 'stems:1', done = true, client_id = 'a' }: { item?: string; done?: boolean; client_id?: string } = {},
  ) => ({ item, done, at, client_id });
  const ticks = [
    tick('2027-06-09T10:00:00Z'),
    tick('2027-06-09T10:05:00.000Z', { done: false }),
    tick('2027-06-09T09:00:00Z', { item: 'piece:1:1' }),
  ];
  for (const arrived of [ticks, [...ticks].reverse()])
    expect([...lastTicks(arrived)].map(([item, { done }]) => `${item} ${done}`).sort()).toEqual(['piece:1:1 true', 'stems:1 false']);
  const [one, other] = [tick('2027-06-09T10:00:00Z', { client_id: 'a' }), tick('2027-06-09T10:00:00Z', { client_id: 'b', done: false })];
  expect([lastTicks([one, other]).get('stems:1'), lastTicks([other, one]).get('stems:1')]).toEqual([other, other]);
});
