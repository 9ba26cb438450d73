import {
  isTaken,
  plannedPayments,
  proposalTotals,
  taxShare,
  type Invoice,
  type InvoiceInstallment,
  type ProposalContent,
} from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type {
  Amendment,
  AskedPart,
  BookedInvoice,
  Charge,
  InvoicePrint,
  InvoicesApi,
  InvoiceWanted,
  LatePart,
  MovedPart,
  OpenPart,
} from './api';
import {
  askedParts,
  bookedInvoices,
  invoices,
  lateParts,
  lockOfProject,
  openByDay,
  partsOf,
  saveParts,
  type StoredInvoice,
} from './repository';
import type { InvoiceService } from './service';

const IN_FORCE = new Set<StoredInvoice['status']>(['issued', 'partially_paid', 'paid', 'written_off', 'credited']);

/** Invoices as other modules use them: made of proposals, paid in parts. */
export class InvoiceBook implements InvoicesApi {
  constructor(
    private readonly service: InvoiceService,
    readonly papers: InvoicePrint,
  ) {}

  invoiceOfProposal(db: Db, wanted: InvoiceWanted): Promise<Invoice> {
    const { projectId: project_id, proposalId: proposal_id, title, currency, content, billTo: bill_to } = wanted;
    const { total_cents, subtotal_cents, waiver_cents, taxes, adjustments } = proposalTotals(content);
    const days = { accepted_on: wanted.acceptedOn, issued_on: wanted.issuedOn, event_on: wanted.eventOn };
    const parts = plannedPayments(total_cents, { parts: content.plan, days });
    const titles = new Map(content.adjustments.map((one) => [one.key, one.title]));
    const written = {
      ...{ project_id, proposal_id, title, currency, bill_to, kind: 'standard' as const, tax_mode: content.tax_mode },
      ...{ lines: linesOf(content), total_cents, subtotal_cents, waiver_cents, taxes: [...taxes] },
      adjustments: adjustments.map(({ key, cents }) => ({ title: titles.get(key) ?? '', cents })),
    };
    return this.service.issueWritten(db, { written, parts, on: wanted.acceptedOn });
  }

  async amendInvoice(db: Db, { proposalId, title, changeCents, taxes }: Amendment): Promise<Invoice | null> {
    const [found] = await db.rows<{ id: number }>(
      "select id from proposal_and_invoice_invoice where proposal_id = $1 and kind = 'standard' order by id limit 1",
      [proposalId],
    );
    if (!found) throw new AppError('not_found');
    if (changeCents === 0) return null;
    if (changeCents < 0)
      return this.service.credit(db, { id: found.id, reason: title, amount: -changeCents, ...(taxes && { taxes: [...taxes] }) });
    const before = await invoices.lock(db, found.id);
    const { project_id, proposal_id, currency, bill_to } = before;
    const last = (await partsOf(db, [found.id])).at(-1);
    const today = await this.service.today(db);
    const due_on = last && last.due_on !== null && last.due_on < today ? today : (last?.due_on ?? null);
    const amounts = { total_cents: changeCents, subtotal_cents: changeCents, adjustments: [{ title, cents: changeCents }] };
    const written = {
      ...{ project_id, proposal_id, currency, bill_to, tax_mode: 'inclusive' as const, kind: 'amendment' as const, title, ...amounts },
      taxes: [...(taxes ?? taxShare(before, changeCents))],
    };
    return this.service.issueWritten(db, { written, parts: [{ label: title.slice(0, 80), due_on, amount_cents: changeCents }], on: today });
  }

  async lockParts(db: Db, projectId: number): Promise<OpenPart[]> {
    const held = await this.#held(db, projectId);
    const parts = await partsOf(db, [...held.keys()]);
    const named = parts.map((part) => ({ ...part, number: held.get(part.invoice_id)?.number ?? '' }));
    return named.sort((a, b) => (a.due_on ?? '9999').localeCompare(b.due_on ?? '9999') || a.id - b.id);
  }

