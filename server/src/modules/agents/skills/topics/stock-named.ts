import type { FreeUnits } from '@butterfly/contracts/inventory';
import type { Span } from '../../planner/dates';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Job } from '../job';
import { readData } from './topic';

/** What things for hire are called in other languages, by the English of the stock. */
const ENGLISH: readonly (readonly [said: RegExp, name: string])[] = [
  [/^(?:laternen?|faroles?|linternas?|farolillos?)$/, 'lantern'],
  [/^(?:vasen?|jarron(?:es)?|floreros?)$/, 'vase'],
  [/^(?:platzteller|bajoplatos?|unterteller)$/, 'charger'],
  [/^(?:velitas?|velas votivas|teelicht(?:er)?|teelichtglaser|votivas?|portavelas?)$/, 'votive'],
  [/^(?:copas?|kompott\w*|schalen?|kelche?|pokale?|fruteros?)$/, 'compote'],
  [/^(?:dorad[oa]s?|golden\w*|oro|gold)$/, 'gold'],
  [/^(?:silbern\w*|plat(?:a|ead[oa]s?)|silber)$/, 'silver'],
  [/^(?:schwarz\w*|negr[oa]s?)$/, 'black'],
  [/^(?:weiss\w*|blanc[oa]s?)$/, 'white'],
  [/^(?:glas|glaser|cristal|vidrio)$/, 'glass'],
  [/^(?:stander|gestelle?|soportes?|pedestal(?:es)?)$/, 'stand'],
  [/^(?:saulen?|columnas?|sockel|podeste?)$/, 'plinth'],
  [/^(?:bogen|traubogen|arcos?)$/, 'arch'],
  [/^(?:laufer|tischlaufer|caminos?)$/, 'runner'],
  [/^(?:zylinder|cilindros?)$/, 'cylinder'],
  [/^(?:kerzenstander|kerzenhalter|candelabros?|candeleros?)$/, 'candle'],
];
const englishOf = (word: string): string => ENGLISH.find(([said]) => said.test(word))?.[1] ?? word.replace(/(?:(?<=ch|x)es|s)$/, '');

/** Things for hire that words name, and the words that name none. */
export interface StockNamed {
  readonly rows: readonly FreeUnits[];
  readonly rest: readonly string[];
}

/** “Ines” is no part of linen. */
const beginsAWord = (name: string, word: string): boolean =>
  plainLetters(name)
    .split(/[^\p{L}\d]+/u)
    .some((one) => one.startsWith(word));

/** Undefined: none of the words names a thing. */
export async function stockNamed(
  job: Job,
  names: readonly string[],
  { from, to }: Pick<Span, 'from' | 'to'>,
): Promise<StockNamed | undefined> {
  let rows: readonly FreeUnits[] | undefined;
  const rest: string[] = [];
  for (const name of names) {
    const word = englishOf(name);
    const read = word.length < 3 ? [] : ((await readData<FreeUnits[]>(job, 'inventory.free_units', { search: word, from, to })) ?? []);
    const found = read.filter((row) => beginsAWord(row.name, word));
    const both = rows === undefined ? found : rows.filter((row) => found.some(({ item_id: id }) => id === row.item_id));
    if (both.length === 0) rest.push(name);
    else rows = both;
  }
  return rows && { rows, rest };
}
