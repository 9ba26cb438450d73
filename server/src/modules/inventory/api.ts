import type { Db } from '../../platform/db/db';

interface Things {
  readonly name: string;
  readonly qty: number;
}

/** What a client has accepted of things that are lent. */
export interface AcceptedThings {
  readonly projectId: number;
  /** Why more may be promised than there is. */
  readonly reason: string;
  readonly things: readonly Things[];
  /** When this changes what was accepted earlier: what that was. */
  readonly before?: readonly Things[];
}

export interface KeptThings {
  readonly reservations: number[];
  readonly shortages: (Things & { readonly short: number })[];
  /** Nobody has them under that name, they are not lent, or there is no day to keep them for. */
  readonly notReserved: Things[];
}

/** What other modules may ask of the inventory. Every call runs in the caller's transaction. */
export interface InventoryApi {
  /**
   * Keeps things for a project for the time being; what is short is kept all the same, and told. What was kept so before is replaced. Of what
   * is firm already, as many go as were accepted earlier and are not any more: what was put there by hand beside it stays.
   */
  reserveAccepted(db: Db, accepted: AcceptedThings): Promise<KeptThings>;
  /** What was kept for a project for the time being is its own now, short or not. Answers the reservations that this made firm. */
  confirmKept(db: Db, kept: Pick<AcceptedThings, 'projectId' | 'reason'>): Promise<number[]>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    inventory: InventoryApi;
  }
}
