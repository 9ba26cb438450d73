import type { AcceptanceEffects, ProposalContent, Priced, ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import type { InvoicesApi } from './invoices/api';

export type { AskedPart, InvoicePrint, InvoicesApi, InvoiceWanted, MovedPart, OpenPart } from './invoices/api';

/** Somebody says yes to one version, with what proves it. */
export interface AcceptanceRequest {
  readonly proposal_id: number;
  readonly seen: string;
  readonly name: string;
  readonly email: string;
  readonly signature: { readonly kind: 'drawn' | 'typed'; readonly picture: string | null };
  readonly consent: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly repeat_hash: string | null;
  readonly request_hash: string;
}

/** What was accepted, as far as others go on with it. */
export interface AcceptedProposal {
  readonly proposal_id: number;
  readonly project_id: number;
  readonly number: string;
  readonly revision: number;
  readonly title: string;
  readonly currency: string;
  readonly total_cents: number;
  /** The day by the clock of the business. */
  readonly accepted_on: string;
  /** When it was sent, likewise. */
  readonly issued_on: string;
  readonly event_on: string | null;
  /** SHA-256 of what was accepted. */
  readonly snapshot_hash: string;
  /** With the options that are taken. */
  readonly content: ProposalContent;
  readonly shown: ShownProposal;
  readonly totals: Priced['totals'];
  readonly payments: Priced['payments'];
  readonly client: { readonly name: string; readonly email: string };
  readonly pieces: readonly { readonly recipe_id: number; readonly quantity: number }[];
  readonly hire: readonly { readonly name: string; readonly qty: number }[];
  /** When this is a change: the version that was agreed last, with its total, and the one that was agreed first, which the invoice is of. */
  readonly amends: {
    readonly proposal_id: number;
    readonly first_id: number;
    readonly total_cents: number;
    readonly taxes: readonly Priced['totals']['taxes'][number][];
    readonly hire: readonly { readonly name: string; readonly qty: number }[];
  } | null;
}

export interface QuantityChange {
  readonly projectId: number;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly apply: boolean;
}

export interface QuantityChanged {
  /** The draft that says so now; null while nothing was applied. */
  readonly proposal_id: number | null;
  readonly before_cents: number;
  readonly after_cents: number;
  readonly changed: readonly {
    readonly name: string;
    readonly before: number;
    readonly after: number;
    /** The piece of the recipe book that the line sells; null: it is none. */
    readonly recipe_id: number | null;
  }[];
  readonly before: OfferTotals;
  readonly after: OfferTotals;
}

/** What a proposal comes to, part by part. */
export interface OfferTotals {
  readonly subtotal_cents: number;
  readonly adjustments: readonly { readonly label: string; readonly cents: number }[];
  readonly waiver_cents: number;
  /** What comes on top of prices; nothing where they include their tax. */
  readonly taxes_cents: number;
}

/** The proposal of a project as it stands, with the lines that are in its sum. */
export interface CurrentOffer {
  readonly id: number;
  readonly number: string;
  readonly revision: number;
  readonly status: string;
  readonly currency: string;
  readonly total_cents: number;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

/** What other modules may ask of proposals and invoices. Every call runs in the caller's transaction and so in its tenant. */
export interface ProposalAndInvoiceApi {
  readonly invoices: InvoicesApi;
  /** Status, evidence and frozen snapshot. @throws AppError `proposal_and_invoice.seen_changed`, `.not_open`, `.newer_version` … */
  accept(db: Db, request: AcceptanceRequest): Promise<AcceptedProposal>;
  /** The invoice of what was accepted, or of a change what is more or less. Null: a change that comes to the same. Takes a number: call it late. */
  invoice(db: Db, accepted: AcceptedProposal): Promise<{ readonly invoice_id: number | null }>;
  /**
   * What other numbers of some lines, by their names, would make of the project's proposal: of a draft its new content, of what was sent or
   * accepted a new version to send. `apply: false` only says it. Null: the project has no proposal with such a line, or none differs.
   */
  changeQuantities(db: Db, change: QuantityChange): Promise<QuantityChanged | null>;
  /** The proposal of a project that counts: what was written last of what has not ended. Null: it has none. */
  currentOffer(db: Db, projectId: number): Promise<CurrentOffer | null>;
  /** Keeps what followed, and announces it. */
  finish(db: Db, done: { readonly accepted: AcceptedProposal; readonly effects: AcceptanceEffects }): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    proposal_and_invoice: ProposalAndInvoiceApi;
  }
}
