import type { Lead, LeadRow, Project, ProjectPerson, ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import type { Timeline } from '@butterfly/contracts/project_view';
import { sayDay } from '../../planner/dates';
import type { Ask, Want } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { asksForAll, hedged } from '../not-exactly';
import { summaryOf } from '../projects';
import { leadSummary } from '../records';
import { ROLES } from '../../planner/reading/roles';
import { memberWith } from './team';

/** So many fields of a record may be asked for at once. */
const MOST_FACTS = 5;
const DAY_MS = 86_400_000;
const KINDS: Readonly<Record<string, string>> = {
  corporate: 'corporate event',
  social: 'social event',
  funeral: 'memorial',
  other: 'event',
};

interface Known {
  readonly project: Project;
  readonly stage: string;
  readonly people: readonly ProjectPerson[];
  readonly owner: string | undefined;
  readonly today: string;
  readonly locale: string;
}

/** One fact of a project as a sentence; empty where it is not known. */
const FACTS: Readonly<Partial<Record<Want, (known: Known) => string>>> = {
  when: ({ project: { name, event_date: day, start_time: time } }) =>
    day ? `${name} is on ${sayDay(day)}${time ? `, ${time}` : ''}.` : `${name} has no date yet.`,
  time: ({ project: { name, event_date: day, start_time: time } }) =>
    time ? `${name} starts at ${time}${day ? ` on ${sayDay(day)}` : ''}.` : `${name} has no start time yet.`,
  where: ({ project: { name, venue_text: venue } }) => (venue ? `${name} is at ${venue}.` : `${name} has no venue yet.`),
  until: ({ project: { name, event_date: day }, today }) =>
    day ? `${untilDay(day, today)} ${name}: it ${day < today ? 'was' : 'is'} on ${sayDay(day)}.` : `${name} has no date yet.`,
  guests: ({ project: { name, guest_count: count } }) =>
    count === null ? `It is not noted how many guests ${name} has.` : `${name} has ${String(count)} guests.`,
  budget: ({ project: { name, budget_cents: cents, currency }, locale }) =>
    cents === null ? `${name} has no budget yet.` : `The budget of ${name} is ${money(cents, { currency, locale })}.`,
  type: ({ project: { name, event_type: type } }) => `${name} is a ${KINDS[type] ?? type}.`,
  stage: ({ project: { name }, stage }) => `${name} is in ${stage}.`,
  owner: ({ project: { name }, owner }) => (owner ? `${owner} is in charge of ${name}.` : `Nobody is in charge of ${name} yet.`),
  why: ({ project: { name, lost_note: note, lost_reason: reason }, stage }) =>
    note || reason ? `${name} is lost (${(reason ?? '').replace(/_/g, ' ')}): ${note}` : `${name} is in ${stage}; no reason is noted.`,
};

export function untilDay(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days === 0) return 'Today is';
  return days > 0
    ? `${String(days)} day${days === 1 ? '' : 's'}${inWeeks(days)} until`
    : `${String(-days)} day${days === -1 ? '' : 's'} since`;
}

/** From two weeks on people count in weeks. */
function inWeeks(days: number): string {
  if (days < 14) return '';
  const rest = days % 7;
  return ` (${String(Math.floor(days / 7))} weeks${rest === 0 ? '' : ` and ${String(rest)} day${rest === 1 ? '' : 's'}`})`;
}

/** What was asked of one project, in a sentence; all that is known of it where nothing special was. Undefined: something was asked that is no fact of it. */
export async function factsOf(job: Job, ask: Ask, row: ProjectRow): Promise<Outcome | undefined> {
  const read = async <T>(tool: string, given: Readonly<Record<string, unknown>>): Promise<T | undefined> => {
    const answer = await job.tools.read(tool, given);
    return answer.kind === 'ok' ? (answer.data as T) : undefined;
  };
  const project = await read<Project>('tenant_crm.get_project', { id: row.id });
  if (!project) return undefined;
  const stages = (await read<Stage[]>('tenant_crm.stages', {})) ?? [];
  const people = (await read<ProjectPerson[]>('tenant_crm.project_people', { id: row.id })) ?? [];
  const known: Known = {
    ...{ project, people, today: job.business.today, locale: job.business.locale },
    stage: stages.find(({ id }) => id === project.stage_id)?.name ?? 'the pipeline',
    owner:
      ask.wants.includes('owner') || (ask.wants.includes('who') && !ROLES.test(ask.text)) ? await nameOfOwner(read, project) : undefined,
  };
  const stage = isInStage(ask, stages, known);
  const wanted = wantedOf(ask);
  const said =
    stage ??
    wanted
      .slice(0, MOST_FACTS)
      .flatMap((want) => FACTS[want]?.(known) ?? [])
      .join('\n');
  if (said !== '') return text(said, cardOf(project));
  if (/\b(?:phone|number|e-?mail|reach|contact|telefon\w*|telefono|correo)\b/.test(ask.text) || ask.wants.includes('who'))
    return whoIn(ask, known);
  if (ask.wants.includes('why')) return undefined;
  const whole = await summaryOf(job, row);
  return asksForAll(ask.text, ask.names) ? whole : hedged(whole);
}

