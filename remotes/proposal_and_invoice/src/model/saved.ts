import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';

/** A proposal as it was read, with its version. */
export interface Saved {
  readonly data: Proposal;
  readonly etag: string | null;
}
