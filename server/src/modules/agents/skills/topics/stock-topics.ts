import type { FreeUnits } from '@butterfly/contracts/inventory';
import { saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { readData, type Heard, type Topic } from './topic';

/** What things for hire are called in other languages, by the English of the stock. */
const ENGLISH: readonly (readonly [said: RegExp, name: string])[] = [
  [/^(?:laternen?|faroles?|linternas?)$/, 'lantern'],
  [/^(?:vasen?|jarron(?:es)?|floreros?)$/, 'vase'],
  [/^(?:platzteller|bajoplatos?)$/, 'charger'],
  [/^(?:teelichter|votivas?)$/, 'votive'],
];
const englishOf = (word: string): string => ENGLISH.find(([said]) => said.test(word))?.[1] ?? word.replace(/s$/, '');

/** Whether there are as many of a thing as are promised for a time. */
async function enough(job: Job, { names, span }: Heard): Promise<Outcome | undefined> {
  if (!span || names.length === 0) return undefined;
  const found = await readData<FreeUnits[]>(job, 'inventory.free_units', {
    search: names.map(englishOf).join(' '),
    from: span.from,
    to: span.to,
  });
  if (!found || found.length === 0) return undefined;
  const lines = found.map(({ name, owned, free }) =>
    free < 0
      ? `No: of ${String(owned)} ${name} ${String(-free)} more are promised than there are, ${saySpan(span)}.`
      : `${String(free)} of ${String(owned)} ${name} ${free === 1 ? 'is' : 'are'} left, ${saySpan(span)}.`,
  );
  return text(lines.join('\n'), { cards: { data: found } });
}

/** Questions about whether what is owned is enough. */
export const STOCK_TOPICS: readonly Topic[] = [
  {
    id: 'enough',
    tool: 'inventory.free_units',
    yours: 'the inventory',
    needs: [words('enough|reichen|reicht|genug|suficientes?|alcanzan?|bastan?')],
    beside: words('are there|there|will|got|for|with|die|fur|am|haben wir|los|las|hay|para|tenemos|of those|of our'),
    names: 'own',
    time: 'must',
    answer: enough,
  },
];
