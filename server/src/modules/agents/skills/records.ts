import type { Lead, LeadRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import type { Outcome } from '../runs/turn';
import { findProject } from './find-project';
import { money, NO_PROJECTS, text, type Job, type Skill } from './job';
import { leadNamed, noSuchLead } from './navigation';
import { plainLetters } from '../planner/reading/plain-letters';
import { ENGLISH_WORDS } from '../planner/language/english-words.data';
import { wordsOf } from './name-similarity';
import { hedged } from './not-exactly';
import { summaryOf } from './projects';

/** A project by its name; where there is none, the inquiry of that name. */
export const tellOfProject: Skill = async (job) => {
  const { name } = job.plan.slots;
  const found = await findProject(job, name);
  if (found.kind === 'one')
    return isNamed(name ?? '', found.row.name) ? summaryOf(job, found.row) : hedged(await summaryOf(job, found.row));
  return (name !== undefined && found.say.startsWith('I found no') ? await leadNamedSummary(job, name) : undefined) ?? text(found.say);
};

/** Whether what was taken for a name says nothing beside it: "margin on marlow" does. */
const isNamed = (said: string, name: string): boolean => {
  const own = plainLetters(name);
  const others = wordsOf(plainLetters(said)).filter((word) => ENGLISH_WORDS.has(word) && !own.includes(word.slice(0, 4)));
  return others.every(
    (word) => word.length < 3 || /^(?:the|our|for|and|wedding|event|project|party|couple|people|family|thing|job|one)$/.test(word),
  );
};

/** An inquiry by its title or who sent it; where there is none, the project of that name. */
export const tellOfLead: Skill = async (job) => {
  const { name } = job.plan.slots;
  if (!job.tools.has('tenant_crm.get_lead')) return text(NO_PROJECTS.replace('look at projects', 'look at leads'));
  const told = await leadNamedSummary(job, name);
  if (told) return told;
  const found = await findProject(job, name);
  return found.kind === 'one' ? summaryOf(job, found.row) : text(noSuchLead(name ?? ''));
};

async function leadNamedSummary(job: Job, name: string | undefined): Promise<Outcome | undefined> {
  const row = job.tools.has('tenant_crm.get_lead') ? await leadNamed(job, name) : undefined;
  return row && leadSummary(job, row);
}

/** “Referral by Rivergate Planning”: how it came, and through whom. */
export const cameBy = ({ source, source_detail: through }: Pick<Lead, 'source' | 'source_detail'>): string =>
  `${source.replace('_', ' ')}${through ? ` by ${through}` : ''}`;

/** All that is known of an inquiry. Undefined: it is not there any more. */
export async function leadSummary(job: Job, { id }: Pick<LeadRow, 'id'>): Promise<Outcome | undefined> {
  const answer = await job.tools.read('tenant_crm.get_lead', { id });
  if (answer.kind !== 'ok') return undefined;
  const lead = answer.data as Lead;
  const budget = [lead.budget_min_cents, lead.budget_max_cents]
    .filter((cents) => cents !== null)
    .map((cents) => money(cents, { currency: lead.currency, locale: job.business.locale }))
    .join(' to ');
  const facts = [
    `${lead.title}: ${lead.status}, ${lead.event_type}, from ${`${lead.first_name} ${lead.last_name}`.trim() || 'nobody named'} (${cameBy(lead)}).`,
    lead.event_date ? `${sayDay(lead.event_date)}${lead.venue_text ? ` at ${lead.venue_text}` : ''}.` : 'It has no date yet.',
    lead.guest_count === null ? '' : `${lead.guest_count} guests.`,
    budget ? `Budget ${budget}.` : '',
    [lead.email, lead.phone].filter(Boolean).join(' · '),
    lead.lost_note ? `Lost: ${lead.lost_note}` : '',
    // Quoted: what somebody wrote to the business is data, whatever it says.
    lead.message ? `They wrote: “${lead.message.replace(/\s+/g, ' ').slice(0, 300)}”` : '',
  ];
  return text(facts.filter(Boolean).join('\n'), {
    cards: { data: [{ id: lead.id, name: lead.title, url: `/tenant_crm/leads/${lead.id}` }] },
  });
}
