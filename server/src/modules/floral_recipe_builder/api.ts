import type { Db } from '../../platform/db/db';

/** A cut flower as the catalogue knows it. */
export interface KnownFlower {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly vase_life_days: number | null;
  /** 1 to 12; none: all year. */
  readonly season_months: readonly number[];
}

/** What a project needs of a flower, with its waste. */
export interface NeededFlower {
  readonly project_id: number;
  readonly ingredient_id: number;
  readonly units: number;
}

/** A line of an order as far as it has come: counts are what has come so far. */
export interface DeliveredLine {
  readonly order_line_id: number;
  readonly ingredient_id: number;
  /** Without what was rejected. */
  readonly units: number;
  readonly cost_cents: number;
  readonly uses: readonly NeededFlower[];
}

/** What cut flowers one of a piece is made of, in thousandths of stems. */
export interface StemsOfPiece {
  readonly recipe_id: number;
  readonly flowers: readonly { readonly ingredient_id: number; readonly name: string; readonly qty_milli: number }[];
}

/** How many of each piece somebody takes. Pieces that are not named stay as they are. */
export interface AcceptedPieces {
  readonly projectId: number;
  readonly pieces: readonly { readonly recipe_id: number; readonly quantity: number }[];
}

export interface LockedBook {
  readonly locked: boolean;
  /** Hard goods inside the pieces, all of them together. */
  readonly rentals: readonly { readonly name: string; readonly qty: number }[];
  /** The same with the numbers that the book had until now. */
  readonly rentals_before: readonly { readonly name: string; readonly qty: number }[];
}

/** What other modules may ask of the recipes: what cut flowers are, who needs them, what was delivered. Every call runs in the caller's transaction. */
export interface FloralRecipeBuilderApi {
  /** Everything that is bought or grown, by name; without what is in the archive. */
  catalogue(db: Db): Promise<KnownFlower[]>;
  /** Those of these ids that are cut flowers or greens. */
  flowers(db: Db, ids: readonly number[]): Promise<KnownFlower[]>;
  /** Of pieces, what one of each is made of; those that are gone are left out. No costs. */
  stems(db: Db, recipeIds: readonly number[]): Promise<StemsOfPiece[]>;
  needs(db: Db, projectIds: readonly number[]): Promise<NeededFlower[]>;
  delivered(db: Db, orderId: number): Promise<DeliveredLine[]>;
  /** The pieces of a project as they were accepted: their numbers, and nobody changes them until the book is opened again. Answers what they lend. */
  lockBook(db: Db, accepted: AcceptedPieces): Promise<LockedBook>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    floral_recipe_builder: FloralRecipeBuilderApi;
  }
}
