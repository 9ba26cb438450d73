import type { Timeline } from '@butterfly/contracts/project_view';
import { addDays } from '@butterfly/contracts/days';
import type { LeadRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import { budgetIn } from '../planner/order';
import { capital } from '../planner/words';
import { memberWith } from './asks/team';
import { ask } from './confirmed-change';
import { clockIn } from '../planner/clock';
import type { Outcome } from '../runs/turn';
import { wordsOf } from './name-similarity';
import { findProject } from './find-project';
import { money, NO_PROJECTS, text, type Job, type Skill } from './job';
import { mentionedIn, projectsIn } from './mentions';
import { namedAtTheEnd } from './named-at-the-end';
import { dueOn, hourSaid, remindInCalendar } from './remind-in-calendar';
import { leadByWords } from './lead-by-words';
import { leadNamed, noSuchLead } from './navigation';
import { personNamed } from './texting';
import { typeIn } from './projects';

export const addNote: Skill = async (job) => {
  const { name, body: utterance = '', kind } = job.plan.slots;
  if (/^(?:lead|inquiry|enquiry)$/i.test(kind ?? '')) return noteOnLead(job, { name, body: utterance });
  // Where a project is open, only an end that is set off from the note is no part of it.
  const ending = name === undefined ? await namedAtTheEnd(job, utterance, { setOff: job.turn.projectId !== null }) : undefined;
  const [mentioned, ...others] = name === undefined && !ending && job.turn.projectId === null ? await projectsIn(job, utterance) : [];
  const isFree = name === undefined && job.turn.projectId === null;
  const row = ending?.row ?? (others.length === 0 ? mentioned : undefined) ?? (isFree ? await projectOfPerson(job, utterance) : undefined);
  const found = row ? { kind: 'one' as const, row } : await findProject(job, name);
  if (found.kind === 'none')
    return name === undefined ? text(found.say) : ((await noteOnLeadOnly(job, { name, body: utterance })) ?? text(found.say));
  const [{ id, name: project }, body] = [found.row, ending?.rest ?? utterance];
  return ask(
    job,
    'tenant_crm.add_note',
    { subject_type: 'project', subject_id: id, body: capital(body), ...pinnedIn(job) },
    {
      say: isPinned(job) ? `I would pin this note to ${project}, above the others.` : `I would add this note to ${project}.`,
      details: [
        { label: 'Project', value: project },
        { label: 'Note', value: capital(body) },
      ],
      projectId: id,
    },
  );
};

const isPinned = ({ turn }: Job): boolean => PINS.test(turn.message);
const pinnedIn = (job: Job): { readonly pinned?: true } => (isPinned(job) ? { pinned: true } : {});
const PINS = /^(?:please )?(?:pin\b|(?:add|put|make|write) an? pinned note\b)/i;

/** “Henry is easiest to reach after 5”: the project of the one person the note begins with. */
async function projectOfPerson(job: Job, said: string) {
  const first =
    /^(?:the |mr\.? |mrs\.? |ms\.? )?(?<who>[A-Z\u00c0-\u024f][\w\u00c0-\u024f'’-]+(?: [A-Z\u00c0-\u024f][\w\u00c0-\u024f'’-]+)?)/.exec(
      said,
    )?.groups?.['who'];
  const person = first === undefined ? undefined : await personNamed(job, first);
  if (!person) return undefined;
  const [only, ...others] = await projectsIn(job, person.name);
  return others.length === 0 ? only : undefined;
}

interface LeadNote {
  readonly name: string | undefined;
  readonly body: string;
}

async function noteOnLead(job: Job, note: LeadNote) {
  return (await noteOnLeadOnly(job, note)) ?? text(noSuchLead(note.name ?? ''));
}

