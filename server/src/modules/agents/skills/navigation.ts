import type { ContactRow, LeadRow } from '@butterfly/contracts/tenant_crm';
import type { Outcome } from '../runs/turn';
import { daysBetween } from '@butterfly/contracts/days';
import { sayDay, type Span } from '../planner/dates';
import { findProject, readPage } from './find-project';
import { text, type Job, type Skill } from './job';
import { namingWords } from './mentions';
import { bestOf, wordsOf } from './name-similarity';
import { PLACES, type Place } from './places.data';

const going = (title: string, url: string, more: Partial<Outcome> = {}): Outcome => ({
  message: `Opening ${title}.`,
  cards: { navigationUrl: url },
  ...more,
});

/** A page or a record. Addresses come from this table, from manifests and from ids of the data, never from what somebody wrote. */
export const open: Skill = async (job) => {
  const { place, name, kind } = job.plan.slots;
  // A board of somebody is their moodboard; without a name it is that of the pipeline.
  const wanted = /^board$/i.test(place ?? '') && name ? 'moodboard' : (place ?? name ?? '');
  const known = PLACES.find(({ pattern }) => pattern.test(wanted));
  if (known) return atDay(job, await openPlace(job, known, place && !isTime(name, job.plan.span) ? name : undefined));
  const titled = place === undefined && kind === undefined ? await pageCalled(job, wanted) : undefined;
  if (titled) return openPlace(job, titled, undefined);
  if (/^(?:lead|inquiry|enquiry)$/i.test(kind ?? '')) return openLead(job, name);
  if (kind === 'client' || kind === 'contact') return openContact(job, name);
  const before = await placeBefore(job, wanted);
  return before ? atDay(job, await openPlace(job, before, undefined)) : openRecord(job, name);
};

/** “The calendar and call Jonah”, “contracts that are unsigned”: the page is opened, and the rest is told to be left (`heed-place.ts`). */
async function placeBefore(job: Job, wanted: string): Promise<Place | undefined> {
  const before = BEFORE_MORE.exec(wanted)?.[1];
  if (before === undefined) return undefined;
  return PLACES.find(({ pattern }) => pattern.test(before)) ?? pageCalled(job, before);
}
const BEFORE_MORE = /^(?:the |my |our )?(\S+(?: \S+)?) (?:and|then|that|which|where|und|dann|die|y|luego|que) /i;

/** “The calendar for January” is nobody's. */
const isTime = (name = '', span: Span | undefined): boolean =>
  name !== '' && ` ${span?.text ?? ''}`.toLowerCase().endsWith(` ${name.toLowerCase()}`);

/** The calendar opens where it is asked for: on a day, in a week, in a month. */
function atDay({ plan: { span }, turn }: Job, opened: Outcome): Outcome {
  const url = opened.cards.navigationUrl;
  if (!span || url === undefined || !/^\/calendar_meeting(?:\/\d+)?$/.test(url)) return opened;
  const view = viewOf(span, turn.message);
  return {
    ...opened,
    message: `${opened.message.replace(/\.$/, '')}, ${WHEN[view](span.from)}.`,
    cards: { ...opened.cards, navigationUrl: `${url}?view=${view}&day=${span.from}` },
    heeded: [span.text],
  };
}

const WHEN = {
  day: (day: string) => sayDay(day),
  week: (day: string) => `the week of ${sayDay(day)}`,
  month: (day: string) => sayDay(day).replace(/^.*?(?=\p{L}+ \d{4}$)/u, ''),
} as const;

function viewOf({ from, to }: Span, said: string): keyof typeof WHEN {
  if (/\bweek|woche|semana/i.test(said)) return 'week';
  if (from === to) return 'day';
  return daysBetween(from, to) < DAYS_OF_A_WEEK ? 'week' : 'month';
}
const DAYS_OF_A_WEEK = 7;

/** A page of any plugin, by the title its manifest gives it: what comes later can be opened without being known here. */
async function pageCalled(job: Job, name: string): Promise<Place | undefined> {
  const spoken = wordsOf(name).join(' ');
  const found = spoken === '' ? undefined : (await job.pages()).find(({ title }) => wordsOf(title).join(' ') === spoken);
  if (!found) return undefined;
  const { title, plugin, path, project } = found;
  const named = { title: `“${title}”`, plugin };
  return project === null ? { ...named, path } : { ...named, projectPath: path.replace(`:${project}`, ':project') };
}

