import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { findSpan } from '../planner/dates';
import type { Turn } from '../runs/turn';
import { readPage } from './find-project';
import type { Job } from './job';
import { nearness, wordsOf } from './name-similarity';
import { typeIn } from './projects';

const DESCRIBED =
  /\b(?:the |our )?(?<kind>wedding|gala|memorial|launch|benefit|party|event|job|project) (?:at|in) (?:the )?(?<place>[a-zà-ɏ][a-zà-ɏ'’&-]*(?: (?!in\b|on\b|for\b|at\b|next\b|this\b)[a-zà-ɏ][a-zà-ɏ'’&-]*){0,3})(?<time> (?:in|on|next|this) [^,;?!.]+)?(?=$|[,;?!.])/iu;
const MOST = 200;

/** “The wedding at the barn in June” by the name of the one project that is there then; any other sentence as it was. */
export async function byDescription(job: Pick<Job, 'tools' | 'business'>, turn: Turn): Promise<Turn> {
  const found = DESCRIBED.exec(turn.message);
  const { kind = '', place = '', time = '' } = found?.groups ?? {};
  const { today } = job.business;
  if (!found || !job.tools.has('tenant_crm.find_projects') || findSpan(`in ${place}`, today)) return turn;
  const page = await readPage<ProjectRow>(job as Job, 'tenant_crm.find_projects', { page_size: MOST, ordering: 'event_date' });
  // Of those that were not read, one could be meant as well.
  if (!page || page.count > page.results.length) return turn;
  const span = findSpan(time, today);
  const type = typeIn(kind);
  const words = wordsOf(place).filter((word) => word !== 'the');
  const rows = page.results.filter(
    ({ venue_text: venue, event_type: of, event_date: day }) =>
      words.length > 0 &&
      words.every((word) => wordsOf(venue).some((other) => nearness(word, other) >= 1)) &&
      (type === undefined || of === type) &&
      (!span || (day !== null && day >= span.from && day <= span.to)),
  );
  const [only, ...others] = rows;
  return only && others.length === 0 ? { ...turn, message: turn.message.replace(found[0], only.name) } : turn;
}
