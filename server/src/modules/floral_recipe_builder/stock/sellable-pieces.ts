import { asPriced, priceRecipe } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { bookOfProject, profiles, recipesOf } from '../book/repository';

/** A piece as it can be offered: what one costs the client, and the studio. */
interface SellablePiece {
  readonly recipe_id: number;
  readonly page: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit_price_cents: number;
  readonly rental_cents: number;
  /** Materials and work of one. */
  readonly cost_cents: number;
}

/** The pieces of a project's book, in its order; none of a project without one. */
export async function sellablePieces(db: Db, projectId: number): Promise<SellablePiece[]> {
  const book = await bookOfProject(db, projectId);
  if (!book) return [];
  const { rules } = await profiles.read(db, book.pricing_profile_id);
  const pages = new Map(book.pages.map(({ key, name }) => [key, name]));
  return (await recipesOf(db, book.id)).map((recipe) => {
    const { unit_cents, rentals_cents, materials_cost_cents, labor_cost_cents } = priceRecipe(asPriced(recipe), rules);
    return {
      recipe_id: recipe.id,
      page: pages.get(recipe.page) ?? '',
      name: recipe.name,
      quantity: recipe.quantity,
      unit_price_cents: unit_cents,
      rental_cents: rentals_cents,
      cost_cents: materials_cost_cents + labor_cost_cents,
    };
  });
}
