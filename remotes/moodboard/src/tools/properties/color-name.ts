/** Names a florist would use, with a colour each stands for. */
const NAMES: readonly (readonly [name: string, r: number, g: number, b: number])[] = [
  ['Ivory', 245, 240, 226],
  ['White', 255, 255, 255],
  ['Champagne', 238, 220, 192],
  ['Sand', 214, 194, 164],
  ['Blush', 240, 196, 196],
  ['Dusty rose', 203, 146, 148],
  ['Rose', 224, 120, 150],
  ['Fuchsia', 196, 50, 120],
  ['Coral', 238, 134, 112],
  ['Peach', 244, 184, 150],
  ['Apricot', 240, 160, 100],
  ['Terracotta', 190, 100, 70],
  ['Red', 176, 40, 60],
  ['Burgundy', 100, 30, 52],
  ['Marigold', 232, 170, 60],
  ['Butter', 246, 226, 150],
  ['Mustard', 190, 150, 50],
  ['Sage', 160, 174, 140],
  ['Eucalyptus', 130, 164, 146],
  ['Moss', 100, 116, 60],
  ['Forest', 46, 78, 56],
  ['Sky', 150, 190, 226],
  ['Dusty blue', 130, 154, 184],
  ['Navy', 40, 52, 92],
  ['Lavender', 186, 166, 220],
  ['Iris', 143, 122, 229],
  ['Plum', 92, 50, 96],
  ['Mauve', 170, 130, 156],
  ['Chocolate', 84, 56, 44],
  ['Taupe', 150, 134, 124],
  ['Grey', 150, 148, 152],
  ['Charcoal', 58, 54, 62],
  ['Black', 20, 18, 22],
];

/** A colour in a word: the nearest of the names, as the eye weighs red, green and blue. */
export function colorName(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const away = ([, nr, ng, nb]: (typeof NAMES)[number]) => 2 * (r - nr) ** 2 + 4 * (g - ng) ** 2 + 3 * (b - nb) ** 2;
  return NAMES.reduce((best, name) => (away(name) < away(best) ? name : best))[0];
}
