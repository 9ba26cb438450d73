import type { Commission, Partner } from '@butterfly/contracts/referral_portal';
import { sayDay } from '../../planner/dates';
import { clausesOf } from '../../planner/heed/clauses';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { projectsIn } from '../mentions';
import { wordsOf } from '../name-similarity';

const TOOL = 'referral_portal.commissions';
const ASKS =
  /\b(?:owe|owes|owed|commission\w*|provision\w*|comision\w*|(?:does|do|will|did) .+ (?:get|earn|receive)|schulden|schuldet|debemos|deber\w*|bekommt|kriegt|cobra)\b/;
const MOST = 200;
const STATES: Readonly<Record<string, string>> = {
  pending: 'waits until',
  approved: 'may be paid out since',
  in_payout: 'is in a payout, earned',
  paid: 'is paid out, earned',
};

/** Each of several questions is answered by itself. */
const isMoreThanOne = (message: string): boolean => clausesOf(message).filter(({ asks }) => asks).length > 1;

/** “How much do we owe Rivergate for the Marlow wedding”: what a partner has earned, and how much of it is not paid out. Undefined: no partner is asked about. */
export async function partnerOwed(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message);
  if (!ASKS.test(said) || isMoreThanOne(job.turn.message) || !job.tools.has(TOOL) || !job.tools.has('referral_portal.find_partners'))
    return undefined;
  const partner = await partnerSaid(job, said);
  if (!partner) return undefined;
  const [project, ...others] = await projectsIn(job, withoutName(job.turn.message, partner));
  const page = await readPage<Commission>(job, TOOL, { search: partner.company, page_size: MOST });
  if (!page || others.length > 0) return undefined;
  const earned = page.results.filter(
    (one) => one.partner_id === partner.id && one.status !== 'cancelled' && (!project || one.project_id === project.id),
  );
  const of = project ? ` for ${project.name}` : '';
  const card = { cards: { data: [{ id: partner.id, name: partner.company, url: `/referral_portal/${String(partner.id)}` }] } };
  if (earned.length === 0) return text(`${partner.company} has earned no commission${of}.`, card);
  const amount = ({ amount_cents: cents, currency }: Pick<Commission, 'amount_cents' | 'currency'>) =>
    money(cents, { ...job.business, currency });
  const open = earned.filter(({ status }) => status !== 'paid').reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  const head = `${partner.company}: ${amount({ amount_cents: open, currency: earned[0]?.currency ?? job.business.currency })} is not paid out yet${of}.`;
  const lines = earned.map(
    (one) => `- ${one.project_name}: ${amount(one)}, ${sayState(one)}${one.kind === 'clawback' ? ' (taken back)' : ''}`,
  );
  return text([head, ...lines].join('\n'), card);
}

const sayState = ({ status, earned_on, hold_until }: Commission): string =>
  `${STATES[status] ?? status} ${sayDay(status === 'pending' || status === 'approved' ? hold_until : earned_on)}`;

/** The one partner who is named by a word of the company, or by the person. */
async function partnerSaid(job: Job, said: string): Promise<Partner | undefined> {
  const words = new Set(wordsOf(said));
  const all = (await readPage<Partner>(job, 'referral_portal.find_partners', { page_size: MOST }))?.results ?? [];
  const named = all.filter(({ company, contact_name: person }) => {
    const [first] = wordsOf(company);
    return (
      (first !== undefined && first.length > 3 && words.has(first)) || (person !== '' && wordsOf(person).every((word) => words.has(word)))
    );
  });
  return named.length === 1 ? named[0] : undefined;
}

const withoutName = (message: string, { company, contact_name: person }: Partner): string => {
  const own = new Set(wordsOf(`${company} ${person}`));
  return message
    .split(' ')
    .filter((word) => !wordsOf(word).some((one) => own.has(one)))
    .join(' ');
};
