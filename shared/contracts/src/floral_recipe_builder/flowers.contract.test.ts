import { line, packOf, usesOf, wedding, type IngredientName } from './flowers.fixture';
import { driftOf, driftTone, planLine, priceBook, priceRecipe, usualProfile, workBack, type PricedRecipe } from './index';

const [bouquet, bridesmaid, boutonniere, centrepiece, arch] = wedding as unknown as [
  PricedRecipe,
  PricedRecipe,
  PricedRecipe,
  PricedRecipe,
  PricedRecipe,
];
const linesOf = (recipe: PricedRecipe) =>
  priceRecipe(recipe, usualProfile).lines.map(({ cost_cents, retail_cents }) => [cost_cents, retail_cents]);

describe('the price of a piece', () => {
  it.each([
    ['bridal bouquet', bouquet, [7_998, 27_284, 6_821, 34_105, 34_500, 2_750, 6_885, 2_318]],
    ['bridesmaid', bridesmaid, [2_819, 9_507, 2_377, 11_884, 12_000, 1_467, 6_428, 2_349]],
    ['boutonnière', boutonniere, [470, 1_547, 387, 1_934, 2_000, 440, 5_450, 2_350]],
    ['low centrepiece', centrepiece, [3_407, 11_841, 2_960, 15_701, 16_000, 1_283, 7_069, 2_129]],
    ['arch', arch, [26_923, 94_231, 27_000, 143_731, 144_000, 13_200, 7_214, 1_870]],
  ])('%s: materials, retail, labor, raw, price, labor cost, margin, COGS', (_name, recipe, expected) => {
    const price = priceRecipe(recipe, usualProfile);
    expect([
      price.materials_cost_cents,
      price.materials_retail_cents,
      price.labor_cents,
      price.raw_cents,
      price.unit_cents,
      price.labor_cost_cents,
      price.margin_bps,
      price.cogs_bps,
    ]).toEqual(expected);
  });

  it('is rounded line by line', () => {
    expect(linesOf(bouquet)).toEqual([
      [1_144, 4_004],
      [825, 2_888],
      [2_200, 7_700],
      [1_276, 4_466],
      [704, 2_464],
      [561, 1_964],
      [578, 2_023],
      [700, 1_750],
      [10, 25],
    ]);
    expect(linesOf(boutonniere)).toEqual([
      [160, 560],
      [182, 637],
      [30, 105],
      [88, 220],
      [10, 25],
    ]);
  });

  it('to reach a margin is what materials and work leave of it', () => {
    const price = priceRecipe(bouquet, { ...usualProfile, mode: 'target_margin', target_margin_bps: 6_500 });
    expect([price.raw_cents, price.unit_cents]).toEqual([30_709, 31_000]);
  });

  it("follows a substitute, while a price of one's own stays and warns only beyond the tolerance", () => {
    const lines = bouquet.lines.map((one) => (one.pack_price_cents === 4_800 ? line('whiteOHara', 7) : one));
    const price = priceRecipe({ ...bouquet, lines, price_override_cents: 34_500 }, usualProfile);
    expect([
      price.lines[2]?.cost_cents,
      price.materials_cost_cents,
      price.materials_retail_cents,
      price.labor_cents,
      price.raw_cents,
    ]).toEqual([1_694, 7_492, 25_513, 6_378, 31_891]);
    expect([price.calculated_cents, price.unit_cents, price.below_calculated]).toEqual([32_000, 34_500, false]);
    const cheap = (cents: number) => priceRecipe({ ...bouquet, price_override_cents: cents }, usualProfile).below_calculated;
    expect([cheap(33_500), cheap(33_499)]).toEqual([false, true]);
    const locked = priceRecipe({ ...bouquet, price_override_cents: 40_000, locked_price_cents: 33_499 }, usualProfile);
    expect([locked.unit_cents, locked.below_calculated]).toEqual([33_499, true]);
  });

  it.each([
    [1_500, 'green'],
    [1_501, 'yellow'],
    [3_000, 'yellow'],
    [3_001, 'red'],
  ])('%i hundredths of a percent away is %s', (drift, tone) => expect(driftTone(drift, usualProfile)).toBe(tone));

  it('agrees with what two public calculators print', () => {
    const perRetail = { ...usualProfile, include_waste_in_price: false, round_mode: 'none' } as const;
    const roses = { ...line('quicksand', 12), pack_size: 1, pack_price_cents: 100 };
    const supplies = { ...line('ribbon', 1), pack_price_cents: 600, multiplier_milli: 2_000 };
    const dozen = { ...bouquet, lines: [roses, supplies], labor: { mode: 'pct_retail', bps: 2_000 } as const };
    expect(priceRecipe(dozen, perRetail).unit_cents).toBe(6_480);
    const retail = (cents: number) => ({ ...line('ribbon', 1), pack_price_cents: cents, multiplier_milli: 1_000 });
    const five = { ...bouquet, lines: [4_880, 5_280, 8_288, 3_600, 800, 683].map(retail) };
    expect(priceRecipe(five, perRetail).unit_cents).toBe(29_414);
  });

  it('is never less than the least price', () => {
    expect(priceRecipe(boutonniere, { ...usualProfile, min_price_cents: 3_000 }).unit_cents).toBe(3_000);
  });
});

it('a whole wedding comes to 4,465.00 with 69.57 % left of it', () => {
  expect(priceBook(wedding, usualProfile).totals).toMatchObject({
    price_cents: 446_500,
    materials_cost_cents: 93_660,
    labor_cost_cents: 42_201,
    margin_bps: 6_957,
    cogs_bps: 2_098,
    minutes: 1_151,
  });
});