/** Undefined: there is no such lead. */
async function noteOnLeadOnly(job: Job, { name, body }: LeadNote) {
  const lead = job.tools.has('tenant_crm.find_leads') ? await leadNamed(job, name) : undefined;
  return (
    lead &&
    ask(
      job,
      'tenant_crm.add_note',
      { subject_type: 'lead', subject_id: lead.id, body: capital(body), ...pinnedIn(job) },
      {
        say: isPinned(job)
          ? `I would pin this note to the lead ${lead.title}, above the others.`
          : `I would add this note to the lead ${lead.title}.`,
        details: [
          { label: 'Lead', value: lead.title },
          { label: 'Note', value: capital(body) },
        ],
      },
    )
  );
}

export const addTask: Skill = async (job) => {
  const { plan, business } = job;
  const called = plan.slots['name'];
  // Who does it is said at the end, which may be behind the project.
  const said = `${plan.slots['title'] ?? ''}${ASSIGNED.exec(called ?? '')?.[0] ?? ''}`;
  const title = said.replace(ASSIGNED, '');
  const asked = await doerOf(job, said);
  if (asked === 'nobody') return text(`I know nobody on the team called “${ASSIGNED.exec(said)?.groups?.['who'] ?? ''}”. Who shall do it?`);
  const name = called?.replace(ASSIGNED, '');
  const own = name === undefined ? undefined : await memberCalled(job, name);
  const isForOwn = own !== undefined && (await projectsIn(job, name ?? '')).length === 0;
  // “A task for Mia: mock-up for Chen–Abbott”: its words may tell the project.
  const isTold = isForOwn && (await projectsIn(job, title)).length > 0;
  if (isForOwn && !isTold && job.turn.projectId === null)
    return remindInCalendar(job, title, own) ?? text(taskWithoutProject(own.name, title, dueOn(plan.span)));
  // “…, for Hank” where a project is open: who does it, and not what it is for.
  const [doer, whose] = isForOwn ? [asked ?? own, undefined] : [asked, name];
  const ending = whose === undefined ? await namedAtTheEnd(job, title, { setOff: false }) : undefined;
  const [mentioned, ...others] = whose === undefined && !ending ? await projectsOf(job, title) : [];
  const row = ending?.row ?? (others.length === 0 ? mentioned : undefined);
  let found = row ? { kind: 'one' as const, row } : await findProject(job, whose);
  let what = ending?.rest ?? title;
  // "Add a task to call the venue": what follows "to" may be no project but belong to the task.
  if (found.kind === 'none' && whose !== undefined && job.turn.projectId !== null) {
    found = await findProject(job, undefined);
    what = `${title} ${whose}`;
  }
  const isAtHour = whose === undefined && !ending && job.turn.projectId === null && isOfPerson(title, job);
  const inCalendar =
    (found.kind === 'none' || isAtHour) && !doer && REMINDS.test(job.plan.text) ? remindInCalendar(job, what, undefined) : undefined;
  if (inCalendar) return inCalendar;
  if (found.kind === 'none' && whose === undefined && doer)
    return remindInCalendar(job, title, doer) ?? text(taskWithoutProject(doer.name, title, dueOn(plan.span)));
  if (found.kind === 'none') return text(whose === undefined && !plan.span ? 'For which project is it, and on which day?' : found.say);
  const day = dueOn(plan.span) ?? afterEvent(found.row, title, business.today) ?? business.today;
  // What joined the day to the sentence is no part of the task.
  what = withHour(what.replace(/\s+(?:the|on|by|until|am|bis|den|el|para el)$/i, ''), hourSaid(job)?.time);
  const { id, name: project } = found.row;
  const there = doer ? await isThere(job, { projectId: id, title: capital(what), day }) : undefined;
  if (there) return there;
  return ask(
    job,
    'project_view.add_task',
    { projectId: id, lane: 'planning', title: capital(what), when: { anchor: 'day', day }, ...(doer ? { responsible_id: doer.id } : {}) },
    {
      say: `I would add the task “${capital(what)}” to ${project} for ${sayDay(day)}${doer ? `, for ${doer.name} to do` : ''}.`,
      details: [
        { label: 'Project', value: project },
        { label: 'Task', value: capital(what) },
        { label: 'Day', value: sayDay(day) },
        ...(doer ? [{ label: 'Who', value: doer.name }] : []),
      ],
      projectId: id,
    },
  );
};

