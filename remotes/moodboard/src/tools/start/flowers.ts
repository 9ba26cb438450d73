/** A flower of the library. Months are 1 to 12; an empty list is all year. */
export interface Flower {
  readonly id: string;
  readonly name: string;
  readonly botanical: string;
  readonly form: 'round' | 'daisy' | 'spire' | 'leaf';
  readonly months: readonly number[];
  readonly colors: readonly (readonly [name: string, hex: string])[];
}

const all: readonly number[] = [];
const flower = (
  id: string,
  name: string,
  botanical: string,
  form: Flower['form'],
  months: readonly number[],
  colors: Flower['colors'],
): Flower => ({ id, name, botanical, form, months, colors });

const WHITE = ['White', '#f3eee2'] as const;
const BLUSH = ['Blush', '#f0c4c4'] as const;
const PINK = ['Pink', '#e08fa6'] as const;
const RED = ['Red', '#a8324a'] as const;
const PEACH = ['Peach', '#f2b593'] as const;
const YELLOW = ['Yellow', '#ecc65a'] as const;
const LILAC = ['Lilac', '#b39bd0'] as const;
const BLUE = ['Blue', '#8fa8d6'] as const;
const CORAL = ['Coral', '#ee8670'] as const;
const BURGUNDY = ['Burgundy', '#6d2139'] as const;

/** What most studios work with; months of the northern hemisphere, local and imported together. */
export const FLOWERS: readonly Flower[] = [
  flower('garden-rose', 'Garden rose', 'Rosa', 'round', all, [BLUSH, WHITE, PEACH, PINK, BURGUNDY]),
  flower('spray-rose', 'Spray rose', 'Rosa', 'round', all, [WHITE, BLUSH, PEACH, PINK]),
  flower('peony', 'Peony', 'Paeonia', 'round', [4, 5, 6], [BLUSH, WHITE, PINK, CORAL, BURGUNDY]),
  flower('ranunculus', 'Ranunculus', 'Ranunculus asiaticus', 'round', [1, 2, 3, 4, 5], [WHITE, PEACH, BLUSH, YELLOW, CORAL]),
  flower('anemone', 'Anemone', 'Anemone coronaria', 'daisy', [11, 12, 1, 2, 3, 4], [WHITE, LILAC, RED, BLUE]),
  flower('lisianthus', 'Lisianthus', 'Eustoma', 'round', [5, 6, 7, 8, 9, 10], [WHITE, LILAC, PINK, BLUSH]),
  flower('dahlia', 'Dahlia', 'Dahlia', 'round', [7, 8, 9, 10], [PEACH, WHITE, BURGUNDY, CORAL, YELLOW]),
  flower('hydrangea', 'Hydrangea', 'Hydrangea macrophylla', 'round', [5, 6, 7, 8, 9, 10], [BLUE, WHITE, PINK, LILAC]),
  flower('tulip', 'Tulip', 'Tulipa', 'round', [1, 2, 3, 4, 5], [WHITE, PINK, PEACH, YELLOW, LILAC]),
  flower('sweet-pea', 'Sweet pea', 'Lathyrus odoratus', 'spire', [3, 4, 5, 6, 7], [LILAC, BLUSH, WHITE, CORAL]),
  flower('delphinium', 'Delphinium', 'Delphinium', 'spire', [5, 6, 7, 8, 9], [BLUE, WHITE, LILAC]),
  flower('snapdragon', 'Snapdragon', 'Antirrhinum majus', 'spire', [4, 5, 6, 7, 8, 9, 10], [PEACH, WHITE, PINK, YELLOW]),
  flower('stock', 'Stock', 'Matthiola incana', 'spire', [2, 3, 4, 5, 6], [WHITE, LILAC, BLUSH]),
  flower('foxglove', 'Foxglove', 'Digitalis', 'spire', [5, 6, 7], [BLUSH, WHITE, LILAC]),
  flower('cosmos', 'Cosmos', 'Cosmos bipinnatus', 'daisy', [6, 7, 8, 9, 10], [WHITE, PINK, BLUSH, BURGUNDY]),
  flower('chamomile', 'Chamomile', 'Matricaria', 'daisy', [4, 5, 6, 7, 8, 9], [WHITE]),
  flower('scabiosa', 'Scabiosa', 'Scabiosa', 'daisy', [5, 6, 7, 8, 9, 10], [LILAC, WHITE, BURGUNDY]),
  flower('gerbera', 'Gerbera', 'Gerbera jamesonii', 'daisy', all, [CORAL, WHITE, YELLOW, PINK]),
  flower('carnation', 'Carnation', 'Dianthus caryophyllus', 'round', all, [BLUSH, WHITE, PEACH, RED]),
  flower('chrysanthemum', 'Chrysanthemum', 'Chrysanthemum', 'daisy', [9, 10, 11, 12], [WHITE, YELLOW, BURGUNDY]),
  flower('orchid', 'Phalaenopsis orchid', 'Phalaenopsis', 'round', all, [WHITE, PINK, LILAC]),
  flower('calla', 'Calla lily', 'Zantedeschia', 'round', all, [WHITE, YELLOW, BURGUNDY]),
  flower('protea', 'Protea', 'Protea cynaroides', 'daisy', [9, 10, 11, 12, 1, 2, 3], [BLUSH, WHITE]),
  flower('astilbe', 'Astilbe', 'Astilbe', 'spire', [5, 6, 7, 8], [BLUSH, WHITE, PINK]),
  flower('waxflower', 'Waxflower', 'Chamelaucium', 'daisy', [11, 12, 1, 2, 3, 4, 5], [WHITE, PINK]),
  flower('babys-breath', 'Baby’s breath', 'Gypsophila', 'daisy', all, [WHITE]),
  flower('eucalyptus', 'Eucalyptus', 'Eucalyptus cinerea', 'leaf', all, [
    ['Silver', '#9fb5a5'],
    ['Green', '#7d9b7f'],
  ]),
  flower('ruscus', 'Italian ruscus', 'Ruscus', 'leaf', all, [['Green', '#5f8a5c']]),
  flower('olive', 'Olive', 'Olea europaea', 'leaf', all, [['Sage', '#97a17c']]),
  flower('fern', 'Leather fern', 'Rumohra adiantiformis', 'leaf', all, [['Green', '#4f7d52']]),
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "Apr–Jun", "Nov–Apr" or "All year". */
export function seasonOf(months: readonly number[]): string {
  const first = months[0];
  const last = months.at(-1);
  return first === undefined || last === undefined ? 'All year' : `${MONTHS[first - 1]}–${MONTHS[last - 1]}`;
}
