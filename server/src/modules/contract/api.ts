import type { AttachedProposal } from '@butterfly/contracts/contract';
import type { Db } from '../../platform/db/db';

/** What a contract takes over of the version that a client has accepted. */
export interface ContractedProposal {
  readonly project_id: number;
  readonly proposal_id: number;
  readonly number: string;
  readonly revision: number;
  readonly currency: string;
  readonly total_cents: number;
  /** SHA-256 of what was accepted. */
  readonly snapshot_hash: string;
  readonly payments: AttachedProposal['payments'];
  /** The version that was agreed before, when this is a change of it. */
  readonly amends: { readonly proposal_id: number } | null;
}

/** What other modules may ask of contracts. Every call runs in the caller's transaction and so in its tenant. */
export interface ContractApi {
  /**
   * Drafts the contract of what was accepted, from the default template. A change of what was agreed goes into the draft that waits, or
   * becomes the amendment of the contract that all have signed. Null: the business has no template to draft from.
   */
  draftForProposal(db: Db, accepted: ContractedProposal): Promise<{ readonly contract_id: number | null }>;
  /** Whether all have signed a contract of the project. */
  isSigned(db: Db, projectId: number): Promise<boolean>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    contract: ContractApi;
  }
}
