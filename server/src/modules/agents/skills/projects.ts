import type { Note, Project, ProjectPerson, ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan } from '../planner/dates';
import { findProject, readPage } from './find-project';
import type { Outcome } from '../runs/turn';
import { money, NO_PROJECTS, text, type Job, type Skill } from './job';

const SHOWN = 8;
const TYPES: Readonly<Record<string, RegExp>> = {
  wedding: /\b(?:weddings?|elopements?|brides?|married|marrying)\b/i,
  corporate: /\bcorporate|galas?|launch\b/i,
  funeral: /\bfunerals?|memorials?\b/i,
  workshop: /\bworkshops?\b/i,
  social: /\bsocial|birthday|quince/i,
};

export const typeIn = (sentence: string): string | undefined => Object.entries(TYPES).find(([, pattern]) => pattern.test(sentence))?.[0];

/** A list: by time, type, stage or words. */
export const listProjects: Skill = async (job) => {
  if (!job.tools.has('tenant_crm.find_projects')) return text(NO_PROJECTS);
  const { plan, business } = job;
  const stage = await stageIn(job, plan.text);
  const type = typeIn(plan.text);
  const coming = !plan.span && !stage && /\b(?:upcoming|next|coming|ahead|lined up|planned)\b/i.test(plan.text);
  const search = plan.slots['name'] ?? searchedWords(plan.text);
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    page_size: 25,
    ...(type ? { event_type: type } : {}),
    ...(stage ? { stage: stage.id } : {}),
    ...(coming ? { from: business.today } : {}),
    ...(plan.span ? { from: plan.span.from, to: plan.span.to } : {}),
    ...(search ? { search } : {}),
    ordering: /\b(?:biggest|largest|most valuable|most expensive|worth the most|brings? in the most|highest|top)\b/i.test(plan.text)
      ? '-value_cents'
      : 'event_date',
  });
  if (!page) return text('The projects could not be read just now. Please try again.');
  const what = `${type ? `${type} ` : ''}project${page.count === 1 ? '' : 's'}${stage ? ` in ${stage.name}` : ''}${plan.span ? `, ${saySpan(plan.span)}` : ''}${search ? ` for “${search}”` : ''}`;
  if (page.count === 0) return text(`There is no ${what.replace('projects', 'project')}.`);
  const lines = page.results.slice(0, SHOWN).map((row) => lineOf(row, business));
  const rest = page.count - lines.length;
  return text(`${page.count} ${what}:\n${lines.join('\n')}${rest > 0 ? `\n… and ${rest} more.` : ''}`, {
    cards: {
      data: page.results.slice(0, SHOWN).map(({ id, name, event_date }) => ({ id, name, event_date, url: `/tenant_crm/projects/${id}` })),
    },
  });
};

function searchedWords(sentence: string): string | undefined {
  return /\b(?:at|in) (?:the )?([A-Z][\w&'’-]*(?: [A-Z][\w&'’-]*)*)$/.exec(sentence)?.[1];
}

function lineOf(row: ProjectRow, business: Job['business']): string {
  const facts = [
    row.event_date ? sayDay(row.event_date) : 'no date yet',
    row.venue_text,
    row.value_cents === undefined ? '' : money(row.value_cents, { currency: row.currency ?? business.currency, locale: business.locale }),
  ];
  return `- ${row.name} · ${facts.filter(Boolean).join(' · ')}`;
}

export async function stageIn(job: Job, sentence: string): Promise<Stage | undefined> {
  const answer = /\b(?:stage|booked|inquiry|consultation|proposal sent|verbal yes|production|closed|lost|event day)\b/i.test(sentence)
    ? await job.tools.read('tenant_crm.stages')
    : undefined;
  return answer?.kind === 'ok'
    ? (answer.data as Stage[]).find(({ name }) => sentence.toLowerCase().includes(name.toLowerCase()))
    : undefined;
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
    people.length > 0
      ? `With ${people
          .slice(0, 4)
          .map(({ first_name, last_name, role }) => `${first_name} ${last_name} (${role.replace(/\d/, '')})`.trim())
          .join(', ')}.`
      : '',
    ...notes
      .filter(({ pinned }) => pinned)
      .slice(0, 2)
      .map(({ body }) => `Pinned note: “${body.replace(/\s+/g, ' ').slice(0, 240)}”`),
  ];
  return text(facts.filter(Boolean).join('\n'), {
    projectId: id,
    cards: { data: [{ id, name: project.name, event_date: project.event_date, url: `/tenant_crm/projects/${id}` }] },
  });
}

export const listPeople: Skill = async (job) => {
  const found = await findProject(job, job.plan.slots['name']);
  if (found.kind === 'none') return text(found.say);
  const answer = await job.tools.read('tenant_crm.project_people', { id: found.row.id });
  const people = answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
  if (people.length === 0) return text(`Nobody is linked to ${found.row.name} yet.`);
  const lines = people.map(
    (person) =>
      `- ${person.first_name} ${person.last_name} (${person.role.replace(/\d/, '')})${[person.email, person.phone_e164]
        .filter(Boolean)
        .map((way) => ` · ${String(way)}`)
        .join('')}`,
  );
  return text(`People of ${found.row.name}:\n${lines.join('\n')}`, { projectId: found.row.id });
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
