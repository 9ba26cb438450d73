import { sayDay } from '../planner/dates';
import { leadFactsIn, untaken } from '../planner/lead-facts';
import { factsIn } from './changes';
import { asName } from '../planner/reading/hold-name';
import { ask } from './confirmed-change';
import { readPage } from './find-project';
import { money, text, type Job, type Skill } from './job';
import { wordsOf } from './name-similarity';

/** What somebody did to get in touch is no part of the name. */
const GOT_IN_TOUCH = / (?:just |has |have )*(?:called|phoned|rang|wrote|e-?mailed|texted|walked in|came by|got in touch)(?: us| in)?$/i;
const PARTY = /\b(?:party|birthday|anniversary|retirement|shower|dinner|reunion|celebration|christening|baptism|communion)\b/i;

const MOST = 200;

/** A part of what was said that is the name of a venue, also without “at” before it. */
async function venueIn(job: Job, wish: string): Promise<{ readonly venue: string; readonly rest: string } | undefined> {
  if (wish === '' || !job.tools.has('event_venues.find_venues')) return undefined;
  const page = await readPage<{ readonly name: string }>(job, 'event_venues.find_venues', { page_size: MOST });
  const names = (page?.results ?? []).map(({ name }) => name);
  for (const said of wish.split(', ')) {
    const venue = names.find((name) => wordsOf(said).length > 0 && wordsOf(said).every((word) => wordsOf(name).includes(word)));
    if (venue !== undefined) return { venue, rest: without(wish, said) };
  }
  const among = names.find((name) => wordsOf(name).length > 1 && inWords(name).test(wish));
  return among === undefined
    ? undefined
    : { venue: among, rest: wish.replace(inWords(among), ' ').split(',').map(untaken).filter(Boolean).join(', ') };
}

/** “jess tran” is Jess Tran; what has a capital, or is more than a name, stays as it was typed. */
const nameTyped = (title: string, typed: string): string =>
  ONLY_NAMES.test(title) && !/\p{Lu}/u.test(typed) ? asName(title.toLowerCase()) : title;
const ONLY_NAMES = /^(?!(?:.* )?(?:the|at|of|for|and|from|in|with|about|a|an|family)(?: |$))[\p{L}'’-]+(?: [\p{L}'’-]+){1,2}$/iu;

/** A whole name among other words. */
const inWords = (name: string): RegExp =>
  new RegExp(`(?:\\b(?:at|in) )?(?:\\bthe )?\\b${name.replace(/^the /i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'iu');

const without = (wish: string, said: string): string =>
  wish
    .split(', ')
    .filter((part) => part !== said)
    .join(', ');

/** What the budget has taken is no wish. */
const withoutMoney = (wish: string, budget: unknown): string =>
  budget === undefined
    ? wish
    : wish
        .split(', ')
        .filter((part) => !/^(?:about|around|roughly|the|max)? ?[$€£]? ?\d[\d.,]*k?$/i.test(part))
        .join(', ');

/** A new lead with everything that was said of it: what no field takes is kept as what they want. */
export const createLead: Skill = async (job) => {
  const { plan, business } = job;
  const {
    title: named,
    email,
    given: { budget: said, ...given },
    details: told,
  } = factsIn(job);
  const title = nameTyped(named.replace(GOT_IN_TOUCH, ''), plan.slots['name'] ?? '');
  if (title === '') return text('Who is the lead from? For example “add a lead for Ann Meyer, wedding on June 12, 120 guests”.');
  const { phone, source, range, month, cents, wish } = leadFactsIn(plan.text, { name: title, span: plan.span });
  const budget = said ?? (range ? undefined : cents);
  const details =
    said === undefined && budget !== undefined ? [...told, { label: 'Budget', value: money(Number(budget), business) }] : told;
  const type = given['event_type'] ?? (PARTY.test(plan.text) ? 'social' : undefined);
  const isSpan = plan.span !== undefined && plan.span.from !== plan.span.to && month === undefined;
  const place = await venueIn(job, wish);
  const wanted = place ? place.rest : wish;
  const message = [withoutMoney(wanted, budget), isSpan ? (plan.span?.text ?? '') : ''].filter(Boolean).join(', ');
  return ask(
    job,
    'tenant_crm.create_lead',
    {
      title,
      ...given,
      ...(place ? { venue_text: place.venue } : {}),
      ...(type === undefined ? {} : { event_type: type }),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(month ? { event_month: month } : {}),
      ...(range ? { budget_min_cents: range.min, budget_max_cents: range.max } : {}),
      ...(budget && !range ? { budget_max_cents: budget } : {}),
      ...(source ? { source } : {}),
      ...(message ? { message } : {}),
    },
    {
      say: `I would add the lead “${title}”.`,
      details: [
        { label: 'Title', value: title },
        ...details.filter(({ label }) => (label !== 'Budget' || !range) && (label !== 'Venue' || !place)),
        ...(typeof type === 'string' ? [{ label: 'Kind of event', value: type }] : []),
        ...(place ? [{ label: 'Venue', value: place.venue }] : []),
        ...(month ? [{ label: 'Month', value: sayDay(`${month}-01`).split(' ').slice(2).join(' ') }] : []),
        ...(range ? [{ label: 'Budget', value: `${money(range.min, business)} to ${money(range.max, business)}` }] : []),
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
        ...(source ? [{ label: 'Came by', value: source.replace('_', ' ') }] : []),
        ...(message ? [{ label: 'Message', value: message }] : []),
      ],
    },
  );
};
