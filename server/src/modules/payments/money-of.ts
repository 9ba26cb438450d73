import { openOf, type ProjectMoney } from '@butterfly/contracts/payments';
import type { InvoiceInstallment, InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import { daysBetween } from '@butterfly/contracts/days';
import type { Db } from '../../platform/db/db';
import { activeMethod, triesOf } from './autopay/repository';
import { disputesOf } from './disputes/repository';
import { pausedUntil, remindersOf } from './reminders/repository';
import { refundsOf } from './refunds/repository';
import { paymentsOf } from './repository';

interface Known {
  readonly project: { readonly id: number; readonly name: string; readonly currency: string; readonly today: string };
  readonly invoices: { readonly invoices: readonly InvoiceRow[]; readonly parts: readonly InvoiceInstallment[] };
}

const NO_MONEY = new Set<InvoiceRow['status']>(['draft', 'void']);

/** The card as a person may read it: by what the provider knows it stays here. */
async function savedMethod(db: Db, projectId: number): Promise<ProjectMoney['autopay']> {
  const found = await activeMethod(db, projectId);
  if (!found) return null;
  const { id, provider, brand, last4, expires, consent_at, consent_text } = found;
  return { id, provider, brand, last4, expires, consent_at, consent_text };
}

/** What was asked for, what came, and what is late of a project. */
export async function projectMoney(
  db: Db,
  { project: { id, name, currency, today }, invoices: { invoices, parts } }: Known,
): Promise<ProjectMoney> {
  const inForce = invoices.filter(({ status, kind }) => !NO_MONEY.has(status) && kind !== 'credit_note');
  const sum = (field: 'total_cents' | 'paid_cents' | 'credited_cents' | 'written_off_cents' | 'balance_cents') =>
    inForce.reduce((all, invoice) => all + invoice[field], 0);
  const numbers = new Map(inForce.map((invoice) => [invoice.id, invoice.number ?? '']));
  const open = parts.filter((part) => openOf(part) > 0 && part.due_on !== null);
  const late = open.filter(({ due_on }) => (due_on ?? today) < today);
  const days = open.flatMap(({ due_on }) => (due_on !== null && due_on >= today ? [due_on] : [])).sort();
  const [next] = days;
  const came = await paymentsOf(db, id);
  return {
    ...{ project_id: id, project_name: name, currency, today },
    invoiced_cents: sum('total_cents'),
    credited_cents: sum('credited_cents'),
    waived_cents: sum('written_off_cents'),
    paid_cents: sum('paid_cents'),
    balance_cents: sum('balance_cents'),
    overdue_cents: late.reduce((all, part) => all + openOf(part), 0),
    days_overdue: Math.max(0, ...late.map(({ due_on }) => daysBetween(due_on ?? today, today))),
    next_due:
      next === undefined
        ? null
        : { due_on: next, cents: open.filter(({ due_on }) => due_on === next).reduce((all, part) => all + openOf(part), 0) },
    refunded_cents: came.reduce((all, payment) => all + payment.refunded_cents, 0),
    credit_cents: came.reduce((all, payment) => all + payment.credit_cents, 0),
    parts: [...parts]
      .sort((a, b) => (a.due_on ?? '9999').localeCompare(b.due_on ?? '9999') || a.id - b.id)
      .map(({ id: partId, invoice_id, label, due_on, amount_cents, paid_cents, waived_cents }) => ({
        ...{ id: partId, invoice_id, number: numbers.get(invoice_id) ?? '', label, due_on, amount_cents, paid_cents, waived_cents },
      })),
    payments: came,
    refunds: await refundsOf(db, id),
    disputed_cents: came.reduce((all, payment) => all + payment.disputed_cents, 0),
    disputes: (await disputesOf(db, id)).map(({ project_id: _project, expense_id: _expense, ...dispute }) => dispute),
    autopay: await savedMethod(db, id),
    autopay_tries: await triesOf(db, id),
    reminders: await remindersOf(db, id),
    reminders_paused_until: await pausedUntil(db, id),
  };
}
