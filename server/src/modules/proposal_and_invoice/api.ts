import type { AcceptanceEffects, ProposalContent, Priced, ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import type { InvoicesApi } from './invoices/api';

export type { AskedPart, InvoicesApi, InvoiceWanted, MovedPart, OpenPart } from './invoices/api';

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
  readonly amends: { readonly proposal_id: number; readonly first_id: number; readonly total_cents: number } | null;
}

/** What other modules may ask of proposals and invoices. Every call runs in the caller's transaction and so in its tenant. */
export interface ProposalAndInvoiceApi {
  readonly invoices: InvoicesApi;
  /** Status, evidence and frozen snapshot. @throws AppError `proposal_and_invoice.seen_changed`, `.not_open`, `.newer_version` … */
  accept(db: Db, request: AcceptanceRequest): Promise<AcceptedProposal>;
  /** The invoice of what was accepted, or of a change what is more or less. Null: a change that comes to the same. Takes a number: call it late. */
  invoice(db: Db, accepted: AcceptedProposal): Promise<{ readonly invoice_id: number | null }>;
  /** Keeps what followed, and announces it. */
  finish(db: Db, done: { readonly accepted: AcceptedProposal; readonly effects: AcceptanceEffects }): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    proposal_and_invoice: ProposalAndInvoiceApi;
  }
}
