import type { CannotDo } from '../planner/reading/hand-page';
import { plainLetters } from '../planner/reading/plain-letters';
import type { Outcome } from '../runs/turn';
import type { Job } from './job';
import { changeBudget, changeGuests } from './fields/change-field';
import { giveToMember } from './hand-over';
import { bookExpense } from './money/book-expense';
import { recordPayment } from './money/record-payment';
import { draftInvoice } from './papers/draft-invoice';
import { reserveStock } from './stock/reserve-stock';

const OF_A_BILL = /\b(?:bills?|expenses?|receipts?|spent|bought|costs?|ausgaben?|beleg|spesen|gastos?|recibo)\b/;

/** Money that somebody gave us. */
const CAME =
  /\b(?:paid|payed|pays|transferred|wired|sent us|gave us|came|arrived|settled|bezahlt|gezahlt|uberwiesen|eingegangen|pago|pagaron|pagado|transfirio|llego)\b/;

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

const BY_WHAT: Readonly<Record<string, (job: Job) => Promise<Outcome | undefined>>> = {
  'reserve stock': reserveStock,
  'change the number of guests': changeGuests,
  'change the budget': changeBudget,
  'write an invoice': draftInvoice,
  'assign a lead': giveToMember,
  'hand a lead to somebody of the team': giveToMember,
  'assign a project to somebody': giveToMember,
};

/** What a person does by hand where a tool may do it as well, after a click. Undefined: no tool does, or too little was said. */
export function byTool(job: Job, { what }: CannotDo): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message);
  const isMoney = what === 'book an expense' || what === 'record a payment';
  if (isMoney) return OF_A_BILL.test(said) || (what === 'book an expense' && !CAME.test(said)) ? bookExpense(job) : recordPayment(job);
  return (BY_WHAT[what] ?? nothing)(job);
}
