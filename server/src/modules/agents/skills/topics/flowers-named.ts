import { addDays } from '@butterfly/contracts/days';
import type { FlowerNeed } from '@butterfly/contracts/floral_recipe_builder';
import type { Job } from '../job';
import { readData } from './topic';

export const OF_FLOWERS = { tool: 'floral_recipe_builder.flower_needs', yours: 'the floral recipes' } as const;
const DAYS = 730;
const SHORTEST = 4;
const FEWEST = 3;

/** What flowers are called in other languages, by the English of the catalogue. */
const ENGLISH: readonly (readonly [said: RegExp, name: string])[] = [
  [/^hortensi(?:e|en|as?)$/, 'hydrangea'],
  [/^(?:rosen?|rosas?)$/, 'rose'],
  [/^(?:pfingstrosen?|peonias?)$/, 'peony'],
  [/^(?:ranunkeln?|ranunculos?)$/, 'ranunculus'],
  [/^(?:nelken?|clavel(?:es)?)$/, 'carnation'],
  [/^(?:levkoj(?:e|en)|alhelies?)$/, 'stock'],
  [/^(?:lowenmaulchen)$/, 'snapdragon'],
  [/^(?:dahlien?|dalias?)$/, 'dahlia'],
  [/^(?:eukalyptus|eucalipto)$/, 'eucalyptus'],
  [/^anemon(?:en?|as?)$/, 'anemone'],
  [/^oliven?zweige?n?$/, 'olive'],
];

export const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^sui])s$/, '');
export const englishOf = (word: string): string => ENGLISH.find(([said]) => said.test(word))?.[1] ?? singular(word);

export interface Named {
  /** Flowers by the words that name them. */
  readonly flowers: readonly FlowerNeed[];
  readonly rest: readonly string[];
  /** A word that more than one flower has: "rose". */
  readonly isVague: boolean;
}

/** Which of the words are flowers of the catalogue; the others are left. */
export async function flowersNamed(job: Job, said: readonly string[]): Promise<Named> {
  const [found, rest] = [new Map<number, FlowerNeed>(), [] as string[]];
  const groups: (readonly FlowerNeed[])[] = [];
  for (const word of said) {
    const rows = word.length < SHORTEST ? [] : await called(job, englishOf(word));
    if (rows.length === 0) rest.push(word);
    else groups.push(rows);
  }
  // "Playa Blanca": words of one name mean what all of them mean.
  for (const rows of merged(groups)) for (const row of rows) found.set(row.ingredient_id, row);
  return { flowers: [...found.values()], rest, isVague: merged(groups).some((rows) => rows.length > FEWEST) };
}

function merged(groups: readonly (readonly FlowerNeed[])[]): (readonly FlowerNeed[])[] {
  const all: (readonly FlowerNeed[])[] = [];
  for (const rows of groups.toSorted((a, b) => a.length - b.length)) {
    const isPart = all.some((other) => other.every(({ ingredient_id: id }) => rows.some((row) => row.ingredient_id === id)));
    if (!isPart) all.push(rows);
  }
  return all;
}

/** "Ohara" is how people write “O’Hara”. */
async function called(job: Job, name: string): Promise<readonly FlowerNeed[]> {
  const rows = await search(job, name);
  return rows.length > 0 || !/^o[a-z]{4,}$/.test(name) ? rows : search(job, name, name.slice(1));
}

async function search(job: Job, name: string, part = name): Promise<readonly FlowerNeed[]> {
  const { today } = job.business;
  const rows = await readData<FlowerNeed[]>(job, OF_FLOWERS.tool, { search: part, from: today, to: addDays(today, DAYS) });
  const plain = (word: string) => singular(word.replace(/['’-]/g, ''));
  return (rows ?? []).filter((row) =>
    row.name
      .toLowerCase()
      .split(/[\s‘“”,]+/)
      .some((word) => plain(word) === plain(name)),
  );
}
