import type { Ingredient, Substitute } from '@butterfly/contracts/floral_recipe_builder';
import { versionTag } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { api, keys } from '../flowers.client';

/** Writes what may stand in for an ingredient, for every recipe and every order. */
export function useSubstitutes() {
  return useAction({
    run: ({ ingredient: { id, version }, substitutes }: { ingredient: Ingredient; substitutes: readonly Substitute[] }) =>
      api.updateIngredient({ params: { id: String(id) }, body: { substitutes: [...substitutes] }, ifMatch: versionTag(id, version) }),
    invalidates: [keys.catalogue],
  });
}
