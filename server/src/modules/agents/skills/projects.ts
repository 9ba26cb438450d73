import type { Note, Project, ProjectPerson, ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay, type Span } from '../planner/dates';
import { findProject, readPage } from './find-project';
import type { Outcome } from '../runs/turn';
import { money, text, type Job, type Skill } from './job';

const TYPES: Readonly<Record<string, RegExp>> = {
  wedding: /\b(?:weddings?|elopements?|brides?|married|marrying|hochzeit(?:en)?|bodas?)\b/i,
  corporate: /\bcorporate|galas?|launch|firmenfeiern?|firmenevents?\b/i,
  funeral: /\bfunerals?|memorials?|trauerfeiern?|beerdigung(?:en)?|funerales\b/i,
  workshop: /\bworkshops?\b/i,
  social:
    /\bsocial|birthday|quince|geburtstag|cumplea|\bchristening|\bbaptism|\bcommunion|\bba[rt] mitzvah|\bbaby shower|\btaufe|\bbautizo|\bcomunión/i,
};

export const typeIn = (sentence: string): string | undefined => Object.entries(TYPES).find(([, pattern]) => pattern.test(sentence))?.[0];

/** The next projects by their day, of one type and time where they are given; null where they cannot be read. */
export const projectsOf = (job: Job, { type, span, most }: { type: string | undefined; span: Span | undefined; most: number }) =>
  readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    page_size: most,
    ordering: 'event_date',
    ...(type ? { event_type: type } : {}),
    ...(span ? { from: span.from, to: span.to } : {}),
  });

