import type { Db } from '../../platform/db/db';

/** A payment, or what went back of one. */
export interface MoneyMoved {
  readonly kind: 'payment' | 'refund';
  readonly id: number;
  /** The payment itself, or the one that is reversed. */
  readonly payment_id: number;
  readonly amount_cents: number;
  readonly on: string;
}

/** What other modules may ask of payments. Every call runs in the caller's transaction. */
export interface PaymentsApi {
  /** Whether money of the project came that has not all gone back. */
  hasMoney(db: Db, projectId: number): Promise<boolean>;
  /** Money of a project as it came and went back, in that order; never what a test has paid. */
  moves(db: Db, projectId: number): Promise<MoneyMoved[]>;
  /** All that a day brings: who is told of what is due or late, reminded, and charged for being late. Twice on one day does nothing more. */
  remind(db: Db): Promise<void>;
  /** Charges the saved cards of a business with what is due today. Opens its own transactions. */
  charge(tenantId: number): Promise<void>;
  /** Asks the providers of a business what nobody has told. Opens its own transactions. */
  settle(tenantId: number): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    payments: PaymentsApi;
  }
}
