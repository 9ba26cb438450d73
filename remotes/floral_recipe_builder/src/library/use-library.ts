import type { LibraryPatch, LibraryRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { versionTag } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../flowers.client';

/** Recipes of the business that belong to no project. */
export function useLibrary() {
  return useQuery({
    queryKey: keys.library,
    queryFn: async ({ signal }): Promise<readonly LibraryRecipe[]> => (await api.listLibrary({ signal })).data,
  });
}

/** Of those, the ones whose name, kind or flowers have every word of what was typed. */
export function foundIn<
  T extends Pick<LibraryRecipe, 'arrangement_type' | 'name'> & { readonly lines: readonly { readonly name: string }[] },
>(recipes: readonly T[], typed: string): readonly T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return recipes.filter(({ name, arrangement_type, lines }) => {
    const text = [name, arrangement_type, ...lines.map((line) => line.name)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function useKeep() {
  return useAction({
    run: ({ id, name }: { id: number; name: string }) => api.saveToLibrary({ params: { id: String(id) }, body: { name } }),
    invalidates: [keys.library],
  });
}

/** Changes, archives and brings back. */
export function useLibraryActions() {
  const invalidates = [keys.library];
  const change = useAction({
    run: ({ recipe, patch }: { recipe: LibraryRecipe; patch: LibraryPatch }) =>
      api.updateLibraryRecipe({ params: { id: String(recipe.id) }, body: patch, ifMatch: versionTag(recipe.id, recipe.version) }),
    invalidates,
  });
  const archive = useAction({ run: (id: number) => api.archiveLibraryRecipe({ params: { id: String(id) } }), invalidates });
  const restore = useAction({ run: (id: number) => api.restoreLibraryRecipe({ params: { id: String(id) } }), invalidates });
  return { change, archive, restore };
}
