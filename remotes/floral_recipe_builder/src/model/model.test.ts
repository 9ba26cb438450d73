import type { BookLine, BookRecipe, Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { leftAfter } from '../book/left-after';
import { fitWords } from './fit-words';
import { newLine } from './new-line';
import { quantityText, stepped } from './quantity';
import { readTyped } from './read-typed';
import { monthsText } from './season';
import { suggestFor } from './suggest';

const ingredient = (id: number, name: string, part: Partial<Ingredient> = {}): Ingredient => ({
  id,
  name,
  botanical: null,
  kind: 'fresh',
  role: 'focal',
  unit: 'stem',
  colour_family: null,
  colour_hex: null,
  season_months: [],
  vase_life_days: null,
  processing_lead_days: 3,
  waste_bps: null,
  substitutes: [],
  packs: [],
  archived_at: null,
  updated_at: '2026-11-20T15:00:00.000Z',
  version: 1,
  ...part,
});
const quicksand = ingredient(1, 'Rose ‘Quicksand’', { colour_hex: '#D9B8A6' });
const juliet = ingredient(2, 'Garden rose ‘Juliet’', { colour_hex: '#EBB48C' });
const dahlia = ingredient(3, 'Dahlia ‘Café au Lait’', { colour_hex: '#DDB9A0' });
const ruscus = ingredient(4, 'Italian ruscus', { kind: 'greens', role: 'greenery', colour_hex: '#3E6B45' });
const ingredients = [quicksand, juliet, dahlia, ruscus];
const written = (lines: readonly BookLine[] | undefined) => lines?.map(({ name, qty_milli }) => [name, qty_milli]);

describe('a list that is pasted', () => {
  it('becomes lines; more of what is there already is added to it, and what nobody knows is named', () => {
    const lines = [newLine(quicksand, { key: 'a', qty_milli: 2_000 })];
    const read = readTyped('8 quicksand, ½ ruscus\n3 unicorns', { lines, ingredients });
    expect(written(read.lines)).toEqual([
      ['Rose ‘Quicksand’', 10_000],
      ['Italian ruscus', 500],
    ]);
    expect(read.added.map(({ name }) => name)).toEqual(['Rose ‘Quicksand’', 'Italian ruscus']);
    expect(read.unknown).toEqual([{ name: 'unicorns', qty_milli: 3_000 }]);
    expect(new Set(read.lines.map(({ key }) => key)).size).toBe(2);
  });
});

describe('what could stand in', () => {
  it('is of the same kind, fine on the day, and nearest in colour', () => {
    expect(suggestFor(dahlia, { ingredients, isFine: () => true })).toEqual([quicksand, juliet]);
    expect(suggestFor(dahlia, { ingredients, isFine: (one) => one !== quicksand })).toEqual([juliet]);
  });
});

describe('words', () => {
  it.each([
    [8_000, '8'],
    [250, '¼'],
    [1_500, '1½'],
    [2_300, '2.3'],
    [0, '0'],
  ])('the quantity %d is %s', (milli, text) => expect(quantityText(milli)).toBe(text));

  it.each([
    [1_000, 1, 2_000],
    [2_000, -1, 1_000],
    [500, 1, 750],
    [250, -1, 0],
    [0, -1, 0],
  ] as const)('from %d, a step of %d leads to %d', (from, direction, to) => expect(stepped(from, direction)).toBe(to));

  it.each([
    [[4, 5, 6], 'Apr–Jun'],
    [[1, 2, 11, 12], 'Nov–Feb'],
    [[6], 'Jun'],
    [[1, 2, 3, 6], 'Jan–Mar, Jun'],
    [[], 'all year'],
  ])('the months %j are %s', (months, text) => expect(monthsText(months)).toBe(text));
});

describe('after a save', () => {
  const line = (key: string, qty: number) => newLine(quicksand, { key, qty_milli: qty * 1_000 });
  const record = (lines: BookLine[]) => ({ lines }) as unknown as BookRecipe;

  it('nothing is left of what was sent', () => {
    const sent = { quantity: 3, lines: [line('a', 1)] };
    expect(leftAfter(sent, { sent, record: record([line('a', 1)]) })).toEqual({});
  });

  it('what was typed meanwhile is set upon the lines that others have added', () => {
    const sent = { lines: [line('a', 1)] };
    const left = leftAfter({ lines: [line('a', 2)] }, { sent, record: record([line('a', 1), line('b', 5)]) });
    expect(left.lines?.map(({ key, qty_milli }) => [key, qty_milli])).toEqual([
      ['a', 2_000],
      ['b', 5_000],
    ]);
  });
});

describe('how what is needed fits into its packs', () => {
  it.each([
    ['green', 0, 'full packs'],
    ['red', 12, 'part of a pack'],
    ['grey', 22, 'a few over'],
    ['grey', 3, 'nearly full'],
  ] as const)('%s with %i of 25 left', (fit, leftoverUnits, words) => {
    expect(fitWords({ fit, leftoverUnits, packSize: 25 })).toBe(words);
  });
});
