import { plainLetters } from './plain-letters';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, acht: 8, zehn: 10 },
  ...{ un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10 },
};
const UNITS: readonly (readonly [said: RegExp, days: number])[] = [
  [/^(?:days?|tage?n?|dias?)$/, 1],
  [/^(?:weeks?|wochen?|semanas?)$/, 7],
  [/^fortnights?$/, 14],
];
const SAID = new RegExp(
  `\\b(?<count>${Object.keys(NUMBERS).join('|')}|\\d{1,2}) (?<unit>days?|weeks?|fortnights?|tage?n?|wochen?|dias?|semanas?) (?<where>before|ahead of|prior to|after|past|from|vor|nach|antes|despues)\\b`,
);
const BEHIND = /^(?:after|past|from|nach|despues)$/;

/**
 * So many days before or after something. Undefined: none are said.
 *
 * @example daysSaid('six weeks before the gala') // { days: -42, said: '6 weeks before' }
 */
export function daysSaid(sentence: string): { readonly days: number; readonly said: string } | undefined {
  const { count = '', unit = '', where = '' } = SAID.exec(plainLetters(sentence))?.groups ?? {};
  const of = UNITS.find(([said]) => said.test(unit))?.[1];
  const number = NUMBERS[count] ?? Number(count);
  if (of === undefined || !number) return undefined;
  const isBehind = BEHIND.test(where);
  const days = number * of;
  const [many, one] = of === 1 ? [days, 'day'] : [days / 7, 'week'];
  return { days: isBehind ? days : -days, said: `${String(many)} ${one}${many === 1 ? '' : 's'} ${isBehind ? 'after' : 'before'}` };
}
