import type { BillTo, Invoice, InvoiceInstallment, InvoiceRow, ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import type { InvoicePapers } from './paper/invoice-papers';

/** A frozen proposal that was accepted, and the days that its plan goes by. */
export interface InvoiceWanted {
  readonly projectId: number;
  readonly proposalId: number;
  readonly title: string;
  readonly currency: string;
  /** As the client saw it, with what they have ticked. Its plan becomes the parts. */
  readonly content: ProposalContent;
  /** Days by the calendar of the business; parts that are past when it is accepted merge into the first open one. */
  readonly acceptedOn: string;
  readonly issuedOn: string;
  readonly eventOn: string | null;
  readonly billTo: BillTo;
}

/** What a change after acceptance comes to. */
export interface Amendment {
  readonly proposalId: number;
  readonly title: string;
  readonly changeCents: number;
  /** What of it is tax, by its rates; without it, its share of the taxes of the invoice. */
  readonly taxes?: Invoice['taxes'];
}

/** A part of an invoice that is in force, with the number people know it by. */
export interface OpenPart extends InvoiceInstallment {
  readonly number: string;
}

/** What should have been paid by now. */
export interface LatePart {
  readonly project_id: number;
  readonly invoice_id: number;
  readonly number: string;
  readonly label: string;
  readonly due_on: string;
  readonly open_cents: number;
}

/** What somebody is still asked for, and how they are reached. */
export interface AskedPart {
  readonly installment_id: number;
  readonly project_id: number;
  readonly invoice_id: number;
  readonly number: string;
  readonly title: string;
  readonly label: string;
  readonly due_on: string;
  readonly open_cents: number;
  readonly currency: string;
  readonly issued_on: string | null;
  readonly bill_to: BillTo;
}

/** Something beside the proposal that a client is asked for at once. */
export interface Charge {
  readonly projectId: number;
  readonly title: string;
  readonly cents: number;
  readonly currency: string;
  readonly billTo: BillTo;
}

/** What of the money of some days an accountant needs of an invoice. */
export interface BookedInvoice {
  readonly id: number;
  readonly project_id: number;
  readonly number: string;
  readonly kind: string;
  readonly issue_date: string;
  readonly total_cents: number;
  readonly tax_cents: number;
  readonly currency: string;
  readonly bill_to: BillTo;
}

/** Money that came to a part, or went from it. */
export interface MovedPart {
  readonly installment_id: number;
  /** More than nothing: it came. */
  readonly cents: number;
}

/** An invoice on paper, for who shows it to clients. */
export type InvoicePrint = Pick<InvoicePapers, 'of' | 'print'>;

/** Invoices, for who accepts proposals and who moves money. Every call runs in the caller's transaction. */
export interface InvoicesApi {
  readonly papers: InvoicePrint;
  /** The invoice of an accepted proposal with its parts, issued at once. Takes a number: call it late. @throws RangeError for a plan that does not fit */
  invoiceOfProposal(db: Db, wanted: InvoiceWanted): Promise<Invoice>;
  /**
   * What a change after acceptance comes to: less becomes a credit note set against the last open parts, more an amendment invoice. Null: nothing.
   * @throws AppError `not_found` for a proposal without an invoice
   */
  amendInvoice(db: Db, change: Amendment): Promise<Invoice | null>;
  /** Parts in force of a project, held until the end of the transaction, in the order of their days. */
  lockParts(db: Db, projectId: number): Promise<OpenPart[]>;
  /** Moves money of parts that are held, and says what becomes of their invoices. @throws AppError `not_found` */
  move(db: Db, change: { projectId: number; moved: readonly MovedPart[] }): Promise<void>;
  /** Nobody asks for what is open of a part any more. */
  waive(db: Db, change: { projectId: number; installmentId: number }): Promise<void>;
  /** Undefined for one that this tenant does not have. */
  find(db: Db, id: number): Promise<Invoice | undefined>;
  /** What is open in the business, by its day. */
  dues(db: Db): Promise<{ due_on: string | null; open_cents: number }[]>;
  /** Open parts whose day is past, the oldest first; those of some days, where that is said. */
  late(db: Db, wanted: { today: string; limit: number; from?: string; until?: string }): Promise<LatePart[]>;
  /** Open parts of the business whose day is not after `until`, the oldest first; or of one project. */
  asked(db: Db, wanted: { until: string; limit: number; projectId?: number }): Promise<AskedPart[]>;
  /** An invoice over one amount, due at once. Takes a number: call it late. */
  charge(db: Db, charge: Charge): Promise<Invoice>;
  /** Issued from a day to a day, credit notes too, in the order of their ids, after one; void ones are left out. */
  booked(db: Db, range: { from: string; to: string; after: number; limit: number }): Promise<BookedInvoice[]>;
  /** All of a project, also drafts and credit notes. */
  ofProject(db: Db, projectId: number): Promise<{ invoices: InvoiceRow[]; parts: InvoiceInstallment[] }>;
}
