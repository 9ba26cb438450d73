export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { newlyEarned, type NewEarned } from './commissions/earn';
export type { Agreed, EarnedRow, MoneyMove, RewardTerms } from './commissions/terms';
export { newPartner } from './partners/schema';
export type {
  BankDetails,
  BroughtProject,
  Earnings,
  NewPartner,
  Overview,
  Partner,
  PartnerPatch,
  PartnerQuery,
  PartnerStatus,
  PartnerWorth,
} from './partners/schema';
export { newProgram, programFaults } from './programs/schema';
export type { NewProgram, Program, ProgramPatch } from './programs/schema';
export type {
  Commission,
  CommissionQuery,
  NewReferral,
  Referral,
  ReferralFlag,
  ReferralQuery,
  ReferralStatus,
  Rejection,
} from './referrals/schema';
export { partnerSettingsPatch } from './payouts/schema';
export type { PartnerSettings, PartnerSettingsPatch, Payout, PayoutExport, PayoutQuery, PayoutRun } from './payouts/schema';
export type {
  BankInput,
  ForgotInput,
  Invitation,
  OwnBank,
  OwnBankDetails,
  OwnCommission,
  OwnSummary,
  SentClient,
  SentIn,
  SignInInput,
} from './portal/schema';
