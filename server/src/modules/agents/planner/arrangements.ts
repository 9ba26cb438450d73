import type { Role } from './flowers';

/** A kind of arrangement: how it is called, and how many stems one piece usually has by the part they play. */
export interface Arrangement {
  readonly name: string;
  readonly section: 'Personal flowers' | 'Ceremony' | 'Reception' | 'Other';
  readonly pattern: RegExp;
  readonly stems: Readonly<Record<Exclude<Role, 'supply'>, number>>;
  readonly supplies: readonly string[];
  /** Share of a budget, relative to a centerpiece. */
  readonly weight: number;
}

const kind = (
  name: string,
  section: Arrangement['section'],
  words: string,
  [focal, secondary, filler, greenery]: readonly [number, number, number, number],
  supplies: readonly string[],
  weight: number,
): Arrangement => ({
  name,
  section,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'i'),
  stems: { focal, secondary, filler, greenery },
  supplies,
  weight,
});

/** Rules of thumb of the trade, a starting point that every draft says can be changed. The more special name stands first. */
export const ARRANGEMENTS: readonly Arrangement[] = [
  kind('Bridal bouquet', 'Personal flowers', "bridal bouquets?|bride'?s? bouquets?", [9, 10, 5, 8], ['Ribbon'], 2.2),
  kind('Bridesmaid bouquet', 'Personal flowers', "bridesmaid(?:s|'s|s')? (?:bouquets?|posies)|bridesmaids?", [5, 6, 4, 5], ['Ribbon'], 1),
  kind('Toss bouquet', 'Personal flowers', 'toss(?:ing)? bouquets?|throw(?:away)? bouquets?', [4, 5, 3, 4], ['Ribbon'], 0.7),
  kind('Hand-tied bouquet', 'Personal flowers', 'hand[- ]tied(?: bouquets?)?', [6, 7, 4, 6], ['Ribbon'], 1.1),
  kind('Bouquet', 'Personal flowers', 'bouquets?|posy|posies', [6, 7, 4, 6], ['Ribbon'], 1.1),
  kind('Boutonniere', 'Personal flowers', 'boutonn?i[eè]res?|buttonholes?|bouts?', [1, 0, 1, 1], ['Pin'], 0.15),
  kind('Wrist corsage', 'Personal flowers', 'wrist corsages?', [1, 2, 1, 2], ['Wristlet'], 0.3),
  kind('Corsage', 'Personal flowers', 'corsages?', [1, 2, 1, 2], ['Wristlet'], 0.3),
  kind('Flower crown', 'Personal flowers', '(?:flower|floral|hair) crowns?', [4, 8, 5, 6], ['Wire', 'Tape'], 0.8),
  kind(
    'Ceremony arch',
    'Ceremony',
    '(?:ceremony |wedding |floral |moss )?(?:arch(?:es)?|arbou?rs?|chuppahs?|huppahs?)',
    [40, 60, 30, 60],
    ['Chicken wire'],
    9,
  ),
  kind('Backdrop', 'Ceremony', '(?:floral |flower )?backdrops?', [40, 60, 30, 60], ['Chicken wire'], 9),
  kind(
    'Aisle piece',
    'Ceremony',
    'aisle (?:pieces?|markers?|meadows?|arrangements?)|(?:flower )?meadows?|pew (?:ends?|pieces?)',
    [3, 5, 4, 4],
    ['Tape'],
    0.6,
  ),
  kind('Garland', 'Reception', 'garlands?|table runners?', [6, 8, 6, 20], ['Wire'], 1.6),
  kind('Cake flowers', 'Reception', 'cake (?:flowers?|toppers?)', [4, 5, 3, 3], [], 0.6),
  kind('Bud vase', 'Reception', 'bud[- ]vase trios?|bud[- ]vases?', [1, 1, 1, 0], ['Bud vase'], 0.15),
  kind(
    'Tall arrangement',
    'Reception',
    'tall (?:arrangements?|cent(?:er|re)pieces?)|elevated (?:arrangements?|cent(?:er|re)pieces?)',
    [12, 16, 8, 14],
    ['Chicken wire', 'Stand'],
    2.6,
  ),
  kind('Bar arrangement', 'Reception', 'bar (?:arrangements?|pieces?|flowers)', [8, 10, 6, 8], ['Vessel', 'Chicken wire'], 1.6),
  kind(
    'Urn arrangement',
    'Ceremony',
    '(?:altar |entrance |stone )?urns?(?: arrangements?)?',
    [12, 16, 8, 14],
    ['Urn', 'Chicken wire'],
    2.6,
  ),
  kind(
    'Pedestal arrangement',
    'Ceremony',
    '(?:pedestals?|plinths?)(?: arrangements?| pieces?)?',
    [12, 16, 8, 14],
    ['Vessel', 'Chicken wire'],
    2.6,
  ),
  kind('Swag', 'Ceremony', '(?:door |mantel |chair )?swags?', [5, 7, 4, 8], ['Wire'], 1.2),
  kind('Hair flowers', 'Personal flowers', 'hair (?:combs?|pieces?|flowers|pins?)', [1, 2, 2, 2], ['Comb'], 0.3),
  kind('Low arrangement', 'Reception', 'low arrangements?', [5, 7, 4, 6], ['Vessel', 'Chicken wire'], 1),
  kind(
    'Centerpiece',
    'Reception',
    '(?:low )?cent(?:er|re) ?pieces?|(?<=(?:^|[,;:?.] ?|\\band |\\bplus )\\d{1,3} )tables?(?! (?:of|linens?|cloths?|numbers?|runners?|flowers|arrangements?|pieces?|cent))|table (?:arrangements?|flowers|pieces?)|table cent(?:er|re)s?',
    [5, 7, 4, 6],
    ['Vessel', 'Chicken wire'],
    1,
  ),
  kind('Casket spray', 'Other', '(?:casket|coffin) sprays?', [18, 20, 12, 20], ['Foam-free tray'], 5),
  kind('Standing spray', 'Other', 'standing sprays?|sprays?(?! (?:roses?|carnations?|mums?|chrysanth))', [8, 12, 6, 10], ['Easel'], 2.5),
  kind('Wreath', 'Other', 'wreaths?(?! workshop)', [6, 10, 6, 16], ['Wreath base'], 1.4),
  kind('Window display', 'Other', '(?:shop |floral )?window displays?', [20, 30, 16, 30], ['Chicken wire'], 5),
  kind('Installation', 'Other', '(?:hanging |ceiling )?installations?|flower walls?', [60, 80, 40, 80], ['Chicken wire'], 14),
  kind('Arrangement', 'Other', '(?:flower )?arrangements?', [5, 7, 4, 6], ['Vessel'], 1),
];
