import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { createContext } from 'react';

/** The piece that is open, as it stands at this key press: for the few parts of a line that need to know the others. */
export const OpenRecipe = createContext<BookRecipe | null>(null);