it('a budget of 250.00 leaves 47.33 for stems', () => {
  expect(
    workBack({
      target_cents: 25_000,
      rentals_cents: 0,
      labor_bps: 2_500,
      hard_goods_retail_cents: 1_775,
      multiplier_milli: 3_500,
      waste_bps: 1_000,
    }),
  ).toEqual({ materials_retail_cents: 20_000, flowers_retail_cents: 18_225, flowers_cost_cents: 5_207, stem_budget_cents: 4_733 });
  expect(driftOf({ sold_cents: 34_500, calculated_cents: 30_000 })).toBe(1_500);
});

const planned = (name: IngredientName, on_hand = 0) => planLine({ ingredient_id: 1, uses: usesOf(name), on_hand, packs: [packOf(name)] });
const own = { ranunculus: 20, lisianthus: 30 } as const;

describe('the wholesale order of the wedding', () => {
  it.each([
    ['quicksand', 130, 130, 150, 20, 19_500, 'grey'],
    ['playaBlanca', 126, 126, 150, 24, 18_750, 'grey'],
    ['juliet', 6, 6, 12, 6, 4_800, 'red'],
    ['ranunculus', 40, 20, 20, 0, 2_900, 'green'],
    ['lisianthus', 77, 47, 50, 3, 8_000, 'red'],
    ['astilbe', 4, 4, 10, 6, 1_700, 'red'],
    ['silverDollar', 103, 103, 110, 7, 11_550, 'red'],
    ['majolika', 36, 36, 40, 4, 6_600, 'red'],
    ['seeded', 29, 29, 30, 1, 3_300, 'grey'],
    ['hydrangea', 43, 43, 50, 7, 10_500, 'red'],
    ['delphinium', 22, 22, 30, 8, 4_500, 'grey'],
    ['ruscus', 33, 33, 40, 7, 4_800, 'red'],
    ['ribbon', 9, 9, 9, 0, 3_150, 'green'],
    ['pins', 28, 28, 144, 116, 720, 'grey'],
    ['wire', 12, 12, 12, 0, 1_020, 'green'],
  ] as const)('%s: gross, net, ordered, left, cost, fit', (name, gross, net, ordered, left, cents, fit) => {
    const plan = planned(name, name in own ? own[name as keyof typeof own] : 0);
    expect([plan.gross_units, plan.net_units, plan.ordered_units, plan.leftover_units, plan.line_cents, plan.fit]).toEqual([
      gross,
      net,
      ordered,
      left,
      cents,
      fit,
    ]);
  });

  const all = Object.keys({
    quicksand: 0,
    playaBlanca: 0,
    juliet: 0,
    ranunculus: 0,
    lisianthus: 0,
    astilbe: 0,
    silverDollar: 0,
    majolika: 0,
    seeded: 0,
    hydrangea: 0,
    delphinium: 0,
    ruscus: 0,
    ribbon: 0,
    pins: 0,
    wire: 0,
  }) as IngredientName[];
  const total = (of: (name: IngredientName) => number) => all.reduce((sum, name) => sum + of(name), 0);

  it('comes to 1,017.90; own stock saves 77.00 and rounding once 146.15', () => {
    expect(total((name) => planned(name, name in own ? own[name as keyof typeof own] : 0).line_cents)).toBe(101_790);
    const without = total((name) => planned(name).line_cents);
    const apart = total((name) =>
      usesOf(name).reduce((sum, use) => sum + planLine({ ingredient_id: 1, uses: [use], on_hand: 0, packs: [packOf(name)] }).line_cents, 0),
    );
    expect([without, without - 101_790, apart, apart - without]).toEqual([109_490, 7_700, 124_105, 14_615]);
  });

  it('says in money which bunches are bought for a few stems', () => {
    const hints = all.flatMap((name) => {
      const { hint } = planned(name, name in own ? own[name as keyof typeof own] : 0);
      return hint ? [[name, hint.drop, hint.saves_cents]] : [];
    });
    expect(hints).toEqual([
      ['quicksand', 5, 3_250],
      ['playaBlanca', 1, 3_125],
      ['delphinium', 2, 1_500],
    ]);
  });

  it('shares its cost back to the recipes, waste and stock last', () => {
    const shares = (name: IngredientName, on_hand = 0) => {
      const { allocations, unused_cents } = planned(name, on_hand);
      return [...allocations.map(({ cents }) => cents), unused_cents];
    };
    expect(shares('quicksand')).toEqual([1_040, 2_600, 7_800, 3_900, 4_160]);
    expect(shares('ranunculus', 20)).toEqual([580, 1_450, 580, 290]);
  });

  it('takes a box where it is cheaper', () => {
    const box = { id: 99, pack_size: 100, pack_price_cents: 11_500, min_packs: 1, step_packs: 1 };
    const plan = planLine({ ingredient_id: 1, uses: usesOf('quicksand'), on_hand: 0, packs: [packOf('quicksand'), box] });
    expect([plan.packs, plan.line_cents]).toEqual([
      [
        { id: 1, count: 2 },
        { id: 99, count: 1 },
      ],
      18_000,
    ]);
  });

  it('says what nobody sells, and buys nothing that is there', () => {
    expect(planLine({ ingredient_id: 1, uses: usesOf('juliet'), on_hand: 0, packs: [] })).toMatchObject({
      unavailable: true,
      ordered_units: 0,
    });
    expect(planned('juliet', 50)).toMatchObject({ unavailable: false, on_hand_units: 6, net_units: 0, ordered_units: 0, line_cents: 0 });
  });
});