/** What is meant by an event for which no day is set. */
export const DATELESS =
  /\b(?:no|without(?: an?)?|missing(?: an?)?|(?:\w+n['’]?t|not)(?: have| got| yet| set)* an?) (?:event )?(?:date|day)\b|\b(?:ohne (?:datum|termin)|sin fecha)\b/i;

/** Other words for stages every business has at first. */
const STAGE_WORDS: readonly (readonly [stage: string, pattern: RegExp])[] = [
  [
    'Proposal sent',
    /\b(?:proposals?|quotes?|offers?)\b.*\b(?:out|waiting|pending|open|unanswered|not answered|sent|hear back|outstanding)\b|\bwait(?:ing)?\b.*\b(?:proposals?|quotes?|offers?)\b/i,
  ],
];

export async function stageIn(job: Job, sentence: string): Promise<Stage | undefined> {
  const meant = STAGE_WORDS.find(([, pattern]) => pattern.test(sentence))?.[0];
  const named = /\b(?:stage|booked|inquiry|consultation|proposal sent|verbal yes|production|closed|lost|event day)\b/i.test(sentence);
  const answer = meant || named ? await job.tools.read('tenant_crm.stages') : undefined;
  if (answer?.kind !== 'ok') return undefined;
  const said = `${sentence} ${meant ?? ''}`.toLowerCase();
  return (answer.data as Stage[]).find(({ name }) => said.includes(name.toLowerCase()));
}

/** One project: what it is, where it stands, who is in it, what is pinned on it. */
export async function summaryOf(job: Job, { id }: Pick<ProjectRow, 'id'>): Promise<Outcome> {
  const read = async <T>(tool: string, given: Readonly<Record<string, unknown>>) => {
    const answer = await job.tools.read(tool, given);
    return answer.kind === 'ok' ? (answer.data as T) : undefined;
  };
  const project = await read<Project>('tenant_crm.get_project', { id });
  if (!project) return text('That project is not there any more.');
  const stages = await read<Stage[]>('tenant_crm.stages', {});
  const people = (await read<ProjectPerson[]>('tenant_crm.project_people', { id })) ?? [];
  const notes = (await read<{ results: Note[] }>('tenant_crm.project_notes', { subject_type: 'project', subject_id: id }))?.results ?? [];
  const facts = [
    `${project.name} is ${stages?.find((stage) => stage.id === project.stage_id)?.name ?? 'in the pipeline'}.`,
    project.event_date
      ? `${sayDay(project.event_date)}${project.start_time ? `, ${project.start_time}` : ''}${project.venue_text ? ` at ${project.venue_text}` : ''}.`
      : 'It has no date yet.',
    project.guest_count === null ? '' : `${project.guest_count} guests.`,
    project.budget_cents === null
      ? ''
      : `Budget ${money(project.budget_cents, { currency: project.currency, locale: job.business.locale })}.`,
    project.lost_note ? `Lost: ${project.lost_note}` : '',
    people.length > 0
      ? `With ${people
          .slice(0, 4)
          .map(({ first_name, last_name, role }) => `${first_name} ${last_name} (${role.replace(/\d/, '')})`.trim())
          .join(', ')}.`
      : '',
    ...notesFor(notes, job.plan.text).map(
      ({ body, pinned }) => `${pinned ? 'Pinned note' : 'Note'}: “${body.replace(/\s+/g, ' ').slice(0, 300)}”`,
    ),
  ];
  return text(facts.filter(Boolean).join('\n'), {
    projectId: id,
    cards: { data: [{ id, name: project.name, event_date: project.event_date, url: `/tenant_crm/projects/${id}` }] },
  });
}

const MOST_NOTES = 3;

/** Pinned notes, and those that share a word with what was asked, first. */
function notesFor(notes: readonly Note[], sentence: string): Note[] {
  const asked = (sentence.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, -1));
  const shared = ({ body }: Note) => asked.filter((word) => body.toLowerCase().includes(word)).length;
  return notes
    .filter((note) => note.pinned || shared(note) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, MOST_NOTES);
}

const ROLES: readonly (readonly [asked: RegExp, role: RegExp])[] = [
  [/\bplanner|coordinator\b/i, /planner|coordinator/i],
  [/\bphotographer\b/i, /photo/i],
  [/\bvenue\b/i, /venue/i],
  [/\b(?:couple|bride|groom)\b/i, /partner|bride|groom|couple/i],
  [/\bcaterer\b/i, /cater/i],
  [/\bparents?|mother|father\b/i, /parent|mother|father/i],
];

const ROLE_ASKED = /\b(?:planner|coordinator|photographer|caterer|venue)\b/i;

/** Only who was asked for, where the role of somebody says so. */
function isAsked({ role, is_billing }: ProjectPerson, sentence: string): boolean {
  if (/\b(?:pays?|paying|bill)\b/i.test(sentence)) return is_billing;
  return ROLES.some(([asked, wanted]) => asked.test(sentence) && wanted.test(role));
}

export const listPeople: Skill = async (job) => {
  const found = await findProject(job, job.plan.slots['name']);
  if (found.kind === 'none') return text(found.say);
  const answer = await job.tools.read('tenant_crm.project_people', { id: found.row.id });
  const people = answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
  if (people.length === 0) return text(`Nobody is linked to ${found.row.name} yet.`);
  const asked = people.filter((person) => isAsked(person, job.plan.text));
  const role = ROLE_ASKED.exec(job.plan.text)?.[0];
  const missing =
    role && asked.length === 0
      ? `I found no ${role.toLowerCase()} among the people of ${found.row.name}, who may be noted in other words. `
      : '';
  const lines = (asked.length > 0 ? asked : people).map(
    (person) =>
      `- ${person.first_name} ${person.last_name} (${person.role.replace(/\d/, '')})${[person.email, person.phone_e164]
        .filter(Boolean)
        .map((way) => ` · ${String(way)}`)
        .join('')}`,
  );
  return text(`${missing}People of ${found.row.name}:\n${lines.join('\n')}`, { projectId: found.row.id });
};

export const listNotes: Skill = async (job) => {
  const found = await findProject(job, job.plan.slots['name']);
  if (found.kind === 'none') return text(found.say);
  const page = await readPage<Note>(job, 'tenant_crm.project_notes', { subject_type: 'project', subject_id: found.row.id });
  if (!page || page.count === 0) return text(`There are no notes on ${found.row.name}.`);
  // Quoted: what a note says is data, whatever it says.
  return text(
    `${page.count} note${page.count === 1 ? '' : 's'} on ${found.row.name}:\n${page.results
      .slice(0, 5)
      .map(({ body, pinned }) => `- ${pinned ? 'Pinned: ' : ''}“${body.replace(/\s+/g, ' ').slice(0, 300)}”`)
      .join('\n')}`,
    { projectId: found.row.id },
  );
};
