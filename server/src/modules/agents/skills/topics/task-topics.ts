import { sayDay, saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { openTasks } from '../asks/open-tasks';
import { memberWith } from '../asks/team';
import { text, type Job } from '../job';
import { wordsOf } from '../name-similarity';
import { notRead } from '../papers/whose';
import { tickOff } from '../tick-task';
import { projectNamed } from './project-named';
import { counted, listing, type Heard, type Topic } from './topic';

const OF_TASKS = { tool: 'project_view.timeline', yours: 'the project timeline' } as const;
const TASKS = 'tasks?|to-?dos?|to do(?: list)?|to-do list|aufgaben?|tareas?|pendientes';

async function overdue(job: Job, { project }: Heard): Promise<Outcome> {
  const open = await openTasks(job, project?.id ?? null);
  if (!open) return text(notRead('The tasks'));
  const late = open.filter(({ states }) => states.includes('overdue'));
  const of = project ? ` of ${project.name}` : '';
  const [next] = open.filter(({ day }) => day !== null && day >= job.business.today);
  if (late.length === 0) return text(`No task${of} is overdue; ${counted(open.length, 'task')} open.${next ? `\nNext: ${next.line}` : ''}`);
  return text(
    listing(
      `${counted(late.length, 'task')}${of} overdue:`,
      late.map(({ line }) => line),
    ),
  );
}

async function ofMember(job: Job, { names, span }: Heard): Promise<Outcome | undefined> {
  const said = names.map((word) => wordsOf(word)[0] ?? word);
  const member = said.length === 0 ? undefined : await memberWith(job, (_id, name) => said.every((word) => wordsOf(name).includes(word)));
  if (!member) return undefined;
  const open = await openTasks(job);
  if (!open) return text(notRead('The tasks'));
  const rows = open
    .filter(({ people }) => people.includes(member.name))
    .filter(({ day }) => !span || (day !== null && day >= span.from && day <= span.to));
  const when = span ? `, ${saySpan(span)}` : '';
  const unassigned = open.filter(({ people }) => people.length === 0).length;
  const nobody = unassigned > 0 ? `\n${counted(unassigned, 'open task')} ${unassigned === 1 ? 'belongs' : 'belong'} to nobody yet.` : '';
  if (rows.length === 0) return text(`No open task is assigned to ${member.name}${when}.${nobody}`);
  return text(
    `${listing(
      `${counted(rows.length, 'open task')} of ${member.name}${when}:`,
      rows.map(({ line }) => line),
    )}${nobody}`,
  );
}

/** “My to-do list for next week”: the open tasks of who asks, and how many belong to nobody. */
async function mine(job: Job, heard: Heard): Promise<Outcome | undefined> {
  const me = await memberWith(job, (id) => id === job.turn.asker.session.memberId);
  return me && ofMember(job, { ...heard, names: me.name.split(' ') });
}

/** How many open tasks everybody has. */
async function perMember(job: Job): Promise<Outcome> {
  const open = await openTasks(job);
  if (!open) return text(notRead('The tasks'));
  const counts = new Map<string, number>();
  for (const { people } of open) for (const name of people) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rows = [...counts].toSorted(([, a], [, b]) => b - a);
  const nobody = open.filter(({ people }) => people.length === 0).length;
  const [first] = rows;
  const rest = nobody > 0 ? `\n${counted(nobody, 'open task')} ${nobody === 1 ? 'belongs' : 'belong'} to nobody yet.` : '';
  if (!first) return text(`None of the ${counted(open.length, 'open task')} is assigned to anybody.`);
  const most = rows.filter(([, count]) => count === first[1]).map(([name]) => name);
  return text(
    `${listing(
      `${most.join(' and ')} ${most.length === 1 ? 'has' : 'have'} the most, ${counted(first[1], 'open task')}:`,
      rows.map(([name, count]) => `${name}: ${String(count)}`),
    )}${rest}`,
  );
}

async function dueBefore(job: Job, { span, project }: Heard): Promise<Outcome | undefined> {
  if (!span) return undefined;
  const open = await openTasks(job, project?.id ?? null);
  if (!open) return text(notRead('The tasks'));
  const rows = open.filter(({ day }) => day !== null && day <= span.to && (day >= span.from || day < job.business.today));
  const of = project ? ` of ${project.name}` : '';
  return text(
    listing(
      rows.length === 0
        ? `No task${of} is due until ${sayDay(span.to)}.`
        : `${counted(rows.length, 'open task')}${of} due until ${sayDay(span.to)}:`,
      rows.map(({ line }) => line),
    ),
  );
}

/** “Open tasks?”: of the project that is named or open, else of all. */
async function allOpen(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const named = names.length > 0 ? await projectNamed(job, names) : undefined;
  if (names.length > 0 && !named) return undefined;
  const ofAll = /\b(?:all|every|alle[rn]?|todos|todas)\b/.test(said);
  const id = named?.id ?? (ofAll ? null : job.turn.projectId);
  const open = await openTasks(job, id);
  if (!open) return text(notRead('The tasks'));
  const of = named?.name ?? (id === null ? 'all projects' : 'this project');
  const late = open.filter(({ states }) => states.includes('overdue')).length;
  const head =
    open.length === 0
      ? `No task of ${of} is open.`
      : `${counted(open.length, 'open task')} of ${of}${late > 0 ? `, ${String(late)} overdue` : ''}:`;
  return text(
    listing(
      head,
      open.map(({ line }) => line),
      15,
    ),
    id === null ? {} : { projectId: id },
  );
}

const NTH: readonly (readonly [said: RegExp, at: number])[] = [
  [/\b(?:first|1st|erste[rns]?|primer[oa]?)\b/, 0],
  [/\b(?:second|2nd|zweite[rns]?|segund[oa])\b/, 1],
  [/\b(?:third|3rd|dritte[rns]?|tercer[oa]?)\b/, 2],
  [/\b(?:last|letzte[rns]?|ultim[oa])\b/, -1],
];

/** “The first one’s done” of a list of tasks; the list is never told again. */
async function isDone(job: Job, { text: said }: Heard): Promise<Outcome> {
  const before = job.turn.history.findLast(({ role }) => role !== 'user')?.content ?? '';
  const lines = /open tasks?\b/.test(before) ? (before.match(/^- .+$/gm) ?? []) : [];
  const at = NTH.find(([word]) => said.search(word) >= 0)?.[1];
  const line = at === undefined ? undefined : lines.at(at)?.replace(/^- /, '');
  if (line === undefined) return text('Which task do you mean? I find none in what I told you last. Nothing was changed.');
  const [ofAll, ofProject] = [await openTasks(job), await openTasks(job, job.turn.projectId)];
  if (!ofAll || !ofProject) return text(notRead('The tasks'));
  const task = [...ofAll, ...ofProject].find((one) => one.line === line);
  return task ? tickOff(job, task) : text(`“${line}” is no open task any more. Nothing was changed.`);
}

/** Questions about tasks of all projects, and about whose they are. */
export const TASK_TOPICS: readonly Topic[] = [
  {
    ...OF_TASKS,
    needs: [
      words(
        "(?:the )?(?:first|1st|second|2nd|third|3rd|last)(?: one| task| of (?:them|those))?(?:'s|s| is| are| was| has been)? (?:already )?(?:done|finished|completed?|sorted|taken care of)|(?:der|die|das) (?:erste|zweite|dritte|letzte)(?: aufgabe)? ist (?:schon )?(?:erledigt|fertig|gemacht)|(?:la|el) (?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa])(?: tarea)?(?: ya)? (?:esta|ya esta) (?:hech[oa]|list[oa])",
      ),
    ],
    beside: words('already|now|ok|btw|by me|i did|and|that|schon|ya|y|und'),
    names: 'none',
    answer: (job, heard) => Promise.resolve(isDone(job, heard)),
  },
  {
    ...OF_TASKS,
    needs: [
      /^(?:and |ok |so )*(?:(?:any|what|which|whats|what's|are there|do we have|show|list|all|the|our|how many|welche|gibt es|gibts|hay|que)(?: (?:any|are|the|our|me|all|noch))* )*(?:(?:still |noch )?(?:open|offene[nrs]?|outstanding|unfinished|pending|remaining) (?:tasks?|to-?dos?|aufgaben)|(?:tareas|pendientes) (?:abiert[oa]s|pendientes|sin hacer))/gu,
    ],
    beside: words(
      'here|for|on|of|this|it|project|one|still|left|are|there|we|have|do|wedding|memorial|gala|benefit|event|job|everywhere|all|everything|in|hier|fur|von|bei|projekt|noch|aqui|para|de|todos|los|proyectos|projects|right now|now|aun',
    ),
    never: words('my|mine|who|whose|overdue|late|most|due'),
    names: 'own',
    answer: allOpen,
  },
  {
    ...OF_TASKS,
    needs: [words(TASKS), words('overdue|late|past due|behind|running late|uberfallig\\w*|verspatet\\w*|vencid[oa]s?|atrasad[oa]s?')],
    beside: words('pls|how many|list|open|offen\\w*|are|is|we|on|have|wie ?viele|hay|for|of|still|noch'),
    names: 'may',
    answer: overdue,
  },
  {
    ...OF_TASKS,
    needs: [words('who|wer|quien'), words('most|busiest|meisten|mas'), words(`${TASKS}|plate|workload|work|auf dem tisch`)],
    beside: words('open|offen\\w*|abiertas|still|right now|at the moment|to do|on (?:their|his|her|the)'),
    names: 'none',
    answer: (job) => perMember(job),
  },
  {
    ...OF_TASKS,
    needs: [words(`${TASKS}|plate|assigned to|workload|supposed to do|has to do|needs to do|auf dem tisch|zu tun`)],
    beside: words('open|still|offen\\w*|abiertas|tiene|hat|does|list|left|noch|how many|show|to'),
    names: 'own',
    time: 'may',
    answer: ofMember,
  },
  {
    ...OF_TASKS,
    needs: [words(`(?:my|meine\\w*|mis?) (?:open |own |next |offenen |nachsten )?(?:${TASKS})`)],
    beside: words(
      "what'?s|is|are|on|list|for|open|have|do|still|left|show|me|steht|stehen|auf|liste|was|noch|welche|habe|que|tengo|hay|en|lista",
    ),
    never: words('add|new|put|mark|tick'),
    names: 'none',
    time: 'may',
    answer: mine,
  },
  {
    ...OF_TASKS,
    needs: [words(TASKS), words('due|fallig\\w*|finish(?:ed)?|done|vencen?')],
    beside: words('which|before|until|by|up to|have to be|must|should|open|get|vor|bis|antes|hasta'),
    names: 'may',
    time: 'must',
    answer: dueBefore,
  },
];
