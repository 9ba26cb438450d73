import { lostLead } from '../planner/reading/lost-lead';
import { capital } from '../planner/words';
import type { Outcome } from '../runs/turn';
import { ask } from './confirmed-change';
import { text, type Job } from './job';
import { leadNamed } from './navigation';

const REASONS: Readonly<Record<string, string>> = {
  price: 'Price',
  date_taken: 'Date was taken',
  no_answer: 'No answer',
  competitor: 'Chose somebody else',
  cancelled: 'Event cancelled',
};
const OPEN = new Set(['new', 'contacted', 'qualified']);

/** A lead that came to nothing, with its reason, waiting for a click. Undefined: no open lead is meant. */
export async function loseLead(job: Job): Promise<Outcome | undefined> {
  const said = lostLead(job.turn.message);
  if (!said || !job.tools.has('tenant_crm.find_leads')) return undefined;
  const lead = await leadNamed(job, said.name);
  if (!lead || !OPEN.has(lead.status)) return undefined;
  if (said.reason === undefined)
    return text(
      `Why is the lead “${lead.title}” lost: the price, the date was taken, no answer, they chose somebody else, or the event is cancelled?`,
    );
  const reason = REASONS[said.reason] ?? said.reason;
  return ask(
    job,
    'tenant_crm.lose_lead',
    { id: lead.id, lost_reason: said.reason, ...(said.note ? { lost_note: capital(said.note).slice(0, 500) } : {}) },
    {
      say: `I would mark the lead “${lead.title}” as lost: ${reason.toLowerCase()}.`,
      details: [
        { label: 'Lead', value: lead.title },
        { label: 'Now', value: lead.status },
        { label: 'Reason', value: reason },
        ...(said.note ? [{ label: 'Note', value: capital(said.note) }] : []),
      ],
    },
  );
}
