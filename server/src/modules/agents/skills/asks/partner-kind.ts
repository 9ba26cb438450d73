import type { Partner } from '@butterfly/contracts/referral_portal';
import { readPage } from '../find-project';
import { money, type Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';
import type { Kind } from './item';
import type { Whom } from './whom';

const MOST = 100;
const rowsOf = async (job: Job): Promise<readonly Partner[] | null> =>
  (await readPage<Partner>(job, 'referral_portal.find_partners', { page_size: MOST }))?.results ?? null;

export const partners: Kind = {
  ...{ tool: 'referral_portal.find_partners', yours: 'the partners', one: 'partner', many: 'partners', dayIs: 'since' },
  states: [],
  load: async (job) => {
    const amount = (cents: number) => money(cents, job.business);
    return (
      (await rowsOf(job))?.map(
        ({
          id,
          company,
          contact_name: contact,
          referrals,
          booked,
          earnings: { pending_cents, available_cents, in_payout_cents, paid_cents },
        }) => ({
          name: company,
          line: `${company}: ${String(referrals)} sent, ${String(booked)} booked; ${amount(pending_cents + available_cents + in_payout_cents)} of commission to pay, ${amount(paid_cents)} paid out`,
          projectId: null,
          people: [company, contact],
          day: null,
          cents: pending_cents + available_cents + in_payout_cents,
          states: [],
          url: `/referral_portal/${String(id)}`,
        }),
      ) ?? null
    );
  },
};

/** Are the words that no record has the name of a partner? */
export async function isPartner(job: Job, { strangers, people }: Whom): Promise<boolean> {
  if (!job.tools.has('referral_portal.find_partners') || (strangers.length === 0 && people.length === 0)) return false;
  const rows = (await rowsOf(job)) ?? [];
  return rows.some(({ company }) => strangers.every((word) => wordsOf(company).some((other) => nearness(word, other) >= 1)));
}
