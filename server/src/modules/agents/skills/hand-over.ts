import { handedOver } from '../planner/reading/hand-over';
import type { Outcome } from '../runs/turn';
import { memberWith, membersOf, type Member } from './asks/team';
import { sayCannot } from './cannot-do';
import { askForField, changing, isChanging, type Changing } from './fields/record-fields';
import type { Job } from './job';
import { mentionedIn } from './mentions';
import { wordsOf } from './name-similarity';

/** “Give June Halloran to Tom”, “Priya takes over Hollis”: a lead, or a project, is somebody else’s from the click on. Undefined: it is neither, or nobody of the team. */
export async function handOverLead(job: Job): Promise<Outcome | undefined> {
  const said = handedOver(job.turn.message);
  if (!said || !job.tools.has('tenant_crm.find_leads')) return undefined;
  const words = wordsOf(said.to);
  const member = words.length === 0 ? undefined : await memberWith(job, (_id, name) => words.every((word) => wordsOf(name).includes(word)));
  if (!member) return undefined;
  const [only, ...others] = await mentionedIn(job, said.lead);
  if (!only || others.length > 0 || (only.kind === 'project' && !TAKES_CARE.test(job.turn.message))) return undefined;
  const found = await changing(job, said.lead);
  if (found && isChanging(found)) return handedTo(job, found, member);
  if (only.kind === 'project') return undefined;
  return sayCannot(job, { what: 'hand a lead to somebody of the team', page: 'lead' }, { id: only.row.id, name: only.row.title });
}

/** Of a project one is in charge; who only works on it is in its team. */
const TAKES_CARE =
  /\b(?:assign|reassign|hand|pass|transfer|takes? over|taking over|in charge|responsible|owner|übernehmen|übernimmt|weis\w*|asigna\w*|encargarse|entrega)\b/i;

async function handedTo(job: Job, found: Changing, { id, name }: Member): Promise<Outcome> {
  const before = found.record.owner_id === null ? undefined : await memberWith(job, (one) => one === found.record.owner_id);
  const field = found.kind === 'lead' ? 'who takes care' : 'who is in charge';
  return askForField(job, found, { given: { owner_id: id }, field, before: before?.name ?? 'nobody', after: name });
}

/** “The lantern walk has nobody, Priya could take it”: whoever of the team is named takes care of the lead or project beside. Undefined: not one of each is named. */
export async function giveToMember(job: Job): Promise<Outcome | undefined> {
  const said = wordsOf(job.turn.message);
  const named = (await membersOf(job)).filter(({ name }) => said.includes(wordsOf(name)[0] ?? ''));
  const [member, ...others] = named;
  if (!member || others.length > 0) return undefined;
  const own = new Set(wordsOf(member.name));
  const rest = job.turn.message
    .split(/\s+/)
    .filter((word) => !wordsOf(word).some((one) => own.has(one)))
    .join(' ');
  const found = await changing(job, rest);
  return found && isChanging(found) ? handedTo(job, found, member) : found;
}
