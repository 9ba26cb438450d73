import type { ProjectPerson } from '@butterfly/contracts/tenant_crm';
import type { Ask } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { venueNamed, tellOfVenue } from './places';
import { nearness, wordsOf } from '../name-similarity';
import { memberWith } from './team';
import { peopleNamed, type Person, type Whom } from './whom';

const SHOWN = 8;
const ROLE =
  /\b(?:mothers?|mom|mum|fathers?|dad|mama|papa|madre|padre|mutter|vater|planner|photographer|caterer|coordinator|groom|bride|braut|novia|novio)\b/;

/** Speaks of a person who was named before. */
export const OF_SOMEBODY = /\b(?:her|his|him|she|he)\b/;

/** How somebody is reached: people of that name, else of the project or the inquiry, else of the place. */
export async function tellOfPeople(job: Job, ask: Ask, whom: Whom): Promise<Outcome | undefined> {
  // A mother or a planner is somebody the project knows by that word.
  if (ROLE.test(ask.text)) return undefined;
  const exact = whom.people.length > 0 ? whom.people : await peopleNamed(job, whom.words);
  const venue = whom.projects.length === 0 || exact.length === 0 ? await venueNamed(job, whom.words) : undefined;
  // “Her phone number” is that of a person, not of a house.
  if (venue && OF_SOMEBODY.test(ask.text)) return undefined;
  if (venue) return tellOfVenue(ask, venue);
  const [lead] = whom.leads;
  const isWhole = exact.some(({ name }) => whom.words.every((word) => wordsOf(name).some((other) => nearness(word, other) >= 1)));
  if (lead && !isWhole) return told([{ name: lead.title, email: lead.email, phone: lead.phone }]);
  const [project] = whom.projects;
  const isOnlyProject = project !== undefined && /\b(?:wedding|gala|memorial|project|party|couple|client|hochzeit|boda)\b/.test(ask.text);
  if (project && (isOnlyProject || exact.length === 0)) return told(await ofProject(job, project.id), project.id);
  const member = exact.length === 0 ? await memberNamed(job, whom.words) : undefined;
  if (member) return text(`${member} is in your team. How colleagues are reached stands under settings, members: I cannot read it here.`);
  if (exact.length === 0)
    return whom.strangers.length > 0 ? text(`I found nobody called “${whom.strangers.join(' ')}”. Whom do you mean?`) : undefined;
  return told(exact, project?.id);
}

const memberNamed = async (job: Job, words: readonly string[]): Promise<string | undefined> =>
  (await memberWith(job, (_id, name) => words.every((word) => wordsOf(name).some((other) => nearness(word, other) >= 1))))?.name;

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