/** The task that waited has been added since: who does it is changed on the timeline, and no second one is made. */
async function isThere(
  job: Job,
  { projectId, title, day }: { projectId: number; title: string; day: string },
): Promise<Outcome | undefined> {
  const last = job.turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (!last.startsWith(`I would add the task “${title}”`)) return undefined;
  const answer = await job.tools.read('project_view.timeline', { projectId });
  const entries = answer.kind === 'ok' ? (answer.data as Timeline).entries : [];
  if (!entries.some((one) => one.title === title && one.day === day && one.done_at === null)) return undefined;
  return text(
    `“${title}” is on the timeline already, and I cannot change a task that is there. You give it to somebody else on the timeline: open it below. Nothing was changed.`,
    { projectId, cards: { data: [{ id: projectId, name: 'timeline', url: `/project_view/${String(projectId)}` }] } },
  );
}

const OF_AN_EVENT = /\b(?:wedding|gala|memorial|elopement|launch|benefit|event|project|job|hochzeit|feier|projekt|boda|evento|proyecto)\b/i;
/** A task has no hour: a call at ten to somebody who also has a project stands on the calendar, with its hour. */
const isOfPerson = (title: string, job: Job): boolean => hourSaid(job) !== undefined && !OF_AN_EVENT.test(title);
/** A task has a day and no hour: that stands in its words. */
const withHour = (what: string, time: string | undefined): string =>
  time === undefined || clockIn(what)?.time === time ? what : `${what} (${time})`;

const REMINDS = /^(?:please )?(?:remind (?:me|us)|(?:set|add|make|create) (?:a |me a )?reminder)\b/i;

const ASSIGNED = /,?\s*\[(?<who>[^\]]+)\](?:,? due)?$/u;

/** Whoever of the team a task was said to be for; none was said, or nobody is called that. */
async function doerOf(job: Job, title: string) {
  const who = ASSIGNED.exec(title)?.groups?.['who'];
  return who === undefined ? undefined : ((await memberCalled(job, who)) ?? 'nobody');
}

const memberCalled = (job: Job, called: string) => {
  const words = wordsOf(called);
  return words.length === 0 ? undefined : memberWith(job, (_id, name) => words.every((word) => wordsOf(name).includes(word)));
};

const taskWithoutProject = (who: string, title: string, day: string | undefined): string =>
  `A task stands on the timeline of a project. Which project is “${capital(title)}” for${day === undefined ? '' : `, due ${sayDay(day)}`}? For example “add a task for Reyes: ${title}, assigned to ${who.split(' ')[0] ?? who}${day === undefined ? '' : `, due ${sayDay(day)}`}”.`;

const AFTERWARDS =
  /\b(?:after|once|when) .*\b(?:back|over|done|finished|wedding|event|gala|memorial|party|elopement|benefit|launch)\b|\bafterwards\b|\bnach (?:der|dem) |\bwenn .* (?:zur\u00fcck|vorbei)|\b(?:despu[e\u00e9]s de|cuando (?:vuelva|todo))/i;
/** “When everything is back from the wedding” is the day after it. */
const afterEvent = ({ event_date: on }: { event_date: string | null }, title: string, today: string): string | undefined =>
  on !== null && on >= today && AFTERWARDS.test(title) ? addDays(on, 1) : undefined;

