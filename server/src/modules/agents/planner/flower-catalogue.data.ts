/** What is known of a flower or green: when it can be bought, how long it lasts in water and how it is bundled. */
export interface FlowerFacts {
  readonly name: string;
  /** Other words for it, varieties and what they are called elsewhere, in the singular. */
  readonly words: readonly string[];
  /** First and last month of its season, 1 is January; more than one where it has two. None: all year. */
  readonly season?: readonly (readonly [from: number, to: number])[];
  readonly vaseDays: number;
  readonly bunch: number;
}

type Season = FlowerFacts['season'];
const flower = (
  name: string,
  words: string,
  [vaseDays, bunch]: readonly [number, number],
  ...season: NonNullable<Season>
): FlowerFacts => ({
  name,
  words: words === '' ? [] : words.split('|'),
  vaseDays,
  bunch,
  ...(season.length > 0 ? { season } : {}),
});

/** Usual figures of the trade in the northern hemisphere; a variety stands before its kind. */
export const FLOWER_FACTS: readonly FlowerFacts[] = [
  flower('Quicksand rose', 'quicksand', [7, 25]),
  flower('Playa Blanca rose', 'playa blanca', [7, 25]),
  flower('Freedom rose', 'freedom', [8, 25]),
  flower("White O'Hara garden rose", "white o'hara|o'hara|ohara", [6, 12]),
  flower('Juliet garden rose', 'juliet', [5, 12]),
  flower('Majolika spray rose', 'majolika', [8, 10]),
  flower('Café au Lait dahlia', 'cafe au lait dahlia|café au lait|cafe au lait', [4, 5], [7, 10]),
  flower('Coral Charm peony', 'coral charm', [4, 5], [4, 6]),
  flower('Sarah Bernhardt peony', 'sarah bernhardt', [5, 5], [4, 6]),
  flower('spray rose', '', [8, 10]),
  flower('garden rose', '', [6, 12]),
  flower('rose', '', [7, 25]),
  flower('peony', '', [5, 5], [4, 6]),
  flower('dahlia', '', [4, 5], [7, 10]),
  flower('antique hydrangea', 'antique green hydrangea', [8, 10], [7, 11]),
  flower('hydrangea', '', [6, 10]),
  flower('ranunculus', '', [7, 10], [11, 12], [1, 6]),
  flower('anemone', '', [5, 10], [11, 5]),
  flower('lisianthus', 'eustoma', [10, 10], [5, 11]),
  flower('delphinium', '', [6, 10], [5, 10]),
  flower('larkspur', '', [6, 10], [5, 9]),
  flower('snapdragon', '', [7, 10]),
  flower('stock', '', [6, 10]),
  flower('carnation', '', [14, 25]),
  flower('astilbe', '', [5, 10], [5, 9]),
  flower('sweet pea', '', [4, 10], [3, 6]),
  flower('scabiosa', '', [6, 10], [5, 10]),
  flower('waxflower', '', [10, 10], [10, 5]),
  flower('cosmos', '', [4, 10], [6, 10]),
  flower('tulip', '', [5, 10], [12, 5]),
  flower('daffodil', 'narcissus', [5, 10], [1, 4]),
  flower('hyacinth', '', [6, 10], [12, 4]),
  flower('muscari', 'grape hyacinth', [5, 10], [1, 4]),
  flower('lilac', '', [5, 10], [2, 5]),
  flower('hellebore', '', [6, 10], [12, 4]),
  flower('freesia', '', [7, 10]),
  flower('iris', '', [4, 10]),
  flower('lily of the valley', '', [4, 10], [4, 6]),
  flower('lily', '', [10, 10]),
  flower('calla lily', 'calla', [8, 10]),
  flower('alstroemeria', '', [12, 10]),
  flower('gerbera', '', [7, 10]),
  flower('sunflower', '', [8, 5], [6, 10]),
  flower('zinnia', '', [6, 10], [6, 10]),
  flower('foxglove', '', [6, 10], [5, 7]),
  flower('chrysanthemum', 'mum', [14, 10]),
  flower('protea', '', [14, 5]),
  flower('amaryllis', '', [8, 5], [11, 3]),
  flower('gladiolus', '', [8, 10], [6, 10]),
  flower('lavender', '', [7, 10], [6, 8]),
  flower('orchid', '', [14, 10]),
  flower('anthurium', '', [14, 10]),
  flower('magnolia', '', [5, 10], [3, 4]),
  flower("baby's breath", 'gypsophila', [10, 10]),
  flower('silver dollar eucalyptus', 'silver dollar', [14, 10]),
  flower('seeded eucalyptus', '', [14, 10]),
  flower('eucalyptus', '', [14, 10]),
  flower('Italian ruscus', '', [14, 10]),
  flower('ruscus', '', [14, 10]),
  flower('salal', 'lemon leaf', [14, 25]),
  flower('olive', 'olive branch', [10, 10]),
  flower('plumosus', 'plumosus fern', [8, 10]),
  flower('fern', '', [8, 10]),
  flower('leatherleaf', '', [14, 20]),
  flower('dusty miller', '', [7, 10]),
  flower('smilax', '', [5, 1]),
  flower('ivy', '', [10, 10]),
];
