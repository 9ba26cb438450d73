import type { FreeLot, StockTake } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../platform/db/db';

/** Stems and hard goods of the business's own that nobody is waiting for. Every call runs in the transaction of the order. */
export interface FreeStems {
  /** Lots of these ingredients that will be there by a day (`2027-06-09`). */
  lots(db: Db, wanted: { readonly ingredientIds: readonly number[]; readonly until: string }): Promise<FreeLot[]>;
  /** They are a project's from now on, and free no more. False where somebody was faster: then the whole order is to be taken back. */
  allocate(db: Db, takes: readonly StockTake[]): Promise<boolean>;
  /** Lets go what the projects have not used yet of what was allocated so. */
  release(db: Db, takes: readonly StockTake[]): Promise<void>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'floral_recipe_builder.free_stems': FreeStems;
  }
}
