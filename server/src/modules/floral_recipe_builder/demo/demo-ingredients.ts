import type { NewIngredient } from '@butterfly/contracts/floral_recipe_builder';

/** An ingredient of the demo catalogue. */
export interface DemoIngredient {
  readonly name: string;
  readonly botanical: string | null;
  readonly kind: 'fresh' | 'greens' | 'hard_good';
  readonly role: NewIngredient['role'];
  readonly unit: NewIngredient['unit'];
  readonly pack: readonly [size: number, cents: number];
  /** Days it keeps. */
  readonly life: number | null;
  readonly months: readonly number[];
  readonly colour: readonly [family: string, hex: string];
}

const YEAR: readonly number[] = [];
const months = (from: number, to: number): readonly number[] =>
  Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => ((from + at - 1) % 12) + 1).sort((a, b) => a - b);

type Row = readonly [
  name: string,
  botanical: string,
  role: DemoIngredient['role'],
  size: number,
  cents: number,
  life: number,
  season: readonly number[],
  family: string,
  hex: string,
];

const FRESH: readonly Row[] = [
  ['Rose ‘Quicksand’', 'Rosa', 'focal', 25, 3_250, 7, YEAR, 'blush', '#D9B8A6'],
  ['Rose ‘Playa Blanca’', 'Rosa', 'focal', 25, 3_125, 7, YEAR, 'white', '#F6F1E7'],
  ['Rose ‘Freedom’ red', 'Rosa', 'focal', 25, 2_875, 8, YEAR, 'red', '#A3182B'],
  ['Garden rose ‘Juliet’', 'Rosa', 'focal', 12, 4_800, 5, YEAR, 'peach', '#EBB48C'],
  ['Garden rose ‘White O’Hara’', 'Rosa', 'focal', 12, 2_640, 6, YEAR, 'white', '#F5EAE4'],
  ['Spray rose ‘Majolika’', 'Rosa', 'secondary', 10, 1_650, 8, YEAR, 'blush', '#EBC6BE'],
  ['Ranunculus ‘Elegance White’', 'Ranunculus asiaticus', 'secondary', 10, 1_450, 7, months(11, 6), 'white', '#FBF6EA'],
  ['Anemone ‘Panda’', 'Anemone coronaria', 'secondary', 10, 1_400, 5, months(11, 5), 'white', '#F1F0F2'],
  ['Lisianthus ‘Rosita White’', 'Eustoma', 'secondary', 10, 1_600, 10, months(5, 11), 'white', '#F4F3EC'],
  ['Peony ‘Sarah Bernhardt’', 'Paeonia lactiflora', 'focal', 5, 2_250, 5, months(4, 6), 'pink', '#E9A9B8'],
  ['Peony ‘Coral Charm’', 'Paeonia', 'focal', 5, 2_500, 4, months(4, 6), 'coral', '#F08A72'],
  ['Hydrangea white', 'Hydrangea macrophylla', 'focal', 10, 2_100, 6, YEAR, 'white', '#EEF0EA'],
  ['Hydrangea antique green', 'Hydrangea macrophylla', 'focal', 10, 2_600, 8, months(7, 11), 'green', '#A9B78C'],
  ['Delphinium ‘Völkerfrieden’', 'Delphinium', 'line', 10, 1_500, 6, months(5, 10), 'blue', '#4B62B8'],
  ['Snapdragon white', 'Antirrhinum majus', 'line', 10, 1_250, 7, YEAR, 'white', '#F7F3E3'],
  ['Stock white', 'Matthiola incana', 'line', 10, 1_150, 6, YEAR, 'white', '#F4EFE6'],
  ['Carnation ‘Moonlight’', 'Dianthus caryophyllus', 'secondary', 25, 1_500, 14, YEAR, 'cream', '#F0E7C8'],
  ['Astilbe white', 'Astilbe', 'filler', 10, 1_700, 5, months(5, 9), 'white', '#EFEADF'],
  ['Dahlia ‘Café au Lait’', 'Dahlia', 'focal', 5, 1_750, 4, months(7, 10), 'blush', '#DDB9A0'],
  ['Sweet pea mixed', 'Lathyrus odoratus', 'secondary', 10, 1_300, 4, months(3, 6), 'pink', '#D98FB0'],
  ['Scabiosa white', 'Scabiosa caucasica', 'secondary', 10, 1_200, 6, months(5, 10), 'white', '#F0F0EC'],
  ['Waxflower pink', 'Chamelaucium uncinatum', 'filler', 10, 1_100, 10, months(10, 5), 'pink', '#E2A3B4'],
  ['Cosmos ‘Versailles’ (farm)', 'Cosmos bipinnatus', 'secondary', 10, 800, 4, months(6, 10), 'pink', '#C85A8E'],
];