  async move(db: Db, { projectId, moved }: { projectId: number; moved: readonly MovedPart[] }): Promise<void> {
    const held = await this.#held(db, projectId);
    const known = new Map((await partsOf(db, [...held.keys()])).map((part) => [part.id, part]));
    const byInvoice = new Map<number, number>();
    for (const { installment_id, cents } of moved) {
      const part = known.get(installment_id);
      if (!part) throw new AppError('not_found');
      known.set(part.id, { ...part, paid_cents: part.paid_cents + cents });
      byInvoice.set(part.invoice_id, (byInvoice.get(part.invoice_id) ?? 0) + cents);
    }
    await saveParts(
      db,
      moved.flatMap(({ installment_id }) => known.get(installment_id) ?? []),
    );
    for (const [id, cents] of byInvoice) {
      const before = held.get(id);
      if (before) await this.service.settle(db, { ...before, paid_cents: before.paid_cents + cents });
    }
  }

  async waive(db: Db, { projectId, installmentId }: { projectId: number; installmentId: number }): Promise<void> {
    const held = await this.#held(db, projectId);
    const part = (await partsOf(db, [...held.keys()])).find(({ id }) => id === installmentId);
    const before = part && held.get(part.invoice_id);
    if (!before) throw new AppError('not_found');
    await this.service.waiveParts(db, before, [part]);
  }

  async find(db: Db, id: number): Promise<Invoice | undefined> {
    const stored = await invoices.find(db, id);
    return stored && this.service.whole(db, stored);
  }

  dues(db: Db): Promise<{ due_on: string | null; open_cents: number }[]> {
    return openByDay(db);
  }

  late(db: Db, wanted: { today: string; limit: number; from?: string; until?: string }): Promise<LatePart[]> {
    return lateParts(db, wanted);
  }

  asked(db: Db, wanted: { until: string; limit: number; projectId?: number }): Promise<AskedPart[]> {
    return askedParts(db, wanted);
  }

  async charge(db: Db, { projectId: project_id, title, cents, currency, billTo: bill_to }: Charge): Promise<Invoice> {
    const today = await this.service.today(db);
    const line = {
      name: title,
      section: '',
      qty_milli: 1_000,
      unit: '',
      unit_price_cents: cents,
      discount_bps: 0,
      tax_bps: null,
      rental_cents: 0,
    };
    const amounts = { total_cents: cents, subtotal_cents: cents, lines: [{ ...line, total_cents: cents }] };
    const written = { project_id, title, currency, bill_to, kind: 'standard' as const, tax_mode: 'exclusive' as const, ...amounts };
    return this.service.issueWritten(db, {
      written,
      parts: [{ label: title.slice(0, 80), due_on: today, amount_cents: cents }],
      on: today,
    });
  }

  booked(db: Db, range: { from: string; to: string; after: number; limit: number }): Promise<BookedInvoice[]> {
    return bookedInvoices(db, range);
  }

  async ofProject(db: Db, projectId: number): Promise<{ invoices: StoredInvoice[]; parts: InvoiceInstallment[] }> {
    const found = await db.rows<StoredInvoice>(
      `select ${invoices.columns} from proposal_and_invoice_invoice where project_id = $1 order by id`,
      [projectId],
    );
    const force = found.filter(({ status, kind }) => IN_FORCE.has(status) && kind !== 'credit_note');
    return {
      invoices: found,
      parts: await partsOf(
        db,
        force.map(({ id }) => id),
      ),
    };
  }

  async #held(db: Db, projectId: number): Promise<Map<number, StoredInvoice>> {
    const all = await lockOfProject(db, projectId);
    return new Map(all.filter(({ status, kind }) => IN_FORCE.has(status) && kind !== 'credit_note').map((one) => [one.id, one]));
  }
}

/** What is taken, section by section. */
function linesOf(content: ProposalContent): StoredInvoice['lines'] {
  const { lines: amounts } = proposalTotals(content);
  return content.sections.flatMap((section) =>
    section.lines.filter(isTaken).map(({ key, name, qty_milli, unit, unit_price_cents, discount_bps, tax_bps, rental_cents }) => ({
      ...{ name, section: section.title, qty_milli, unit, unit_price_cents, discount_bps, tax_bps, rental_cents },
      total_cents: amounts[key] ?? 0,
    })),
  );
}
