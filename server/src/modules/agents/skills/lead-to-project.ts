import { sayDay } from '../planner/dates';
import { leadToProject } from '../planner/reading/lead-yes';
import type { Outcome } from '../runs/turn';
import { fromWhom } from './changes';
import { ask } from './confirmed-change';
import type { Job } from './job';
import { leadByWords } from './lead-by-words';

const OPEN = new Set(['new', 'contacted', 'qualified']);

/** “Ruth said yes, move that along”: a lead that shall become a project, waiting for a click. Undefined: no open lead is meant. */
export async function makeProjectOfLead(job: Job): Promise<Outcome | undefined> {
  const name = leadToProject(job.turn.message);
  if (name === undefined || !job.tools.has('tenant_crm.find_leads')) return undefined;
  const lead = await leadByWords(job, name);
  if (!lead || !OPEN.has(lead.status)) return undefined;
  return ask(
    job,
    'tenant_crm.convert_lead',
    { id: lead.id },
    {
      say: `I would make a project of the lead “${lead.title}”.`,
      details: [
        { label: 'Lead', value: lead.title },
        ...fromWhom(lead),
        { label: 'Now', value: lead.status },
        ...(lead.event_date === null ? [] : [{ label: 'Day', value: sayDay(lead.event_date) }]),
      ],
    },
  );
}