/** The fields that are asked for; the start says the day as well. */
function wantedOf({ wants, objects, text: said }: Ask): Want[] {
  const all: Want[] = objects.includes('venue') && !wants.includes('where') ? ['where', ...wants] : [...wants];
  return all.filter(
    (want) =>
      FACTS[want] !== undefined && !(want === 'guests' && /\bpeople of\b/.test(said)) && !(want === 'when' && wants.includes('time')),
  );
}

const cardOf = ({ id, name, event_date }: Project): Partial<Outcome> => ({
  projectId: id,
  cards: { data: [{ id, name, event_date, url: `/tenant_crm/projects/${String(id)}` }] },
});

/** "Is Hollis in proposal sent", "has the gala been confirmed" */
function isInStage(ask: Ask, stages: readonly Stage[], { project: { name }, stage }: Known): string | undefined {
  if (!ask.wants.includes('whether')) return undefined;
  const asked =
    stages.find((one) => ask.text.includes(one.name.toLowerCase()))?.name ??
    (/\b(?:confirmed|bestatigt|confirmad[oa])\b/.test(ask.text) ? 'Booked' : undefined);
  if (asked === undefined) return undefined;
  const order = stages.map((one) => one.name);
  const isAt = asked === stage;
  const isBeyond = !isAt && stage !== 'Lost' && order.indexOf(stage) > order.indexOf(asked);
  if (isAt) return `Yes, ${name} is in ${stage}.`;
  return isBeyond ? `${name} is beyond that: it is in ${stage}.` : `No, ${name} is in ${stage}.`;
}

async function nameOfOwner(
  read: <T>(tool: string, given: Readonly<Record<string, unknown>>) => Promise<T | undefined>,
  { id, owner_id: owner }: Project,
): Promise<string | undefined> {
  const timeline = owner === null ? undefined : await read<Timeline>('project_view.timeline', { projectId: id });
  return timeline?.people.find((person) => person.id === owner)?.name;
}

function whoIn(ask: Ask, { project, people, owner }: Known): Outcome {
  const role = ROLES.exec(ask.text)?.[0];
  const isAny = role === undefined || /^(?:contact|couple|client|partner|bride|groom)$/.test(role);
  const asked = isAny
    ? people
    : people.filter(
        (person) =>
          person.role.toLowerCase().includes(role.slice(0, 5)) || (person.organization_name ?? '').toLowerCase().includes(role.slice(0, 5)),
      );
  const missing =
    role !== undefined && asked.length === 0
      ? `I found no ${role} among the people of ${project.name}, who may be noted in other words. `
      : '';
  const lines = (asked.length > 0 ? asked : people).map(
    ({ first_name, last_name, role: is, email, phone_e164, organization_name }) =>
      `- ${first_name} ${last_name} (${is.replace(/\d/, '')})${[organization_name, email, phone_e164]
        .filter(Boolean)
        .map((one) => ` · ${String(one)}`)
        .join('')}`,
  );
  const inCharge = owner && isAny ? `\n${owner} of the team is in charge.` : '';
  return text(
    lines.length === 0
      ? `Nobody is linked to ${project.name} yet.${inCharge}`
      : `${missing}People of ${project.name}:\n${lines.join('\n')}${inCharge}`,
    cardOf(project),
  );
}

/** What was asked of one inquiry. */
export async function leadFactsOf(job: Job, ask: Ask, row: LeadRow | undefined): Promise<Outcome | undefined> {
  if (!row) return undefined;
  const { id } = row;
  const answer = await job.tools.read('tenant_crm.get_lead', { id });
  if (answer.kind !== 'ok') return undefined;
  const summary = await leadSummary(job, { id });
  const lead = answer.data as Lead;
  const owner = ask.wants.includes('owner') ? await memberWith(job, (id) => id === lead.owner_id) : undefined;
  const said = owner ? `${owner.name} is in charge of ${lead.title}.` : leadFact(ask, lead, job.business);
  if (!summary || said) return summary && { ...summary, message: `${said}\n${summary.message}` };
  return asksForAll(ask.text, ask.names) ? summary : hedged(summary);
}

function whenAndWhere(wants: Ask['wants'], { title, event_date: day, venue_text: place, guest_count: guests }: Lead): string | undefined {
  if (wants.includes('when')) return day === null ? `${title} has no day yet.` : `${title} is on ${sayDay(day)}.`;
  if (wants.includes('where')) return place === '' ? `No place is noted for ${title} yet.` : `${title} is at ${place}.`;
  if (wants.includes('guests'))
    return guests === null ? `No number of guests is noted for ${title}.` : `${title} has ${String(guests)} guests.`;
  return undefined;
}

function leadFact({ wants, text: said, states }: Ask, lead: Lead, { locale, tz }: Job['business']): string | undefined {
  const { title, status } = lead;
  if (states.some((state) => state === status) && wants.includes('whether')) return `Yes, ${title} is ${status}.`;
  if (wants.includes('whether') && /\b(?:new|contacted|qualified|lost|converted)\b/.test(said)) return `No, ${title} is ${status}.`;
  if (wants.includes('when') && /\b(?:wrote|write|asked?|came|inquire|geschrieben|escrib\w+)\b/.test(said))
    return `${title} wrote on ${sayDay(new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short' }).format(new Date(lead.created_at)))}.`;
  const fact = whenAndWhere(wants, lead);
  if (fact !== undefined) return fact;
  if (wants.includes('budget') && lead.budget_max_cents !== null)
    return `${title} has a budget of up to ${money(lead.budget_max_cents, { currency: lead.currency, locale })}.`;
  return undefined;
}
