import { handedOver } from '../planner/reading/hand-over';
import type { Outcome } from '../runs/turn';
import { memberWith } from './asks/team';
import { sayCannot } from './cannot-do';
import type { Job } from './job';
import { mentionedIn } from './mentions';
import { wordsOf } from './name-similarity';

/** “Give June Halloran to Tom”: a lead is handed to somebody of the team on its page, and not from here. Undefined: it is no lead, or nobody of the team. */
export async function handOverLead(job: Job): Promise<Outcome | undefined> {
  const said = handedOver(job.turn.message);
  if (!said || !job.tools.has('tenant_crm.find_leads')) return undefined;
  const words = wordsOf(said.to);
  const member = words.length === 0 ? undefined : await memberWith(job, (_id, name) => words.every((word) => wordsOf(name).includes(word)));
  if (!member) return undefined;
  const [only, ...others] = await mentionedIn(job, said.lead);
  if (only?.kind !== 'lead' || others.length > 0) return undefined;
  return sayCannot(job, { what: 'hand a lead to somebody of the team', page: 'lead' }, { id: only.row.id, name: only.row.title });
}
