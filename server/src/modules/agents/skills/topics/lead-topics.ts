import type { Lead, LeadRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, readData, type Heard, type Topic } from './topic';

const OF_LEADS = { tool: 'tenant_crm.find_leads', yours: 'the leads' } as const;
const MOST = 200;
const LEADS = 'leads?|inquir(?:y|ies)|enquir(?:y|ies)|prospects?|anfragen?|interessent\\w*|consultas|clientes nuevos|prospectos?';
const SMALL = words('which|ones?|we|our|right now|at the moment|currently|noch|still|list|give|waiting for us|hay|uns|for us|on us');

const SOURCES: readonly (readonly [source: string, said: string])[] = [
  ['instagram', 'instagram|insta'],
  ['referral', 'referrals?|word of mouth|empfehlung(?:en)?|recomendaci\\w+'],
  ['web_form', 'web ?sites?|web ?forms?|webseite|pagina web'],
  ['phone', 'phone|telefon|telefono'],
  ['email', 'e-?mails?|correo'],
  ['walk_in', 'walk-?ins?'],
  ['booking', 'booking pages?'],
];

async function allLeads(job: Job): Promise<readonly LeadRow[] | undefined> {
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { page_size: MOST, ordering: '-id' });
  return page && page.count <= page.results.length ? page.results : undefined;
}

const isOpen = ({ status }: LeadRow): boolean => ['new', 'contacted', 'qualified'].includes(status);
const isUnanswered = ({ status, first_response_at: answered }: LeadRow): boolean => status === 'new' && answered === null;
const isLate = (row: LeadRow): boolean => isUnanswered(row) && row.sla_due_at !== null && row.sla_due_at < new Date().toISOString();

function lineOf({ business: { tz, locale } }: Job, row: LeadRow): string {
  const most = row.budget_max_cents === null ? '' : `up to ${money(row.budget_max_cents, { currency: row.currency, locale })}`;
  const facts = [
    row.title,
    row.status,
    `came ${sayDay(localDayOf(row.created_at, tz))}`,
    row.event_date ? `event ${sayDay(row.event_date)}` : 'no date yet',
    most,
    isLate(row) ? 'waits too long for an answer' : '',
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The late ones first, then as they came. */
const told = (job: Job, head: string, rows: readonly LeadRow[]): Outcome => {
  const sorted = rows.toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)) || a.created_at.localeCompare(b.created_at));
  return text(
    listing(
      head,
      sorted.map((row) => lineOf(job, row)),
      10,
    ),
    { cards: { data: sorted.slice(0, 10).map(({ id, title }) => ({ id, name: title, url: `/tenant_crm/leads/${String(id)}` })) } },
  );
};

const listOf =
  (isMeant: (row: LeadRow) => boolean, head: (rows: readonly LeadRow[]) => string) =>
  async (job: Job): Promise<Outcome> => {
    const all = await allLeads(job);
    if (!all) return text(notRead('The leads'));
    const rows = all.filter(isMeant);
    return told(job, head(rows), rows);
  };

const lateOf = (rows: readonly LeadRow[]): string => {
  const late = rows.filter(isLate).length;
  return late === 0 ? '' : `, ${String(late)} of them for too long`;
};

const STATUSES = ['new', 'contacted', 'qualified'] as const;
const byStatus = (rows: readonly LeadRow[]): string =>
  STATUSES.map((status) => `${String(rows.filter((row) => row.status === status).length)} ${status}`).join(', ');

/** "From Instagram and from referrals": each counted over all leads there ever were. */
async function bySource(job: Job, { text: said }: Heard): Promise<Outcome | undefined> {
  const sources = SOURCES.filter(([, pattern]) => said.search(words(pattern)) >= 0);
  const all = sources.length > 1 ? await allLeads(job) : undefined;
  if (!all) return undefined;
  const lines = sources.map(([source]) => {
    const rows = all.filter((row) => row.source === source);
    const booked = rows.filter(({ status }) => status === 'converted').length;
    return `${source.replace('_', ' ')}: ${counted(rows.length, 'lead')}, ${String(booked)} of them became a project`;
  });
  return text(listing(`Of ${counted(all.length, 'lead')} in all:`, lines));
}

/** “Any leads by referral?”: all of that source, however they stand. */
async function ofSource(job: Job, { text: said }: Heard): Promise<Outcome | undefined> {
  const sources = SOURCES.filter(([, pattern]) => said.search(words(pattern)) >= 0).map(([source]) => source);
  const rows: LeadRow[] = [];
  for (const source of sources) {
    const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { source, page_size: MOST, ordering: '-id' });
    if (!page || page.count > page.results.length) return text(notRead('The leads'));
    rows.push(...page.results);
  }
  const by = sources.join(' or ').replace('_', ' ');
  return told(job, rows.length === 0 ? `No lead came by ${by}.` : `${counted(rows.length, 'lead')} by ${by}, however they stand:`, rows);
}

async function whyLost(job: Job): Promise<Outcome> {
  const all = await allLeads(job);
  if (!all) return text(notRead('The leads'));
  const rows = all.filter(({ status }) => status === 'lost');
  const lines: string[] = [];
  for (const { id, title } of rows) {
    const lead = await readData<Lead>(job, 'tenant_crm.get_lead', { id });
    const why = [(lead?.lost_reason ?? '').replace(/_/g, ' '), lead?.lost_note ?? ''].filter(Boolean).join(': ');
    lines.push(`${title} · ${why || 'no reason is noted'}`);
  }
  return text(listing(rows.length === 0 ? 'No lead was lost.' : `${counted(rows.length, 'lead')} lost:`, lines));
}

