import type { Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import { budgetIn } from '../planner/order';
import { capital } from '../planner/words';
import type { Outcome } from '../runs/turn';
import { findProject } from './find-project';
import { money, NO_PROJECTS, text, type Job, type Skill } from './job';
import { namedAtTheEnd } from './named-at-the-end';
import { leadNamed } from './navigation';
import { typeIn } from './projects';

type Details = readonly { readonly label: string; readonly value: string }[];

/** Shows what would be done; it is done by the person's click and not before. */
function ask(
  job: Job,
  tool: string,
  given: Readonly<Record<string, unknown>>,
  { say, details, projectId }: { say: string; details: Details; projectId?: number },
): Outcome {
  const action = job.tools.plan(tool, given, { description: say, details });
  if (!action)
    return text(
      tool.startsWith('project_view')
        ? 'You do not have the project timeline, so I cannot add tasks for you.'
        : NO_PROJECTS.replace('look at projects', 'change anything there'),
    );
  return { message: `${say} Please confirm.`, cards: {}, action, ...(projectId ? { projectId } : {}) };
}

export const addNote: Skill = async (job) => {
  const { name, body: utterance = '' } = job.plan.slots;
  // Where a project is open, only an end that is set off from the note is no part of it.
  const ending = name === undefined ? await namedAtTheEnd(job, utterance, { setOff: job.turn.projectId !== null }) : undefined;
  const found = ending ? { kind: 'one' as const, row: ending.row } : await findProject(job, name);
  if (found.kind === 'none') return text(found.say);
  const [{ id, name: project }, body] = [found.row, ending?.rest ?? utterance];
  return ask(
    job,
    'tenant_crm.add_note',
    { subject_type: 'project', subject_id: id, body: capital(body) },
    {
      say: `I would add this note to ${project}.`,
      details: [
        { label: 'Project', value: project },
        { label: 'Note', value: capital(body) },
      ],
      projectId: id,
    },
  );
};

export const addTask: Skill = async (job) => {
  const { plan, business } = job;
  const { name, title = '' } = plan.slots;
  const ending = name === undefined ? await namedAtTheEnd(job, title, { setOff: false }) : undefined;
  let found = ending ? { kind: 'one' as const, row: ending.row } : await findProject(job, name);
  let what = ending?.rest ?? title;
  // "Add a task to call the venue": what follows "to" may be no project but belong to the task.
  if (found.kind === 'none' && name !== undefined && job.turn.projectId !== null) {
    found = await findProject(job, undefined);
    what = `${title} ${name}`;
  }
  if (found.kind === 'none') return text(found.say);
  const day = plan.span?.from ?? business.today;
  const { id, name: project } = found.row;
  return ask(
    job,
    'project_view.add_task',
    { projectId: id, lane: 'planning', title: capital(what), when: { anchor: 'day', day } },
    {
      say: `I would add the task “${capital(what)}” to ${project} for ${sayDay(day)}.`,
      details: [
        { label: 'Project', value: project },
        { label: 'Task', value: capital(what) },
        { label: 'Day', value: sayDay(day) },
      ],
      projectId: id,
    },
  );
};

/** "Ann Meyer, wedding on June 12, 120 guests, budget 8,000" */
function factsIn(job: Job): { given: Record<string, unknown>; title: string; details: { label: string; value: string }[] } {
  const { plan, business } = job;
  const budget = budgetIn(plan.text);
  const guests = /(\d{1,5}) (?:guests|people|pax)/i.exec(plan.text)?.[1];
  const day = plan.span?.from === plan.span?.to ? plan.span?.from : undefined;
  const title = capital((plan.slots['name'] ?? '').split(/,| with | for \d| - /)[0]?.trim() ?? '').slice(0, 120);
  const type = typeIn(plan.text);
  return {
    title,
    given: {
      ...(type ? { event_type: type } : {}),
      ...(day ? { event_date: day } : {}),
      ...(guests ? { guest_count: Number(guests) } : {}),
      ...(budget ? { budget: budget.cents } : {}),
    },
    details: [
      ...(day ? [{ label: 'Day', value: sayDay(day) }] : []),
      ...(guests ? [{ label: 'Guests', value: guests }] : []),
      ...(budget ? [{ label: 'Budget', value: money(budget.cents, business) }] : []),
    ],
  };
}

export const createLead: Skill = async (job) => {
  const {
    title,
    given: { budget, ...given },
    details,
  } = factsIn(job);
  if (title === '') return text('Who is the lead from? For example “add a lead for Ann Meyer, wedding on June 12, 120 guests”.');
  return ask(
    job,
    'tenant_crm.create_lead',
    { title, ...given, ...(budget ? { budget_max_cents: budget } : {}) },
    { say: `I would add the lead “${title}”.`, details: [{ label: 'Title', value: title }, ...details] },
  );
};

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
  const lead = await leadNamed(job, job.plan.slots['name']);
  if (!lead) return text(`I found no lead that is called “${job.plan.slots['name'] ?? ''}”.`);
  return ask(
    job,
    'tenant_crm.mark_contacted',
    { id: lead.id },
    {
      say: `I would mark the lead “${lead.title}” as contacted.`,
      details: [
        { label: 'Lead', value: lead.title },
        { label: 'Now', value: lead.status },
      ],
    },
  );
};

export const moveProject: Skill = async (job) => {
  const found = await findProject(job, job.plan.slots['name']);
  if (found.kind === 'none') return text(found.say);
  const answer = await job.tools.read('tenant_crm.stages');
  const wanted = (job.plan.slots['stage'] ?? '').toLowerCase();
  const stage = answer.kind === 'ok' ? (answer.data as Stage[]).find(({ name }) => name.toLowerCase() === wanted) : undefined;
  if (!stage) return text(`There is no stage “${wanted}” in your pipeline.`);
  const { id, name } = found.row;
  return ask(
    job,
    'tenant_crm.move_project',
    { id, stage_id: stage.id, position: 0 },
    {
      say: `I would move ${name} to ${stage.name}.`,
      details: [
        { label: 'Project', value: name },
        { label: 'Stage', value: stage.name },
      ],
      projectId: id,
    },
  );
};