/** Projects a task names, by their names or by those of their people: "call Judith". */
async function projectsOf(job: Job, title: string) {
  const named = await projectsIn(job, title);
  if (named.length > 0) return named;
  const person = await personNamed(
    job,
    /\b(?:call|ring|phone|text|e-?mail|ask|tell|write|remind|meet|thank|to|with)(?: to| back)? (?<who>.+)$/i.exec(title)?.groups?.['who'] ??
      title,
  );
  const said = FULL_NAME.exec(title)?.[0];
  const whom = person?.name ?? said;
  if (whom === undefined) return [];
  const ofWhom = await projectsIn(job, whom);
  if (ofWhom.length > 0 || said === undefined) return ofWhom;
  // “Min Park” has an everyday word for a name: the project that is called by it.
  const found = await findProject(job, said.split(' ').at(-1));
  return found.kind === 'one' && wordsOf(found.row.name).includes(wordsOf(said).at(-1) ?? '') ? [found.row] : [];
}

const FULL_NAME = /(?<= )\p{Lu}[\p{Ll}’']+(?: \p{Lu}[\p{Ll}’']+)+/u;

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const VENUE =
  /\bat (?:the )?(?<venue>[A-Z][\w’'.-]*(?: (?:[A-Z&][\w’'.-]*|of|the))*|[a-z’'-]+(?: [a-z’'-]+){0,3}?)(?=,| on | for | with | in |\s*$| \d)/;
