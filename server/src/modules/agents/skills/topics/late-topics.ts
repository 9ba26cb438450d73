import type { MoneyOverview } from '@butterfly/contracts/payments';
import { daysBetween } from '@butterfly/contracts/days';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { openTasks } from '../asks/open-tasks';
import { memberWith } from '../asks/team';
import { money, text, type Job } from '../job';
import { wordsOf } from '../name-similarity';
import { notRead } from '../papers/whose';
import { counted, listing, readData, type Heard, type Topic } from './topic';

/** All that is late, money first, each with the day since when. */
async function allLate(job: Job): Promise<Outcome> {
  const overview = await readData<MoneyOverview>(job, 'payments.overview');
  if (!overview) return text(notRead('The payments'));
  const { today, locale } = job.business;
  const say = (cents: number) => money(cents, { currency: overview.currency, locale });
  const lines = overview.late.map(
    ({ project_name: name, number, open_cents: cents, due_on: due }) =>
      `${[name, number].filter(Boolean).join(' · ')} · ${say(cents)} · ${due === null ? 'no day is noted' : since(due, today)}`,
  );
  const sum = overview.late.reduce((total, { open_cents: cents }) => total + cents, 0);
  const head = lines.length === 0 ? 'No payment is overdue.' : `${say(sum)} is overdue:`;
  return text(`${listing(head, lines, 12)}\n${await lateTasks(job)}`);
}

async function lateTasks(job: Job): Promise<string> {
  const open = await openTasks(job);
  if (!open) return notRead('The tasks');
  const late = open
    .filter(({ states }) => states.includes('overdue'))
    .map(({ line, day }) => `${line}${day === null ? '' : ` · ${counted(daysBetween(day, job.business.today), 'day')} late`}`);
  return listing(late.length === 0 ? 'No task is overdue.' : 'Tasks overdue:', late, 12);
}

const since = (day: string, today: string): string => `due ${sayDay(day)}, ${counted(daysBetween(day, today), 'day')} late`;

/** The overdue tasks of who asks. */
async function myLate(job: Job): Promise<Outcome | undefined> {
  const me = await memberWith(job, (id) => id === job.turn.asker.session.memberId);
  const open = await openTasks(job);
  if (!me) return undefined;
  if (!open) return text(notRead('The tasks'));
  const mine = open.filter(({ people }) => people.includes(me.name));
  const late = mine.filter(({ states }) => states.includes('overdue'));
  const unassigned = open.filter(({ people, states }) => people.length === 0 && states.includes('overdue')).length;
  const besides = unassigned > 0 ? `\n${counted(unassigned, 'overdue task')} ${unassigned === 1 ? 'belongs' : 'belong'} to nobody.` : '';
  const none = `No task of yours is overdue; ${counted(mine.length, 'task')} of yours ${mine.length === 1 ? 'is' : 'are'} open.`;
  const lines = late.map(({ line }) => line);
  return text(`${listing(late.length === 0 ? none : `${counted(late.length, 'task')} of yours overdue:`, lines, 12)}${besides}`);
}

/** What somebody of the team has open; of any other name it is another question. */
async function openOfMember(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const said = names.flatMap(wordsOf);
  const member = said.length === 0 ? undefined : await memberWith(job, (_id, name) => said.every((word) => wordsOf(name).includes(word)));
  const open = member && (await openTasks(job));
  if (!member || !open) return undefined;
  const rows = open.filter(({ people }) => people.includes(member.name));
  const head =
    rows.length === 0 ? `No open task is assigned to ${member.name}.` : `${counted(rows.length, 'open task')} of ${member.name}:`;
  return text(
    listing(
      head,
      rows.map(({ line, states }) => (states.includes('overdue') ? `${line} (overdue)` : line)),
      15,
    ),
  );
}

const LATE = 'overdue|late|past due|behind|too late|uberfallig\\w*|verspatet\\w*|vencid[oa]s?|atrasad[oa]s?';

/** Questions about what is late and since when, what is late of mine, and what somebody has open. */
export const LATE_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.overview',
    yours: 'the payments',
    needs: [
      words(LATE),
      words(
        'since when|(?:for |by )?how (?:long|many days)|how late|from when|seit wann|(?:um |seit )?wie ?(?:lange|viele tage)|desde cuando|(?:hace )?cuantos dias|cuanto tiempo',
      ),
    ],
    beside: words(
      "what'?s?|whats|what|which|anything|everything|all|is|are|it|and|been|has|have|us|right now|how|was|ist|sind|alles|und|es|que|esta|y|hay|payments?|money|zahlungen|pagos|of it|already",
    ),
    never: words('leads?|tasks?|who|whose|my|mine|contracts?|questionnaires?'),
    names: 'none',
    answer: allLate,
  },
  {
    tool: 'project_view.timeline',
    yours: 'the project timeline',
    needs: [
      words(LATE),
      words(
        '(?:on|in|from|of) (?:my|mine) (?:own )?(?:(?:to-?do|task|work) ?)?(?:list|plate|desk|side|tasks?|to-?dos?)|(?:auf|in|von) mein\\w* (?:liste|tisch|aufgaben)|(?:en|de) mi (?:lista|mesa)|i am|am i|am i (?:running )?|my (?:overdue |late )?(?:tasks?|to-?dos?)|meine\\w* (?:aufgaben|uberfallig\\w* aufgaben)|mis tareas|for me|fur mich|para mi',
      ),
    ],
    beside: words(
      "what'?s?|whats|which|anything|something|is|are|there|do|i|have|still|right now|any|with|was|ist|sind|etwas|welche|que|hay|esta|estan|algo|tasks?|to-?dos?|show|list|me",
    ),
    never: words('clients?|payments?|invoices?|leads?|add|put|remind|flowers?|delivery'),
    names: 'none',
    answer: myLate,
  },
  {
    tool: 'project_view.timeline',
    yours: 'the project timeline',
    needs: [
      words(
        "(?:still |to )?(?:have|has|got|having)|(?:is|are|'s) (?:still )?(?:open|left|outstanding|pending)|what'?s|still|hat|tiene|steht|queda",
      ),
      words(
        '(?:still )?open|left(?: to do| over)?|to do|outstanding|unfinished|pending|on (?:his|her|their) (?:list|plate|desk)|noch offen|offen\\w*|zu tun|zu erledigen|auf (?:der liste|dem tisch)|pendientes?|por hacer|abiert[oa]s?',
      ),
    ],
    beside: words(
      'what|which|does|do|is|are|with|for|of|by|on|still|have|to|everything|all|was|noch|bei|von|fur|alles|que|con|para|de|aun|todavia|esta|le|a',
    ),
    never: words('owe\\w*|pay\\w*|paid|money|invoices?|leads?|balance|free|meetings?|we|us|time|hours?|i|my'),
    names: 'own',
    answer: openOfMember,
  },
];
