import type { ProjectPerson } from '@butterfly/contracts/tenant_crm';
import type { Ask } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { venueNamed, tellOfVenue } from './places';
import { peopleNamed, type Person, type Whom } from './whom';

const SHOWN = 8;

/** How somebody is reached: people of that name, else of the project or the inquiry, else of the place. */
export async function tellOfPeople(job: Job, ask: Ask, whom: Whom): Promise<Outcome | undefined> {
  const exact = whom.people.length > 0 ? whom.people : await peopleNamed(job, whom.words);
  const venue = whom.projects.length === 0 || exact.length === 0 ? await venueNamed(job, whom.words) : undefined;
  if (venue) return tellOfVenue(ask, venue);
  const [lead] = whom.leads;
  if (lead && exact.length === 0) return told([{ name: lead.title, email: lead.email, phone: lead.phone }]);
  const [project] = whom.projects;
  const isOnlyProject = project !== undefined && /\b(?:wedding|gala|memorial|project|party|couple|client|hochzeit|boda)\b/.test(ask.text);
  if (project && (isOnlyProject || exact.length === 0)) return told(await ofProject(job, project.id), project.id);
  if (exact.length === 0)
    return whom.strangers.length > 0 ? text(`I found nobody called “${whom.strangers.join(' ')}”. Whom do you mean?`) : undefined;
  return told(exact, project?.id);
}

async function ofProject(job: Job, id: number): Promise<Person[]> {
  const answer = await job.tools.read('tenant_crm.project_people', { id });
  const people = answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
  return people.map(({ first_name, last_name, role, email, phone_e164 }) => ({
    name: `${first_name} ${last_name} (${role.replace(/\d/, '')})`,
    email,
    phone: phone_e164,
  }));
}

function told(people: readonly Person[], projectId?: number): Outcome | undefined {
  if (people.length === 0) return undefined;
  const lines = people
    .slice(0, SHOWN)
    .map(({ name, email, phone }) => `- ${[name, phone ?? 'no phone number', email ?? 'no e-mail'].join(' · ')}`);
  return text(lines.join('\n'), projectId === undefined ? {} : { projectId });
}
