import { standInQuantity } from '../index';

it.each([
  ['seven White O’Hara for five Juliet', 5_000, 1_400, 7_000],
  ['whole stems, rounded up', 4_000, 1_400, 6_000],
  ['a part of a bunch stays a part', 250, 1_400, 350],
  ['nothing for nothing', 0, 1_400, 0],
])('%s', (_what, qty_milli, ratio_milli, expected) => expect(standInQuantity(qty_milli, { ratio_milli })).toBe(expected));