const percent = (part: number, whole: number): string => `${String(Math.round((100 * part) / Math.max(1, whole)))} %`;
async function conversion(job: Job): Promise<Outcome> {
  const all = await allLeads(job);
  if (!all) return text(notRead('The leads'));
  const [won, lost] = ['converted', 'lost'].map((status) => all.filter((row) => row.status === status).length) as [number, number];
  return text(
    `${String(won)} of ${counted(all.length, 'lead')} became a project, ${percent(won, all.length)}. Of those that are decided it is ${String(won)} of ${String(won + lost)}, ${percent(won, won + lost)}: ${String(lost)} were lost, ${String(all.filter(isOpen).length)} are still open.`,
  );
}

/** Questions about leads as a whole. */
export const LEAD_TOPICS: readonly Topic[] = [
  {
    ...OF_LEADS,
    needs: [
      words(LEADS),
      words(
        "(?:nobody|no one|noone|not|never|(?:have|has|is|are|did|do)n'?t)(?: (?:has|have|been|yet|ever|we|one|any|us|had|got|gotten|received|heard|an?))* (?:answered|replied|responded|called|answer|reply|touched|contacted|spoken)(?: to| back)?|unanswered|untouched|too long|for a while|forever|without (?:an? )?(?:answer|reply|response)|(?:noch )?nicht beantwortet|unbeantwortet\\w*|ohne antwort|sin (?:contestar|responder|respuesta)",
      ),
    ],
    beside: words(
      `${SMALL.source}|sitting|waiting|lying|been|around|so far|yet|already|with us|to|i'?m (?:worried|afraid)|worried|afraid|let|someone|somebody|anyone|slip|slipped|fall|through|the cracks|by|how long|they|from us|from|and|have|been|which`,
    ),
    names: 'none',
    answer: listOf(isUnanswered, (rows) =>
      rows.length === 0 ? 'Every lead has had an answer.' : `${counted(rows.length, 'lead')} nobody has answered yet${lateOf(rows)}:`,
    ),
  },
  {
    ...OF_LEADS,
    needs: [words(LEADS), words('open|offen\\w*|abiert[oa]s?|active|aktiv\\w*')],
    beside: SMALL,
    never: words('how (?:much|many)|total|value|worth'),
    names: 'none',
    answer: listOf(isOpen, (rows) => `${counted(rows.length, 'open lead')} (${byStatus(rows)})${lateOf(rows)}:`),
  },
  {
    ...OF_LEADS,
    needs: [
      /^(?:(?:show|list|give|tell) (?:me |us )?|what are |which are |zeig\w* (?:mir )?|muestra\w* )(?=.*(?:leads|inquiries|enquiries))/gu,
      words('(?:the |all |our |my )?new (?:leads|inquiries|enquiries)|neue\\w* anfragen'),
    ],
    beside: words('please|pls|now|are there|again'),
    names: 'none',
    answer: listOf(
      ({ status }) => status === 'new',
      (rows) => `${counted(rows.length, 'new lead')}${lateOf(rows)}:`,
    ),
  },
  {
    ...OF_LEADS,
    needs: [
      words(LEADS),
      words('how many|compare|count|number of|vs|versus|against|wie ?viele|vergleich\\w*|cuant[oa]s|compar\\w+'),
      words(SOURCES.map(([, said]) => said).join('|')),
    ],
    beside: words('came in|come in|coming in|vs|versus|against|with|kamen|vinieron|or|many|number|on|by|over'),
    names: 'none',
    answer: bySource,
  },
  {
    ...OF_LEADS,
    needs: [words(LEADS), words(SOURCES.map(([, said]) => said).join('|'))],
    beside: words(
      'any|do we have|have we|got|which|what|show|me|all|from|through|via|by|on|came|come|coming|in|that|tienes?|tenemos|hay|algun\\w*|que|vino|vinieron|por|con|gibt|es|uber|kamen|durch|welche\\w*|haben wir|eine\\w*|recommendation|bekommen|erhalten|received?|eingegangen|reingekommen|recib\\w+|llegaron|entraron',
    ),
    never: words('how many|how much|compare|best|better|open|new|lost|converted'),
    names: 'none',
    answer: ofSource,
  },
  {
    ...OF_LEADS,
    needs: [
      words('why|reasons?|how come|warum|wieso|weshalb|grund|grunde|por que|motivos?'),
      words('lose|lost|losing|verloren|verlieren|perdimos|perdid[oa]s?|perder'),
    ],
    beside: words(`${LEADS}|them|those|two|three|ones?|recently|lately|last|for|behind|we|keep`),
    names: 'none',
    answer: whyLost,
  },
  {
    ...OF_LEADS,
    needs: [
      words(LEADS),
      words(
        'turn(?:s|ed)? into|become|became|convert\\w*|conversion(?: rate)?|win rate|close rate|we win|do we book|end up (?:as|booking)|book with us|werden zu|wurden zu',
      ),
    ],
    beside: words(
      'how many|percent\\w*|share|rate|jobs?|projects?|bookings?|booked|clients?|actual\\w*|events?|weddings?|auftrag\\w*|wie ?viele',
    ),
    names: 'none',
    answer: conversion,
  },
];
