import type { DateAvailability, Lead, LeadRow } from '@butterfly/contracts/tenant_crm';
import { amountIn } from '../planner/amounts';
import { BEGINNING, sayDay, saySpan } from '../planner/dates';
import { sayUnmet, unmetFilters } from '../planner/unmet-filters';
import type { Outcome } from '../runs/turn';
import { readPage } from './find-project';
import { money, NO_PROJECTS, text, type Job, type Skill } from './job';
import { localDayOf } from './asks/item';
import { mentionedIn, namingWords } from './mentions';
import { typeIn } from './projects';
import { leadSummary } from './records';
import { holdsOn } from './held-days';

const SHOWN = 8;
const SOURCES: Readonly<Record<string, RegExp>> = {
  instagram: /\binstagram\b/i,
  referral: /\breferrals?\b/i,
  web_form: /\b(?:web ?site|web form|form)\b/i,
  phone: /\bby phone\b/i,
  email: /\bby e-?mail\b/i,
  walk_in: /\bwalk-?ins?\b/i,
  booking: /\bbooking page\b/i,
};
const STATUSES: readonly (readonly [status: string, pattern: RegExp])[] = [
  ['new', /\b(?:unanswered|(?:not|n't) (?:yet )?(?:been )?answered|without (?:an )?answer|not answered)\b/i],
  [
    'late',
    /\b(?:late|overdue|waiting|unanswered|not answered|should (?:we|i) (?:call|answer|reply)|need to (?:call|answer|reply)|have to (?:call|answer|reply|ring|phone)|forg[eo]t(?:ten)?|missed|overlooked|ignored)\b|\b(?:not|n't|never|yet|still|needs?)\b.*\b(?:(?:call|get|got|gotten|write|written|wrote|called) back|call(?:ed)?|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?)\b/i,
  ],
  ['new', /\b(?:new|fresh|newest|latest|just came in)\b/i],
  ['contacted', /\bcontacted\b/i],
  ['qualified', /\bqualified\b/i],
  ['converted', /\bconverted\b/i],
  ['lost', /\b(?:lost|lose|losing)\b/i],
];

/** Where leads came from, in words that are none of the sources. */
const ORIGIN = /\bfrom (?:the |our )?[A-Z][\w’'-]+$/;

/** Said of the day of the event, also where that lies in a week that has begun. */
const OF_EVENTS = /\b(?:events?|marry|marries|marrying|married|takes? place|taking place|for (?:this|the|today))\b/i;

export const listLeads: Skill = async (job) => {
  if (!job.tools.has('tenant_crm.find_leads')) return text(NO_PROJECTS.replace('look at projects', 'look at leads'));
  const { plan, business } = job;
  const one = await leadAskedFor(job);
  if (one) return one;
  const status = STATUSES.find(([, pattern]) => pattern.test(plan.text))?.[0] ?? 'open';
  const source = Object.entries(SOURCES).find(([, pattern]) => pattern.test(plan.text))?.[0];
  const type = typeIn(plan.text);
  // The day of an event lies ahead; "today", "this week" and "last week" say when the inquiry came, which the list tells by itself.
  const hasBegun =
    plan.span !== undefined && plan.span.from <= business.today && plan.span.from !== BEGINNING && !OF_EVENTS.test(plan.text);
  const span = plan.span && plan.span.to > business.today && !hasBegun ? plan.span : undefined;
  const came = plan.span && !span ? plan.span : undefined;
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', {
    status,
    ...(source ? { source } : {}),
    ...(type ? { event_type: type } : {}),
    ...(span ? { from: span.from, to: span.to } : {}),
    ...(amountIn(plan.text) || came ? { page_size: 200 } : {}),
    ordering: status === 'late' ? 'sla_due_at' : '-score',
  });
  if (!page) return text('The leads could not be read just now. Please try again.');
  const what = `${status} ${type ? `${type} ` : ''}lead${page.count === 1 ? '' : 's'}${amountIn(plan.text) ? ` ${amountIn(plan.text)?.says ?? ''}` : ''}${source ? ` from ${source.replace('_', ' ')}` : ''}${span ? `, ${saySpan(span)}` : ''}${came ? ` that came ${saySpan(came)}` : ''}`;
  const amount = amountIn(plan.text);
  const isWanted = ({ budget_max_cents: most, created_at: at }: LeadRow) =>
    (!amount || (most !== null && amount.holds(most))) && (!came || isWithin(localDayOf(at, business.tz), came));
  const rows = page.results.filter(isWanted);
  const count = amount || came ? rows.length : page.count;
  const origin = source ? null : ORIGIN.exec(plan.text.replace(plan.span?.text ?? '\u0000', '').replace(/[?.! ]+$/, ''));
  const heard = [...unmetFilters(plan.text), ...(origin ? [origin[0]] : [])];
  const unmet = sayUnmet([...heard, ...strangersIn(job, [...heard, type ?? '', source ?? ''])]);
  if (count === 0) return text(`There are no ${what.replace(/lead\b/, 'leads')}.${unmet}`);
  const reasons = status === 'lost' ? await lostReasons(job, rows.slice(0, SHOWN)) : new Map<number, string>();
  const lines = rows
    .slice(0, SHOWN)
    .map(
      (lead) =>
        `- ${lead.title} · ${[lead.event_date ? sayDay(lead.event_date) : 'no date yet', lead.budget_max_cents === null ? '' : `up to ${money(lead.budget_max_cents, { currency: lead.currency, locale: business.locale })}`, `score ${lead.score}`, reasons.get(lead.id) ?? ''].filter(Boolean).join(' · ')}`,
    );
  return text(`${count} ${what}:\n${lines.join('\n')}${count > lines.length ? `\n… and ${count - lines.length} more.` : ''}${unmet}`, {
    cards: { data: rows.slice(0, SHOWN).map(({ id, title }) => ({ id, name: title, url: `/tenant_crm/leads/${id}` })) },
  });
};

/** Words that could be a name and are none of a lead: a list that passes over them would be another one than was asked for. */
function strangersIn({ plan: { text: said, span } }: Job, heard: readonly string[]): string[] {
  const words = namingWords(said.replace(span?.text ?? '\u0000', ' ')).filter((word) => typeIn(word) === undefined);
  return words.filter(
    (word) =>
      !STATUSES.some(([, pattern]) => pattern.test(word)) && !isSource(word) && !heard.some((one) => one.toLowerCase().includes(word)),
  );
}

const isWithin = (day: string, { from, to }: { from: string; to: string }): boolean => day >= from && day <= to;

const isSource = (word: string): boolean => Object.values(SOURCES).some((pattern) => pattern.test(word));

/** "Where did the Nakamura lead come from": a name in a sentence about leads is one of them. */
async function leadAskedFor(job: Job): Promise<Outcome | undefined> {
  const { text: said, span } = job.plan;
  if (namingWords(said.replace(span?.text ?? '\u0000', ' ')).every((word) => typeIn(word) !== undefined)) return undefined;
  const [only, ...others] = await mentionedIn(job, said.replace(span?.text ?? '\u0000', ' '));
  return only?.kind === 'lead' && others.length === 0 ? leadSummary(job, only.row) : undefined;
}

/** Why leads were lost, as it was written down. */
async function lostReasons(job: Job, rows: readonly LeadRow[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  for (const { id } of rows) {
    const answer = await job.tools.read('tenant_crm.get_lead', { id });
    if (answer.kind !== 'ok') continue;
    const { lost_reason: reason, lost_note: note } = answer.data as Lead;
    reasons.set(id, [(reason ?? '').replace(/_/g, ' '), note].filter(Boolean).join(': '));
  }
  return reasons;
}

/** Whether a day still has room. */
export const dateAvailability: Skill = async (job) => {
  const { plan } = job;
  if (!job.tools.has('tenant_crm.date_load')) return text(NO_PROJECTS.replace('look at projects', 'look at your dates'));
  if (!plan.span) return text('Which day do you mean? For example “are we free on June 12?”');
  if (plan.span.from !== plan.span.to) return busyDays(job);
  const answer = await job.tools.read('tenant_crm.date_load', { date: plan.span.from });
  if (answer.kind !== 'ok') return text('That day could not be looked up just now. Please try again.');
  const load = answer.data as DateAvailability;
  const names = load.projects
    .slice(0, 5)
    .map(({ name, venue_text }) => `- ${name}${venue_text ? ` at ${venue_text}` : ''}`)
    .join('\n');
  const open = load.booked + load.tentative === 0 ? 'is free' : 'still has room';
  const state = load.full ? 'is full' : open;
  const [held = ''] = await holdsOn(job, load.date);
  return text(
    `${sayDay(load.date)} ${state}: ${load.booked} booked, ${load.tentative} tentative, ${load.leads} lead${load.leads === 1 ? '' : 's'}; you take ${load.capacity} a day.${names ? `\n${names}` : ''}${held === '' ? '' : `\n${held}`}`,
  );
};

const busyDays: Skill = async (job) => {
  const { plan } = job;
  const type = typeIn(plan.text);
  const page = await readPage<{ name: string; event_date: string | null; venue_text: string }>(job, 'tenant_crm.find_projects', {
    ...(type ? { event_type: type } : {}),
    from: plan.span?.from,
    to: plan.span?.to,
    ordering: 'event_date',
  });
  if (!page) return text('Those days could not be looked up just now. Please try again.');
  const when = plan.span ? saySpan(plan.span) : '';
  if (page.count === 0) return text(`Nothing is planned ${when}.`);
  return text(
    `${page.count} event${page.count === 1 ? '' : 's'}, ${when}:\n${page.results
      .slice(0, 8)
      .map(
        ({ name, event_date, venue_text }) =>
          `- ${event_date ? `${sayDay(event_date)} · ` : ''}${name}${venue_text ? ` at ${venue_text}` : ''}`,
      )
      .join('\n')}`,
  );
};
