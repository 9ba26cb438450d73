import {
  invoiceTotals,
  setAgainst,
  taxShare,
  type Invoice,
  type InvoiceInstallment,
  type InvoiceLine,
  type InvoicePatch,
  type NewInvoice,
} from '@butterfly/contracts/proposal_and_invoice';
import { daysBetween } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { NumberSeries } from '../../../platform/numbers/number-series';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { MOST_CENTS } from '../figures';
import { billToOf } from './bill-to';
import { addParts, discard, invoices, partsOf, saveParts, type StoredInvoice } from './repository';
import { statusOf } from './status-of';

/** One series for all that has a number: invoices, amendments and credit notes. */
const numbers = new NumberSeries({ name: 'proposal_and_invoice.invoice', template: '{prefix}{year}-{number:4}', prefix: 'INV-' });

/** What an invoice says, before it has a number. */
export type Written = Pick<StoredInvoice, 'project_id' | 'kind' | 'title' | 'currency'> & Partial<StoredInvoice>;
/** A credit note over an amount, or over all that was not credited yet; `taxes` where it is known what of it is tax, else its share. */
interface Credit {
  readonly id: number;
  readonly reason: string;
  readonly amount: number | null;
  readonly taxes?: Invoice['taxes'];
}
type Part = Pick<InvoiceInstallment, 'label' | 'due_on' | 'amount_cents'>;

/** What of a changed draft its log tells. */
const TOLD = ['kind', 'title', 'due_date', 'tax_mode', 'total_cents', 'notes', 'po_number', 'bill_to'];