const GREENS: readonly Row[] = [
  ['Eucalyptus silver dollar', 'Eucalyptus cinerea', 'greenery', 10, 1_050, 14, YEAR, 'green', '#9DB3A8'],
  ['Eucalyptus seeded', 'Eucalyptus', 'greenery', 10, 1_100, 14, YEAR, 'green', '#7F9A83'],
  ['Italian ruscus', 'Ruscus hypophyllum', 'greenery', 10, 1_200, 14, YEAR, 'green', '#3E6B45'],
  ['Salal (lemon leaf)', 'Gaultheria shallon', 'greenery', 25, 950, 14, YEAR, 'green', '#4F7A4C'],
  ['Olive branch', 'Olea europaea', 'greenery', 10, 1_400, 10, YEAR, 'green', '#7B8C6A'],
  ['Plumosus fern', 'Asparagus setaceus', 'greenery', 10, 900, 8, YEAR, 'green', '#5D8A52'],
  ['Leatherleaf', 'Rumohra adiantiformis', 'greenery', 20, 800, 14, YEAR, 'green', '#2F5D3A'],
  ['Dusty miller', 'Jacobaea maritima', 'greenery', 10, 1_250, 7, YEAR, 'silver', '#C3CBC6'],
  ['Smilax garland (string)', 'Smilax', 'greenery', 1, 900, 5, YEAR, 'green', '#44734A'],
  ['Ivy, variegated', 'Hedera helix', 'greenery', 10, 950, 10, YEAR, 'green', '#8CA878'],
];

const HARD: readonly (readonly [name: string, unit: DemoIngredient['unit'], size: number, cents: number, hex: string])[] = [
  ['Silk ribbon ivory', 'yard', 1, 350, '#EFE6D2'],
  ['Pearl pins', 'piece', 144, 720, '#E9E4DA'],
  ['Chicken-wire ball', 'piece', 12, 1_020, '#9A9A96'],
  ['Pin frog 3 in', 'piece', 6, 3_300, '#86837C'],
  ['Water tubes', 'piece', 100, 1_400, '#BFD0CC'],
  ['Floral tape', 'piece', 12, 2_160, '#6F8F6A'],
  ['Taper candle ivory 12 in', 'piece', 12, 1_500, '#F2E9D4'],
  ['Candle cup lining', 'piece', 24, 960, '#C9B27A'],
  ['Delivery box large', 'piece', 10, 2_800, '#B08D63'],
];

const grown =
  (kind: 'fresh' | 'greens') =>
  ([name, botanical, role, size, cents, life, season, family, hex]: Row): DemoIngredient => ({
    name,
    botanical,
    kind,
    role,
    unit: 'stem',
    pack: [size, cents],
    life,
    months: season,
    colour: [family, hex],
  });

/** Forty-two things a studio in the Hudson Valley buys: prices are of a plausible order, not quotes. */
export const fernIngredients: readonly DemoIngredient[] = [
  ...FRESH.map(grown('fresh')),
  ...GREENS.map(grown('greens')),
  ...HARD.map(
    ([name, unit, size, cents, hex]): DemoIngredient => ({
      name,
      botanical: null,
      kind: 'hard_good',
      role: 'mechanic',
      unit,
      pack: [size, cents],
      life: null,
      months: YEAR,
      colour: ['neutral', hex],
    }),
  ),
];

/** The same names in the other business, at prices of its own: nothing of one may ever show in the other. */
export const reigerIngredients: readonly DemoIngredient[] = fernIngredients
  .filter(({ name }) => /Quicksand|Playa Blanca|Juliet|Lisianthus|silver dollar|Silk ribbon/.test(name))
  .map((one) => ({ ...one, pack: [one.pack[0], Math.round(one.pack[1] * 0.86)] }));

/** Larger packs of a second supplier. */
export const otherPacks: readonly (readonly [name: string, size: number, cents: number])[] = [
  ['Rose ‘Quicksand’', 100, 11_500],
  ['Carnation ‘Moonlight’', 500, 25_000],
];

type Listed = readonly [name: string, ratio_milli: number];
const WHITE_O_HARA = 'Garden rose ‘White O’Hara’';
const insteadOfPeony: readonly Listed[] = [
  ['Dahlia ‘Café au Lait’', 1_000],
  ['Garden rose ‘Juliet’', 1_000],
];

/** What stands in for an ingredient, the best first, and how much of it for one. */
export const demoSubstitutes: Readonly<Record<string, readonly Listed[]>> = {
  'Garden rose ‘Juliet’': [[WHITE_O_HARA, 1_400]],
  'Peony ‘Sarah Bernhardt’': insteadOfPeony,
  'Peony ‘Coral Charm’': insteadOfPeony,
  'Rose ‘Playa Blanca’': [[WHITE_O_HARA, 1_000]],
  'Astilbe white': [['Stock white', 1_000]],
};
