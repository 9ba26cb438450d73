import type { BookRecipe, NewRecipe, RecipeBook, TakenRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { api, keys } from '../flowers.client';

export type NewPiece = Pick<NewRecipe, 'name' | 'page'>;

/** Where the recipes on a page belong: to a project, or to a quick quote. */
export interface BookSource {
  readonly queryKey: readonly string[];
  read(signal: AbortSignal): Promise<RecipeBook>;
  add(piece: NewPiece): Promise<{ readonly data: BookRecipe }>;
  /** Of the library or of another project; a quick quote takes nothing. */
  take?(taken: TakenRecipe): Promise<{ readonly data: BookRecipe }>;
}

export function bookOfProject(projectId: string): BookSource {
  const params = { projectId };
  return {
    queryKey: keys.book(projectId),
    read: async (signal) => (await api.getBook({ params, signal })).data,
    add: (piece) => api.createRecipe({ params, body: piece as NewRecipe }),
    take: (taken) => api.takeRecipe({ params, body: taken }),
  };
}

/** @param key chosen by whoever opens it first */
export function bookOfQuote(key: string): BookSource {
  const params = { tempProjectId: key };
  return {
    queryKey: keys.quote(key),
    read: async (signal) => (await api.getTempBook({ params, signal })).data,
    add: (piece) => api.createTempRecipe({ params, body: piece as NewRecipe }),
  };
}