async function openPlace(job: Job, place: Place, name: string | undefined): Promise<Outcome> {
  const may = await job.mayOpen(place.plugin);
  if (may === 'not_there')
    return text(
      `${place.title.replace(/^the /, 'The ')} ${/(?<!s)s$/.test(place.title) ? 'are' : 'is'} not part of your suite yet, so there is nothing to open.`,
    );
  if (may === 'no_permission')
    return text(`You do not have access to ${place.title}. An administrator of your business can give it to you.`);
  const { title, path, projectPath } = place;
  // A list knows no single project: its own page is what is meant.
  if (!projectPath) return name === undefined ? going(title, path ?? '/') : openRecord(job, name);
  if (name === undefined && job.turn.projectId !== null) return going(title, projectPath.replace(':project', String(job.turn.projectId)));
  if (name === undefined && path) return going(title, path);
  const found = await findProject(job, name);
  if (found.kind === 'none') return text(found.say);
  return going(`${title} of ${found.row.name}`, projectPath.replace(':project', String(found.row.id)), { projectId: found.row.id });
}

/** "Her" and "the last one" are no names: that is a question, and nothing is denied. */
export const noSuchLead = (name: string): string =>
  namingWords(name).length === 0
    ? 'Which lead do you mean? Tell me the name.'
    : `I found no lead that is called “${name}”. Which one do you mean?`;

/** A bare name is a project first, then a lead, then a person. */
async function openRecord(job: Job, name: string | undefined): Promise<Outcome> {
  const found = await findProject(job, name);
  if (found.kind === 'one') return going(found.row.name, `/tenant_crm/projects/${found.row.id}`, { projectId: found.row.id });
  if (!found.say.startsWith('I found no')) return text(found.say);
  const lead = await leadNamed(job, name);
  if (lead) return going(lead.title, `/tenant_crm/leads/${lead.id}`);
  const contact = await contactNamed(job, name);
  return contact
    ? going(`${contact.first_name} ${contact.last_name}`, `/tenant_crm/contacts/${contact.id}`)
    : text(`I found nothing that is called “${name ?? ''}”: no page, project, lead or contact. What do you mean?`);
}

async function openLead(job: Job, name: string | undefined): Promise<Outcome> {
  const lead = await leadNamed(job, name);
  return lead ? going(lead.title, `/tenant_crm/leads/${lead.id}`) : text(noSuchLead(name ?? ''));
}

async function openContact(job: Job, name: string | undefined): Promise<Outcome> {
  const contact = await contactNamed(job, name);
  return contact
    ? going(`${contact.first_name} ${contact.last_name}`, `/tenant_crm/contacts/${contact.id}`)
    : text(`I found nobody who is called “${name ?? ''}”. Whom do you mean?`);
}

export async function leadNamed(job: Job, name = ''): Promise<LeadRow | undefined> {
  const [longest = ''] = wordsOf(name).sort((a, b) => b.length - a.length);
  const titleOf = ({ title, first_name, last_name }: LeadRow) => `${title} ${first_name} ${last_name}`;
  const found = (await readPage<LeadRow>(job, 'tenant_crm.find_leads', { search: longest, page_size: 100 }))?.results ?? [];
  const [best] = bestOf(name, found, titleOf);
  return best ?? bestOf(name, (await readPage<LeadRow>(job, 'tenant_crm.find_leads', { page_size: 200 }))?.results ?? [], titleOf)[0];
}

async function contactNamed(job: Job, name = ''): Promise<ContactRow | undefined> {
  const [longest = ''] = wordsOf(name).sort((a, b) => b.length - a.length);
  const found = (await readPage<ContactRow>(job, 'tenant_crm.find_contacts', { search: longest, page_size: 100 }))?.results ?? [];
  return bestOf(name, found, ({ first_name, last_name }) => `${first_name} ${last_name}`)[0];
}
