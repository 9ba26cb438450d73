import type { Venue } from '@butterfly/contracts/event_venues';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { venueNamed } from '../asks/places';
import { readPage } from '../find-project';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Job } from '../job';
import { projectNamed } from './project-named';
import { readData } from './topic';

const MOST = 200;
/** Says a place without its name: that of the project. */
const A_PLACE =
  /^(?:venues?|church|hotel|barn|hall|house|place|site|location|ballroom|room|garden|kirche|halle|scheune|saal|ort|locations?|iglesia|salon|sala|lugar|finca|hotels?|chapel|museum|office|loft|there|dort|alli|ahi)$/;

/** The project whose place is meant, if any. */
export async function projectMeant(job: Job, names: readonly string[]): Promise<ProjectRow | undefined> {
  const said = names.filter((name) => !A_PLACE.test(name));
  if (said.length > 0) return projectNamed(job, said);
  const { projectId } = job.turn;
  return projectId === null ? undefined : readData<ProjectRow>(job, 'tenant_crm.get_project', { id: projectId });
}

/** The place that is named, else that of the project that is named or open. */
export async function venueMeant(job: Job, names: readonly string[]): Promise<Venue | undefined> {
  const named = names.length > 0 ? await venueNamed(job, names) : undefined;
  if (named) return named;
  const project = await projectMeant(job, names);
  return project && venueOf(job, project);
}

/** Where a project is held. */
export async function venueOf(job: Job, { venue_text: place }: Pick<ProjectRow, 'venue_text'>): Promise<Venue | undefined> {
  if (place === '') return undefined;
  const page = await readPage<Venue>(job, 'event_venues.find_venues', { page_size: MOST });
  const found = (page?.results ?? []).filter(({ name }) => plainLetters(place).startsWith(plainLetters(name)));
  return found.length === 1 ? found[0] : undefined;
}
