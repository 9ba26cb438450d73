import type { Request } from '@butterfly/contracts/client_requests';
import type { Overview } from '@butterfly/contracts/lead_page_builder';
import type { Partner } from '@butterfly/contracts/referral_portal';
import type { SentMail } from '@butterfly/contracts/transactional_emails';
import { sayDay } from '../../planner/dates';
import { readPage } from '../find-project';
import { money, text, type Skill } from '../job';
import { notRead, notYours, unheededTime, whose } from './whose';

const SHOWN = 8;
const more = (rows: readonly unknown[]): string => (rows.length > SHOWN ? `\n… and ${rows.length - SHOWN} more.` : '');

/** What clients asked for: those who wait, the complaints, one person's, or all that are open. */
export const sayRequests: Skill = async (job) => {
  const { text: said } = job.plan;
  if (!job.tools.has('client_requests.list')) return text(notYours('the requests of clients'));
  const complaints = /\bcomplain/i.test(said);
  const closed = /\b(?:closed|done|finished|solved|past)\b/i.test(said) || complaints;
  const waits = /\b(?:wait(?:s|ing)?|unanswered|(?:not|n't) (?:yet )?(?:been )?answered)\b/i.test(said);
  const page = await readPage<Request>(job, 'client_requests.list', {
    ...(closed ? {} : { status: 'open' }),
    ...(waits ? { waiting: 'true' } : {}),
  });
  if (!page) return text(notRead('The requests'));
  const words = said.toLowerCase();
  const askedBy = page.results.filter(({ asked_by: who }) => who.split(' ').every((part) => words.includes(part.toLowerCase())));
  const of = askedBy.length > 0 ? { kind: 'all' as const } : await whose(job);
  if (of.kind === 'ask') return text(of.say);
  const ofAll = askedBy.length > 0 ? askedBy : page.results;
  const rows = ofAll.filter(({ project_id: id, type }) => (of.kind === 'all' || id === of.id) && (!complaints || type === 'complaint'));
  const what = `${closed ? '' : 'open '}${waits ? 'waiting ' : ''}${complaints ? 'complaint' : 'request'}${rows.length === 1 ? '' : 's'}`;
  if (rows.length === 0) return text(`There are no ${what}${of.kind === 'one' ? ` of ${of.name}` : ''}.${unheededTime(job)}`);
  const lines = rows
    .slice(0, SHOWN)
    .map((row) => `- ${row.project_name} · ${row.asked_by}: “${row.title}” (${row.status.replace(/_/g, ' ')})`);
  return text(`${rows.length} ${what}:\n${lines.join('\n')}${more(rows)}${unheededTime(job)}`, {
    cards: { data: rows.slice(0, SHOWN).map(({ id, title: name }) => ({ id, name, url: `/client_requests/${id}` })) },
  });
};

/** What partners sent, what was booked of it and what they earn. */
export const sayPartners: Skill = async (job) => {
  if (!job.tools.has('referral_portal.find_partners')) return text(notYours('the partners'));
  const page = await readPage<Partner>(job, 'referral_portal.find_partners', { page_size: 100 });
  if (!page) return text(notRead('The partners'));
  const words = job.plan.text.toLowerCase();
  const named = page.results.filter(({ company }) => words.includes(company.split(' ')[0]?.toLowerCase() ?? '\u0000'));
  const rows = named.length > 0 ? named : page.results;
  if (rows.length === 0) return text('There are no partners yet.');
  const amount = (cents: number) => money(cents, job.business);
  const lines = rows
    .slice(0, SHOWN)
    .map(
      ({ company, referrals, booked, earnings }) =>
        `- ${company}: ${referrals} sent, ${booked} booked; ${amount(earnings.pending_cents + earnings.available_cents + earnings.in_payout_cents)} of commission to pay, ${amount(earnings.paid_cents)} paid out`,
    );
  return text(`${lines.join('\n')}${more(rows)}${unheededTime(job)}`, {
    cards: { data: rows.slice(0, SHOWN).map(({ id, company: name }) => ({ id, name, url: `/referral_portal/${id}` })) },
  });
};

const BOUNCED = new Set<string>(['soft_bounced', 'hard_bounced', 'failed', 'complained']);

/** Mails that left: of a project, or those that came back. */
export const sayMails: Skill = async (job) => {
  if (!job.tools.has('transactional_emails.sent_mails')) return text(notYours('the mails'));
  const of = await whose(job);
  if (of.kind === 'ask') return text(of.say);
  const page = await readPage<SentMail>(job, 'transactional_emails.sent_mails', {
    page_size: 100,
    ...(of.kind === 'one' ? { project: of.id } : {}),
  });
  if (!page) return text(notRead('The mails'));
  const back = /\b(?:back|bounce[ds]?|bouncing|fail(?:ed)?|undelivered|not (?:arrive|delivered)|reach)\b/i.test(job.plan.text);
  const rows = back ? page.results.filter(({ status }) => BOUNCED.has(status)) : page.results;
  const whom = of.kind === 'one' ? ` to ${of.name}` : '';
  if (rows.length === 0) return text(back ? `No mail${whom} came back.` : `No mail${whom} was sent yet.`);
  const lines = rows
    .slice(0, SHOWN)
    .map(
      ({ recipient, subject, status, opened_at: opened, created_at: at }) =>
        `- ${sayDay(at.slice(0, 10))} · ${recipient} · “${subject}” · ${status.replace(/_/g, ' ')}${opened ? ', opened' : ''}`,
    );
  return text(`${back ? 'Mails that came back' : `Mails${whom}, the newest first`}:\n${lines.join('\n')}${more(rows)}${unheededTime(job)}`);
};

/** How the public pages do. */
export const sayLeadPages: Skill = async (job) => {
  const answer = await job.tools.read('lead_page_builder.overview');
  if (answer.kind !== 'ok') return text(answer.kind === 'missing' ? notYours('the lead pages') : notRead('The lead pages'));
  const { slugs, waiting, spam } = answer.data as Overview;
  const lines = slugs.map(({ slug, visits, started, sent }) => `- ${slug}: ${visits} visits, ${started} began the form, ${sent} sent it`);
  return text(
    `In the last thirty days:\n${lines.join('\n') || 'No page was visited.'}\n${waiting.length} leads of these pages wait for a first answer; ${spam} were held back as spam.`,
  );
};
