export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export {
  ageing,
  allocateOldestFirst,
  bucketOf,
  chargeWithFee,
  forecast,
  inOrderOfDays,
  lateFee,
  openOf,
  processingFee,
  refundNewestFirst,
  type AgeingBucket,
  type Due,
  type FeeTerms,
  type LedgerPart,
  type Share,
} from './ledger';
export type {
  MoneyOverview,
  NewPayment,
  NewRefund,
  PayInput,
  Payment,
  PaymentMethod,
  PaymentQuery,
  PaymentStatus,
  PaymentWithShares,
  PayPage,
  PaySettings,
  PaySettingsPatch,
  ProjectMoney,
  Refund,
} from './schema';
