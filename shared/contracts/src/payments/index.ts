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
export { expenseCategory } from './expenses/schema';
export type { Expense, ExpenseCategory, ExpensePatch, ExpenseQuery, NewExpense, ProjectProfit } from './expenses/schema';
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
