/** What a stem does in an arrangement. */
export type Role = 'focal' | 'secondary' | 'filler' | 'greenery' | 'supply';

/** Flowers and greens by the part they usually play; the singular, as recipes name them. */
const BY_ROLE: Readonly<Record<Exclude<Role, 'supply'>, readonly string[]>> = {
  focal: [
    'peony',
    'garden rose',
    'rose',
    'quicksand',
    'juliet',
    'playa blanca',
    "o'hara",
    'dahlia',
    'hydrangea',
    'protea',
    'sunflower',
    'amaryllis',
    'orchid',
    'lily',
    'calla lily',
    'gerbera',
    'anthurium',
    'magnolia',
    'chrysanthemum',
  ],
  secondary: [
    'ranunculus',
    'tulip',
    'anemone',
    'lisianthus',
    'carnation',
    'spray rose',
    'majolika',
    'stock',
    'snapdragon',
    'delphinium',
    'larkspur',
    'freesia',
    'iris',
    'daffodil',
    'alstroemeria',
    'scabiosa',
    'zinnia',
    'cosmos',
    'foxglove',
    'sweet pea',
    'hellebore',
    'gladiolus',
  ],
  filler: [
    'waxflower',
    "baby's breath",
    'gypsophila',
    'astilbe',
    "queen anne's lace",
    'limonium',
    'statice',
    'solidago',
    'thistle',
    'eryngium',
    'chamomile',
    'feverfew',
    'lavender',
    'veronica',
    'hypericum',
    'berry',
  ],
  greenery: [
    'eucalyptus',
    'silver dollar',
    'ruscus',
    'fern',
    'plumosus',
    'olive',
    'ivy',
    'smilax',
    'salal',
    'leatherleaf',
    'monstera',
    'pittosporum',
    'jasmine',
    'dusty miller',
    'greenery',
    'foliage',
    'moss',
  ],
};
const COLORS = [
  'white',
  'ivory',
  'cream',
  'blush',
  'pink',
  'dusty pink',
  'coral',
  'peach',
  'apricot',
  'red',
  'burgundy',
  'wine',
  'orange',
  'terracotta',
  'rust',
  'yellow',
  'gold',
  'green',
  'sage',
  'blue',
  'dusty blue',
  'navy',
  'purple',
  'lilac',
  'lavender',
  'mauve',
  'champagne',
  'black',
];

const plural = (name: string): string => `${name.replace(/y$/, '(?:y|ies)').replace(/(?:us)$/, 'us(?:es)?')}(?:e?s)?`;
const longestFirst = <T extends readonly string[]>(names: T): string[] => [...names].sort((a, b) => b.length - a.length);
const ROLE_OF = new Map(Object.entries(BY_ROLE).flatMap(([role, names]) => names.map((name) => [name, role as Role])));
const FLOWERS = longestFirst([...ROLE_OF.keys()]).map((name) => [name, new RegExp(`\\b${plural(name)}\\b`, 'i')] as const);
const COLOR_WORDS = longestFirst(COLORS).map((name) => [name, new RegExp(`\\b${name}\\b`, 'i')] as const);

/** What is no stem: it is bought by the yard, the block or the piece. */
const SUPPLY =
  /\b(?:ribbons?|wires?|foam|oasis|tape|twine|lace|pins?|picks?|tubes?|bowls?|frames?|candles?|vases?|yards?|metres?|meters?|feet|rolls?|blocks?|bricks?|water tubes?|cable ties?)\b/i;

/** Of a flower or a variety of it: "white garden rose" is what a garden rose is. */
export function roleOf(flower: string): Role {
  if (SUPPLY.test(flower) && flowersIn(flower).length === 0) return 'supply';
  const known = ROLE_OF.get(flower) ?? ROLE_OF.get(flowersIn(flower).at(-1) ?? '');
  return known ?? 'secondary';
}

/** In the order they are named; "garden roses" is not also "roses". */
export function flowersIn(text: string): string[] {
  return namedIn(text, FLOWERS);
}

export function colorsIn(text: string): string[] {
  return namedIn(text, COLOR_WORDS);
}

function namedIn(text: string, known: readonly (readonly [string, RegExp])[]): string[] {
  const found: { name: string; at: number }[] = [];
  let rest = text;
  for (const [name, pattern] of known) {
    for (let hit = pattern.exec(rest); hit; hit = pattern.exec(rest)) {
      found.push({ name, at: hit.index });
      rest = rest.slice(0, hit.index) + ' '.repeat(hit[0].length) + rest.slice(hit.index + hit[0].length);
    }
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ name }) => name))];
}
