import { addDays } from '@butterfly/contracts/days';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import type { Topic } from './topic';

const OVERDUE = /Overdue: (.+?), since (\d+) days?/;
const DUE = /^- (.+?) · .*?([$€£][\d.,]+|[\d.,]+ ?[€£]) · due (\w{3} \d{1,2} \w+ \d{4})/gm;

const NEXT = /(?:Next due: |Next, )(.+?) (?:is due )?on (\w{3} \d{1,2} \w+ \d{4})/;

/** “And by when?” after money that is still to be paid. */
function untilWhen({ turn }: Job): Outcome | undefined {
  const last = turn.history.findLast(({ role }) => role !== 'user');
  const [, sum, day] = NEXT.exec(last?.content ?? '') ?? [];
  return sum === undefined || day === undefined ? undefined : text(`${sum} is due on ${day}.`, { cards: last?.cards ?? {} });
}

/** “Since when?” after money that is overdue: from the day it was due on. */
function sinceWhen({ turn, business: { today } }: Job): Outcome | undefined {
  const last = turn.history.findLast(({ role }) => role !== 'user');
  const found = OVERDUE.exec(last?.content ?? '');
  const about = last?.cards ?? {};
  if (found) {
    const [, sum = '', days = '0'] = found;
    return text(`${sum} is overdue since ${sayDay(addDays(today, -Number(days)))}, the day it was due: ${days} days.`, { cards: about });
  }
  const rows = last?.content.includes('overdue') ? [...last.content.matchAll(DUE)] : [];
  const lines = rows.map(([, whose = '', sum = '', day = '']) => `${whose}: ${sum} was due on ${day}`);
  return lines.length === 0 ? undefined : text(`${lines.join('; ')}.`, { cards: about });
}

/** The rest of a question about money that is late. */
export const SINCE_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.of_project',
    yours: 'the payments',
    needs: [
      words(
        'since when|for how long|how long|when was (?:it|that) due|how (?:many days )?late(?: is it| are they)?|seit wann|wie lange(?: schon)?|desde cuando|hace cuanto',
      ),
    ],
    beside: words('and|already|is (?:it|that)|has (?:it|that) been|now|late|overdue|open|und|schon|y|ya|ist|das|uberfallig|offen'),
    names: 'none',
    answer: (job) => Promise.resolve(sinceWhen(job)),
  },
  {
    tool: 'payments.of_project',
    yours: 'the payments',
    needs: [
      words(
        '(?:by|until|till) when|when is (?:it|that|the (?:next|rest)) due|due when|bis wann|wann ist (?:das|es|die) fallig|(?:para|hasta) cuando|cuando vence',
      ),
    ],
    beside: words('and|then|now|und|y|lo|eso|das|denn|payment|next|rest|rate|do they have to pay|to pay|pay|zahlen|pagar|tienen que'),
    names: 'none',
    answer: (job) => Promise.resolve(untilWhen(job)),
  },
];
