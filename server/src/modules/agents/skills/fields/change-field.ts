import type { Lead, Project } from '@butterfly/contracts/tenant_crm';
import { currencySaid, moneySaid } from '../../planner/reading/money-said';
import { guestsSaid } from '../../planner/reading/guests-said';
import type { Outcome } from '../../runs/turn';
import type { Job } from '../job';
import { untimed } from '../project-of';
import { amountOf, askForField, changing, isChanging, type Changing } from './record-fields';

/** “We are 140 guests now”: how many come to the event of a project or of a lead. Undefined: no number or nothing is named. */
export async function changeGuests(job: Job): Promise<Outcome | undefined> {
  const guests = guestsSaid(job.turn.message);
  const found = guests === undefined ? undefined : await changing(job, job.turn.message);
  if (guests === undefined || !found) return undefined;
  if (!isChanging(found)) return found;
  const before = found.record.guest_count;
  return askForField(job, found, {
    given: { guest_count: guests },
    field: 'the guests',
    before: before === null ? 'not said' : String(before),
    after: String(guests),
    ...(found.kind === 'project' && before !== null && { more: ' Pieces that are counted by table stay as they are.' }),
  });
}

/** “Their budget is 9,000 now”. Undefined: no one amount, another currency, or nothing is named. */
export async function changeBudget(job: Job): Promise<Outcome | undefined> {
  const said = moneySaid(untimed(job));
  const found = said.kind === 'cents' ? await changing(job, job.turn.message) : undefined;
  if (said.kind !== 'cents' || !found) return undefined;
  if (!isChanging(found)) return found;
  const { currency, before, field } = budgetOf(job, found);
  const named = currencySaid(job.turn.message);
  if (named !== undefined && named !== currency) return undefined;
  return askForField(job, found, {
    given: { [field]: said.cents },
    field: 'the budget',
    before: amountOf(job, before, currency),
    after: amountOf(job, said.cents, currency),
  });
}

function budgetOf(job: Job, { kind, record }: Changing) {
  if (kind === 'project') {
    const { currency, budget_cents: before } = record as Project;
    return { currency, before, field: 'budget_cents' };
  }
  return { currency: job.business.currency, before: (record as Lead).budget_max_cents, field: 'budget_max_cents' };
}
