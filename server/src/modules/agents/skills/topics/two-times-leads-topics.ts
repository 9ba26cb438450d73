import { addDays } from '@butterfly/contracts/days';
import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { MONTH } from '../../planner/language/month-names';
import { words } from '../../planner/reading/cover';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { counted, listing, pageCard, type Topic } from './topic';
import { monthOf, monthsIn, type Month } from './two-months-topics';

const MOST = 200;
const WEEK = 7;
/** Of a day in UTC: Monday is 0. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

/** Pairs of times that are said by their distance, the earlier first. */
const PAIRS: readonly (readonly [said: RegExp, pair: (today: string) => readonly [Month, Month]])[] = [
  [
    /\b(?:(?:this|last) year|(?:dieses|letztes) jahr|este ano|ano pasado)\b/g,
    (today) => {
      const year = (of: number): Month => ({ from: `${String(of)}-01-01`, to: `${String(of)}-12-31`, word: String(of) });
      const own = Number(today.slice(0, 4));
      return [year(own - 1), year(own)];
    },
  ],
  [
    /\b(?:(?:this|last) month|(?:diese[nmr]|letzte[nmr]) monat|este mes|mes pasado)\b/g,
    (today) => {
      const from = `${today.slice(0, 7)}-01`;
      const before = `${addDays(from, -1).slice(0, 7)}-01`;
      const next = `${addDays(from, 31).slice(0, 7)}-01`;
      return [
        { from: before, to: addDays(from, -1), word: 'last month' },
        { from, to: addDays(next, -1), word: 'this month' },
      ];
    },
  ],
  [
    /\b(?:(?:this|last) week|(?:diese[nmr]?|letzte[nmr]?) woche|esta semana|semana pasada)\b/g,
    (today) => {
      const from = addDays(today, -weekdayOf(today));
      return [
        { from: addDays(from, -WEEK), to: addDays(from, -1), word: 'last week' },
        { from, to: addDays(from, WEEK - 1), word: 'this week' },
      ];
    },
  ],
];

/** “This week” stands by itself; a month or a year needs its “in”. */
const at = ({ word }: Month): string => (/^(?:this|last) /.test(word) ? word : `in ${word}`);

function timesIn(said: string, today: string): readonly [Month, Month] | undefined {
  for (const [pattern, pair] of PAIRS) if (new Set(said.match(pattern) ?? []).size === 2) return pair(today);
  return monthsIn(said, today);
}

/** How many leads came in two times that are named, and how many more in one of them; whatever became of them. */
async function leadsOfTwoTimes(job: Job): Promise<Outcome | undefined> {
  const { today, tz } = job.business;
  const [first, second] = timesIn(plainLetters(job.turn.message), today) ?? [];
  const page = first && (await readPage<LeadRow>(job, 'tenant_crm.find_leads', { page_size: MOST, ordering: '-id' }));
  // Of more leads than are read the earlier count would be too small.
  if (!first || !second || !page || page.count > page.results.length) return undefined;
  const days = page.results.map(({ created_at: moment }) => localDayOf(moment, tz));
  const countIn = ({ from, to }: Month) => days.filter((day) => day >= from && day <= to).length;
  const by = countIn(second) - countIn(first);
  const head =
    by === 0
      ? `As many leads came ${at(second)} as ${at(first)}`
      : `${String(Math.abs(by))} ${by > 0 ? 'more' : 'fewer'} ${Math.abs(by) === 1 ? 'lead' : 'leads'} came ${at(second)} than ${at(first)}`;
  const line = (time: Month) => `${time.word}: ${counted(countIn(time), 'lead')}${time.to >= today && time.from <= today ? ' so far' : ''}`;
  return text(listing(`${head}, whatever became of them:`, [line(first), line(second)]), pageCard('The leads', '/tenant_crm/leads'));
}

/** Leads of two times side by side. */
export const TWO_TIMES_LEADS_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words('leads?|inquir(?:y|ies)|enquir(?:y|ies)|anfragen?|consultas|prospectos?'),
      words(
        'compare[ds]?|comparison|vs\\.?|versus|against|than|difference|side by side|more|less|fewer|vergleiche?n?|verglichen|im vergleich|gegenuber|unterschied|mehr|weniger|als|compara\\w*|diferencia|mas|menos',
      ),
    ],
    beside: words(
      `${MONTH}|20\\d\\d|(?:this|last) (?:year|month|week)|(?:dieses|letztes) jahr|(?:diese[nmr]?|letzte[nmr]?) (?:monat|woche)|este ano|(?:el )?ano pasado|este mes|(?:el )?mes pasado|esta semana|(?:la )?semana pasada|how many|many|number|new|came in|come in|coming in|came|did|do|does|have|had|got|get|we|us|our|in|and|with|to|of|the|between|from|or|is|are|was|were|there|what|which|us|me|show|and|wie ?viele?|neue|kamen|hatten|haben|wir|und|mit|im|zu|den|die|der|das|zum|cuant[oa]s|nuev[oa]s|llegaron|tuvimos|hubo|que|y|con|los|las|el|la|de|en|entre`,
    ),
    never: words('for|fur|para|booked|won|lost|converted|qualified|source|instagram|website|referrals?|value|worth|late|answered'),
    names: 'own',
    time: 'may',
    answer: (job, { names }) => (names.every((name) => monthOf(name) >= 0) ? leadsOfTwoTimes(job) : Promise.resolve(undefined)),
  },
];