/** The rules of invoices. Knows no HTTP; every method runs in the transaction it is given. */
export class InvoiceService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock'>) {}

  async read(db: Db, id: number): Promise<Invoice> {
    return this.whole(db, await invoices.read(db, id));
  }

  async create(db: Db, { project_id, title, kind, due_date, lines }: NewInvoice): Promise<Invoice> {
    if (!(await this.platform.api('tenant_crm').projectExists(db, project_id))) throw new AppError('not_found');
    const { currency } = await this.platform.api('auth_and_admin').tenant(db);
    const bill_to = await this.payerOf(db, project_id);
    const figures = figuresOf({ tax_mode: 'exclusive', lines });
    const made = await invoices.insert(db, { project_id, title, kind, due_date, currency, bill_to, status: 'draft', ...figures });
    this.record(db, made.id, 'created');
    return this.whole(db, made);
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: InvoicePatch; ifMatch: string | undefined }): Promise<Invoice> {
    const before = await invoices.lockVersion(db, { id, ifMatch });
    if (before.status !== 'draft') throw new AppError('proposal_and_invoice.invoice_is_issued');
    const { lines = before.lines, tax_mode = before.tax_mode } = patch;
    const after = await invoices.patch(db, { id, changes: { ...patch, ...figuresOf({ tax_mode, lines }) } });
    this.#records().recordChanges(db, { subject_type: 'invoice', subject_id: id, before, after, fields: TOLD });
    return this.whole(db, after);
  }

  async discard(db: Db, id: number): Promise<void> {
    const { status } = await invoices.lock(db, id);
    if (status !== 'draft') throw new AppError('proposal_and_invoice.invoice_is_issued');
    await discard(db, id);
    this.record(db, id, 'discarded');
  }

  async issue(db: Db, id: number): Promise<Invoice> {
    const draft = await invoices.lock(db, id);
    if (draft.status !== 'draft') throw new AppError('proposal_and_invoice.invoice_is_issued');
    if (draft.total_cents <= 0) throw new AppError('proposal_and_invoice.invoice_is_empty');
    const today = await this.today(db);
    const due_on = draft.due_date ?? today;
    await addParts(db, draft, [{ label: 'Payment', due_on, amount_cents: draft.total_cents }]);
    const { text: number } = await numbers.take(db, { on: today });
    const issued = await invoices.patch(db, { id, changes: { number, status: 'issued', issue_date: today, due_date: due_on } });
    return this.#announced(db, issued);
  }

  /** Writes an invoice that is in force at once. Takes the number last. */
  async issueWritten(db: Db, { written, parts, on }: { written: Written; parts: readonly Part[]; on: string }): Promise<Invoice> {
    const due_date = parts.map((part) => part.due_on).reduce((last, day) => (last === null || (day ?? '') > last ? day : last), null);
    const { text: number } = await numbers.take(db, { on });
    const made = await invoices.insert(db, { ...written, number, status: 'issued', issue_date: on, due_date });
    await addParts(db, made, parts);
    return this.#announced(db, made);
  }

  async void(db: Db, { id, reason }: { id: number; reason: string }): Promise<Invoice> {
    const before = await invoices.lock(db, id);
    if (before.paid_cents > 0) throw new AppError('proposal_and_invoice.invoice_has_payments');
    if (before.status !== 'issued' || before.credited_cents !== 0 || before.kind === 'credit_note')
      throw new AppError('invalid_transition', { from: before.status, to: 'void' });
    const saved = await invoices.patch(db, { id, changes: { status: 'void', notes: noted(before.notes, reason) } });
    this.record(db, id, 'voided');
    db.emit('proposal_and_invoice.invoice.voided@1', { invoice_id: id, project_id: saved.project_id });
    return this.whole(db, saved);
  }

  async credit(db: Db, { id, reason, amount, taxes }: Credit): Promise<Invoice> {
    const before = await invoices.lock(db, id);
    const inForce = ['issued', 'partially_paid', 'paid'].includes(before.status);
    if (!inForce || before.kind === 'credit_note') throw new AppError('invalid_transition', { from: before.status, to: 'credited' });
    const parts = await partsOf(db, [id]);
    const most = parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const cents = amount ?? most;
    if (cents > most || cents <= 0) throw new AppError('proposal_and_invoice.credit_too_large');
    await saveParts(db, setAgainst(parts, cents));
    await this.settle(db, { ...before, credited_cents: before.credited_cents - cents });
    const { project_id, proposal_id, currency, bill_to } = before;
    // What is said of it is said with its tax.
    const written: Written = {
      ...{ project_id, proposal_id, currency, bill_to, tax_mode: 'inclusive', kind: 'credit_note', credit_of_id: id },
      taxes: [...(taxes ?? taxShare(before, -cents))],
      ...{ title: `Credit for ${before.number ?? ''}`, notes: reason, total_cents: -cents, subtotal_cents: -cents },
      adjustments: [{ title: reason, cents: -cents }],
    };
    return this.issueWritten(db, { written, parts: [], on: await this.today(db) });
  }

  async writeOff(db: Db, { id, reason }: { id: number; reason: string }): Promise<Invoice> {
    const before = await invoices.lock(db, id);
    if ((before.status !== 'issued' && before.status !== 'partially_paid') || before.kind === 'credit_note')
      throw new AppError('invalid_transition', { from: before.status, to: 'written_off' });
    await this.waiveParts(db, before, await partsOf(db, [id]));
    return this.whole(db, await invoices.patch(db, { id, changes: { notes: noted(before.notes, reason) } }));
  }

  /** Nobody asks for what is open of some parts of a held invoice. */
  async waiveParts(db: Db, before: StoredInvoice, parts: readonly InvoiceInstallment[]): Promise<void> {
    const open = ({ amount_cents, paid_cents, waived_cents }: InvoiceInstallment) => Math.max(0, amount_cents - paid_cents - waived_cents);
    await saveParts(
      db,
      parts.map((part) => ({ ...part, waived_cents: part.waived_cents + open(part) })),
    );
    const more = parts.reduce((sum, part) => sum + open(part), 0);
    await this.settle(db, { ...before, written_off_cents: before.written_off_cents + more });
    this.record(db, before.id, 'written_off');
  }

  /** Keeps what was paid, credited and written off, and what that makes of the invoice. */
  async settle(db: Db, next: StoredInvoice): Promise<void> {
    const { id, project_id, paid_cents, credited_cents, written_off_cents } = next;
    const status = statusOf(next);
    await invoices.patch(db, { id, changes: { paid_cents, credited_cents, written_off_cents, status } });
    if (status === 'paid' && next.status !== 'paid') db.emit('proposal_and_invoice.invoice.paid@1', { invoice_id: id, project_id });
  }

  async today(db: Db): Promise<string> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    return localDay(this.platform.clock(), tz);
  }

  /** An invoice with its parts, the name of its project and how late it is. */
  async whole(db: Db, stored: StoredInvoice): Promise<Invoice> {
    const installments = await partsOf(db, [stored.id]);
    const project = await this.platform.api('tenant_crm').project(db, stored.project_id);
    const today = await this.today(db);
    const open = installments.filter((part) => part.amount_cents > part.paid_cents + part.waived_cents && part.due_on !== null);
    const since = stored.status === 'void' ? [] : open.map(({ due_on }) => due_on ?? today);
    const days_overdue = Math.max(0, ...since.map((day) => daysBetween(day, today)));
    return { ...stored, installments, project_name: project?.name ?? '', days_overdue };
  }

  record(db: Db, id: number, kind: string): void {
    this.#records().record(db, { subject_type: 'invoice', subject_id: id, kind });
  }

  #records() {
    return this.platform.api('records').of('proposal_and_invoice');
  }

  #announced(db: Db, issued: StoredInvoice): Promise<Invoice> {
    this.record(db, issued.id, 'issued');
    db.emit('proposal_and_invoice.invoice.issued@1', { invoice_id: issued.id, project_id: issued.project_id });
    return this.whole(db, issued);
  }

  /** Who pays for the project, as they are known today. */
  async payerOf(db: Db, projectId: number): Promise<StoredInvoice['bill_to']> {
    const people = await this.platform.api('tenant_crm').contacts.peopleOf(db, projectId);
    const person = people.find((one) => one.is_billing) ?? people[0];
    const name = person ? [person.first_name, person.last_name].filter(Boolean).join(' ') : '';
    return billToOf(db, { api: this.platform.api, name, email: person?.email ?? '' });
  }
}

const noted = (notes: string, reason: string): string => [notes, reason].filter(Boolean).join('\n');

/** @throws AppError `invalid_input` for what comes to more than money can be */
function figuresOf({ tax_mode, lines }: { tax_mode: 'exclusive' | 'inclusive'; lines: readonly InvoiceLine[] }) {
  const { lines: amounts, taxes, subtotal_cents, total_cents } = invoiceTotals({ tax_mode, lines });
  if (Math.max(subtotal_cents, total_cents) > MOST_CENTS)
    throw new AppError('invalid_input', { fields: { lines: ['come to more than an amount can be'] } });
  return { tax_mode, lines: lines.map((line, at) => ({ ...line, total_cents: amounts[at] ?? 0 })), taxes, subtotal_cents, total_cents };
}
