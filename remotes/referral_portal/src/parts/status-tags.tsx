import { partnerStatuses, payoutStatuses, referralStatuses } from '@butterfly/contracts/referral_portal/labels';
import { StatusTag, type Tone } from '@butterfly/ui-kit';

const PARTNER: Readonly<Record<keyof typeof partnerStatuses, Tone>> = {
  applied: 'marigold',
  approved: 'eucalyptus',
  paused: 'iris',
  removed: 'neutral',
};
const REFERRAL: Readonly<Record<keyof typeof referralStatuses, Tone>> = {
  ...{ submitted: 'marigold', accepted: 'iris', converted: 'eucalyptus', paid: 'eucalyptus', lost: 'neutral', rejected: 'neutral' },
};
const PAYOUT: Readonly<Record<keyof typeof payoutStatuses, Tone>> = {
  draft: 'marigold',
  approved: 'iris',
  sent: 'eucalyptus',
  cancelled: 'neutral',
};

export const PartnerTag = ({ status }: { readonly status: keyof typeof PARTNER }) => (
  <StatusTag tone={PARTNER[status]}>{partnerStatuses[status]}</StatusTag>
);

/** `words` are those of whoever reads it. */
export const ReferralTag = ({
  status,
  words = referralStatuses,
}: {
  readonly status: keyof typeof REFERRAL;
  readonly words?: Readonly<Record<keyof typeof REFERRAL, string>>;
}) => <StatusTag tone={REFERRAL[status]}>{words[status]}</StatusTag>;

export const PayoutTag = ({ status }: { readonly status: keyof typeof PAYOUT }) => (
  <StatusTag tone={PAYOUT[status]}>{payoutStatuses[status]}</StatusTag>
);