/** Where the name of who asks ends and what they want begins. */
/** A phone number ends the name of whoever it belongs to. */
const WANTS =
  /,|\.? \+?\(?\d[\d\s().-]{6,}| with | wants? | needs? | for \d| - |(?<=\S) (?:an? )?(?:wedding|funeral|memorial|corporate|birthday|workshop|gala|party|elopement|dinner|anniversary)\b/i;

/** "Ann Meyer, wedding on June 12 at Cedar Hill, 120 guests, budget 8,000" */
export function factsIn(job: Job): {
  given: Record<string, unknown>;
  title: string;
  email: string | undefined;
  details: { label: string; value: string }[];
} {
  const { plan, business } = job;
  const budget = budgetIn(plan.text);
  const guests = /(\d{1,5}) (?:guests?|people|persons?|pax|heads?|folks)\b/i.exec(plan.text)?.[1];
  const day = plan.span?.from === plan.span?.to ? plan.span?.from : undefined;
  const email = MAIL.exec(plan.text)?.[0];
  const who = (plan.slots['name'] ?? '')
    .replace(email ?? '\u0000', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const title = capital(who.split(WANTS)[0]?.trim() ?? '').slice(0, 120);
  const type = typeIn(plan.text);
  const venue = VENUE.exec(plan.text.replace(plan.span?.text ?? '\u0000', ' ').replace(/\s+/g, ' '))?.groups?.['venue'];
  return {
    title,
    email,
    given: {
      ...(type ? { event_type: type } : {}),
      ...(day ? { event_date: day } : {}),
      ...(venue ? { venue_text: venue } : {}),
      ...(guests ? { guest_count: Number(guests) } : {}),
      ...(budget ? { budget: budget.cents } : {}),
    },
    details: [
      ...(email ? [{ label: 'E-mail', value: email }] : []),
      ...(day ? [{ label: 'Day', value: sayDay(day) }] : []),
      ...(venue ? [{ label: 'Venue', value: venue }] : []),
      ...(guests ? [{ label: 'Guests', value: guests }] : []),
      ...(budget ? [{ label: 'Budget', value: money(budget.cents, business) }] : []),
    ],
  };
}

export const createProject: Skill = async (job) => {
  const {
    title,
    given: { budget, ...given },
    details,
  } = factsIn(job);
  if (title === '') return text('What shall the project be called?');
  return ask(
    job,
    'tenant_crm.create_project',
    { name: title, ...given, ...(budget ? { budget_cents: budget } : {}) },
    { say: `I would create the project “${title}”.`, details: [{ label: 'Name', value: title }, ...details] },
  );
};

export const markContacted: Skill = async (job) => {
  if (!job.tools.has('tenant_crm.find_leads')) return text(NO_PROJECTS.replace('look at projects', 'look at leads'));
  const { name = '', topic } = job.plan.slots;
  const lead =
    (topic ? await leadMentioned(job, `${name} ${topic}`) : undefined) ??
    (await leadNamed(job, name)) ??
    (await leadMentioned(job, name)) ??
    (await leadByWords(job, name));
  if (!lead) return text(noSuchLead(job.plan.slots['name'] ?? ''));
  const asked = ask(
    job,
    'tenant_crm.mark_contacted',
    { id: lead.id },
    {
      say: `I would mark the lead “${lead.title}” as contacted.`,
      details: [{ label: 'Lead', value: lead.title }, ...fromWhom(lead), { label: 'Now', value: lead.status }],
    },
  );
  return { ...asked, heeded: [...wordsOf(name), ...DONE] };
};

/** How somebody was reached, which the change says. */
const DONE = ['spoke', 'talked', 'rang', 'called', 'phoned', 'answered', 'replied', 'emailed'];

/** Who wrote, where that is known. */
export const fromWhom = ({ first_name: first, last_name: last }: LeadRow): { label: string; value: string }[] =>
  `${first}${last}`.trim() === '' ? [] : [{ label: 'From', value: `${first} ${last}`.trim() }];

async function leadMentioned(job: Job, words: string) {
  const [only, ...others] = (await mentionedIn(job, `lead ${words}`)).filter((one) => one.kind === 'lead');
  return others.length === 0 ? only?.row : undefined;
}

export const convertLead: Skill = async (job) =>
  changeLead(job, { tool: 'tenant_crm.convert_lead', say: (title) => `I would make a project of the lead “${title}”.` });

export const qualifyLead: Skill = async (job) =>
  changeLead(job, { tool: 'tenant_crm.qualify_lead', say: (title) => `I would mark the lead “${title}” as qualified.` });

async function changeLead(job: Job, { tool, say }: { tool: string; say: (title: string) => string }) {
  if (!job.tools.has('tenant_crm.find_leads')) return text(NO_PROJECTS.replace('look at projects', 'look at leads'));
  const lead = await leadNamed(job, job.plan.slots['name']);
  if (!lead) return text(noSuchLead(job.plan.slots['name'] ?? ''));
  return ask(
    job,
    tool,
    { id: lead.id },
    {
      say: say(lead.title),
      details: [
        { label: 'Lead', value: lead.title },
        { label: 'Now', value: lead.status },
      ],
    },
  );
}

export const moveProject: Skill = async (job) => {
  const found = await findProject(job, job.plan.slots['name']);
  if (found.kind === 'none') return text(found.say);
  const answer = await job.tools.read('tenant_crm.stages');
  const { stage: named, sent } = job.plan.slots;
  const wanted = (sent ? 'proposal sent' : (named ?? '')).toLowerCase().replace(/^(?:close|done|finished|completed?)$/, 'closed');
  const stages = answer.kind === 'ok' ? (answer.data as Stage[]) : [];
  // What is closed is done, whatever a business calls its last stage.
  const stage =
    stages.find(({ name }) => name.toLowerCase() === wanted) ?? stages.find(({ kind }) => wanted === 'closed' && kind === 'done');
  if (!stage) return text(`There is no stage “${wanted}” in your pipeline.`);
  const { id, name, stage_id: now } = found.row;
  if (now === stage.id) return text(`${name} is in ${stage.name} already.`);
  const before = stages.find(({ id: of }) => of === now)?.name;
  return ask(
    job,
    'tenant_crm.move_project',
    { id, stage_id: stage.id, position: 0 },
    {
      say: `I would move ${name} to ${stage.name}.`,
      details: [
        { label: 'Project', value: name },
        ...(before ? [{ label: 'Before', value: before }] : []),
        { label: 'Stage', value: stage.name },
      ],
      projectId: id,
    },
  );
};
