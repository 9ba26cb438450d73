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
export { reminderStage, type ReminderPolicy } from './reminders/reminder-stage';
export type { LateFeePolicy, ReminderDraft, ReminderPause, SentReminder } from './reminders/schema';
export { autopayConsent } from './online/autopay-consent';
export { AUTOPAY_AFTER_DAYS, autopayDue, nextTry } from './online/autopay-plan';
export { disputeMove, leftToRefund, type GivenBack } from './online/held';
export type { AutopayTry, Dispute, OnlineProvider, PayInput, SavedMethod } from './online/schema';
export type { BankRow, Confidence, ConfirmedRow, ReadRow, ReadStatement, Reconciled } from './reconcile/schema';
export { expenseCategory } from './expenses/schema';
export type { Expense, ExpenseCategory, ExpensePatch, ExpenseQuery, NewExpense, ProjectProfit } from './expenses/schema';
export type {
  MoneyOverview,
  NewPayment,
  NewRefund,
  Payment,
  PaymentMethod,
  PaymentQuery,
  PaymentStatus,
  PaymentWithShares,
  PayPage,
  PayStarted,
  PaySettings,
  PaySettingsPatch,
  ProjectMoney,
  Refund,
} from './schema';
