import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome, Turn } from '../../runs/turn';
import { text } from '../job';

const ASKED =
  /^(?:(?:and|so|ok|und|y) )?(?:what(?:'s| is|s) |was ist |cual es )?(?:the |der |la )?(?:difference|unterschied|differenz|diferencia)(?: (?:between (?:them|those|the (?:two|months))|then|dann|davon|entre los dos))?$/;
const AMOUNT = /(?:(?<before>[$€£])\s?(?<sum>\d[\d.,]*\d|\d)|(?<figure>\d[\d.,]*\d|\d)\s?(?<after>[$€£]))/g;

interface Told {
  readonly line: string;
  readonly cents: number;
  readonly currency: string;
}

/** “What's the difference?” after two answers that told one amount each. Undefined: there are no two such answers. */
export function differenceOf({ message, history }: Pick<Turn, 'message' | 'history'>): Outcome | undefined {
  if (!ASKED.test(plainLetters(message).replace(/[?!. ]+$/, ''))) return undefined;
  const told = history
    .filter(({ role }) => role === 'assistant')
    .slice(-2)
    .map(({ content }) => amountIn(content));
  const [first, second] = told;
  if (!first || !second || first.currency !== second.currency)
    return text('Which two figures do you mean? I can take away one amount from another where the two answers before told one each.');
  const between = Math.abs(second.cents - first.cents);
  const say = `${first.currency}${new Intl.NumberFormat('en-US', { minimumFractionDigits: between % 100 === 0 ? 0 : 2 }).format(between / 100)}`;
  const which = second.cents < first.cents ? 'less' : 'more';
  const head = between === 0 ? 'There is no difference.' : `${say}: the second figure is ${say} ${which} than the first.`;
  return text(`${head}\n- ${first.line.replace(/:$/, '')}\n- ${second.line.replace(/:$/, '')}`);
}

/** The one amount of the first line, before what is told besides; undefined where there are several or none. */
function amountIn(answer: string): Told | undefined {
  const line = answer.split('\n')[0] ?? '';
  const said = line.replaceAll('\u00a0', ' ');
  const [only, ...others] = [...mainPart(said).matchAll(AMOUNT)];
  const figure = only?.groups?.['sum'] ?? only?.groups?.['figure'];
  if (figure === undefined || others.length > 0) return undefined;
  const [, whole = figure, part = '00'] = /^(.*)[.,](\d{2})$/.exec(figure) ?? [];
  return {
    line,
    cents: Number(whole.replace(/\D/g, '')) * 100 + Number(part),
    currency: only?.groups?.['before'] ?? only?.groups?.['after'] ?? '',
  };
}

/** A line that begins with its amount tells what comes after a comma besides. */
const mainPart = (line: string): string => (line.search(AMOUNT) === 0 ? line.split(/; ?|, /)[0] : line.split(';')[0]) ?? '';
