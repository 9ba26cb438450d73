import type { AcceptanceEffects, ProposalContent, Priced, ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';

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
  /** The version that was agreed before, when this is a change of it. */
  readonly amends: { readonly proposal_id: number; readonly total_cents: number } | null;
}

/** What the workflow of the acceptance asks of proposals. Every call runs in the caller's transaction. */
export interface ProposalAndInvoiceApi {
  /** Status, evidence and frozen snapshot. @throws AppError `proposal_and_invoice.seen_changed`, `.not_open`, `.newer_version` … */
  accept(db: Db, request: AcceptanceRequest): Promise<AcceptedProposal>;
  /** Keeps what followed, and announces it. */
  finish(db: Db, done: { readonly accepted: AcceptedProposal; readonly effects: AcceptanceEffects }): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    proposal_and_invoice: ProposalAndInvoiceApi;
  }
}
