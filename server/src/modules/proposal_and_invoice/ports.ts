import type { SellablePiece } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';

/** What a project's proposal can offer, with what it costs the studio. Runs in the caller's transaction. */
export interface SellablePieces {
  piecesOf(db: Db, projectId: number): Promise<readonly (SellablePiece & { readonly cost_cents: number })[]>;
}

/** How clients are told to pay, in the words of the business; empty: nothing was said. Runs in the caller's transaction. */
export interface HowToPay {
  transferText(db: Db): Promise<string>;
}

/** What hire of things costs now, for one event. Runs in the caller's transaction. */
export interface HirePrices {
  /** By the names that are asked for, in lower case; what nobody lends under its name, or not by the event, is left out. */
  pricesOf(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'proposal_and_invoice.pieces': SellablePieces;
    'proposal_and_invoice.hire_prices': HirePrices;
    'proposal_and_invoice.how_to_pay': HowToPay;
  }
}
