import type { ProposalStatus } from '@butterfly/contracts/proposal_and_invoice';
import type { Tone } from '@butterfly/ui-kit';

export const STATUS: Readonly<Record<ProposalStatus, readonly [tone: Tone, words: string]>> = {
  draft: ['neutral', 'Draft'],
  sent: ['iris', 'Sent'],
  viewed: ['eucalyptus', 'Read by the client'],
  accepted: ['eucalyptus', 'Accepted'],
  declined: ['clay', 'Declined'],
  expired: ['clay', 'Ended'],
  superseded: ['neutral', 'Replaced by a newer version'],
};

export const PLAN_WORDS = {
  too_much: 'The fixed amounts are more than the total.',
  rest_open: 'The payments are less than the total.',
  not_whole: 'The percentages are not a hundred together.',
} as const;
