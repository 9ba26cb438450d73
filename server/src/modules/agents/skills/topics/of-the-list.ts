import type { Outcome, Turn } from '../../runs/turn';
import { plainLetters } from '../../planner/reading/plain-letters';
import { text } from '../job';

type Wanted = 'most' | 'least' | 'first' | 'last';
const ASKED =
  /^(?:and |so |ok )?(?:which|who|what)(?: one)?(?: of (?:those|them|these|the (?:two|three|four|lot)))?(?:'s| is| has| are| was| costs| comes)?(?: the)? (?<how>biggest|largest|highest|most expensive|priciest|most valuable|worth (?:the )?most|smallest|lowest|cheapest|worth (?:the )?least|soonest|earliest|next|first|latest|furthest(?: away| out)?|last)(?: one| budget| value| amount)?$/;
const HOW: readonly (readonly [wanted: Wanted, said: RegExp])[] = [
  ['most', /^(?:big|larg|high|most|pric|worth (?:the )?most)/],
  ['least', /^(?:small|low|cheap|worth (?:the )?least)/],
  ['first', /^(?:soon|earl|next|first)/],
  ['last', /^(?:late|furth|last)/],
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** “Which of those is the biggest?”: of the rows of the last answer, by the amounts or days they say. */
export function ofTheList({ message, history }: Pick<Turn, 'message' | 'history'>): Outcome | undefined {
  const how = ASKED.exec(plainLetters(message).replace(/[?!. ]+$/, ''))?.groups?.['how'];
  const wanted = how === undefined ? undefined : HOW.find(([, said]) => said.test(how))?.[0];
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const rows = last.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  if (!wanted || rows.length < 2) return undefined;
  const byMoney = wanted === 'most' || wanted === 'least';
  const valued = rows.flatMap((row) => {
    const value = byMoney ? amountOf(row) : dayOf(row);
    return value === undefined ? [] : [{ row, value }];
  });
  if (valued.length === 0) return text(byMoney ? 'None of those says an amount.' : 'None of those says a day.');
  const isLow = wanted === 'least' || wanted === 'first';
  const best = valued.reduce((top, { value }) => (isLow === value < top ? value : top), valued[0]?.value ?? 0);
  const found = valued.filter(({ value }) => value === best).map(({ row }) => row);
  const without = rows.length - valued.length;
  const beside = without > 0 ? ` ${String(without)} of them ${without === 1 ? 'says' : 'say'} no ${byMoney ? 'amount' : 'day'}.` : '';
  const shown = last.includes('… and ') ? ' That is of the rows shown above; there are more.' : '';
  return text(`Of those: ${found.join(' and ')}.${beside}${shown}`);
}

/** “$9,000” and “9.000,50 €” in whole cents. */
function amountOf(row: string): number | undefined {
  const said = /(?:[$€£]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?[$€£])/.exec(row.replaceAll('\u00a0', ' '));
  const figure = (said?.[1] ?? said?.[2])?.replace(/[.,]$/, '');
  if (figure === undefined) return undefined;
  const [, whole = figure, part = ''] = /^(.*)[.,](\d{2})$/.exec(figure) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part || 0);
}

/** The day of the event where it is told, else the first that is. */
function dayOf(row: string): number | undefined {
  if (row.includes('no date yet')) return undefined;
  const day = /(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (20\d\d)/;
  const [, date, month = '', year] = /event \w{3} (\d{1,2}) ([A-Z][a-z]{2})[a-z]* (20\d\d)/.exec(row) ?? day.exec(row) ?? [];
  return date === undefined ? undefined : Date.UTC(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(date));
}
