import type { Ingredient, PackOption, PricingProfile, Profile } from '@butterfly/contracts/floral_recipe_builder';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allIngredients, api, keys } from '../flowers.client';
import { bookOfProject } from './book-source';

/** The recipes of a project, as they are saved. */
export function useSavedBook(projectId: string) {
  const { queryKey, read } = bookOfProject(projectId);
  return useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
}

/** How prices are made; asks nobody where costs are not for the reader. */
export function useProfiles() {
  return useQuery({
    queryKey: keys.profiles,
    queryFn: async ({ signal }): Promise<readonly Profile[]> => (await api.listProfiles({ signal })).data,
    enabled: useFeature('view_costs'),
  });
}

/** How prices are made; undefined for who may not see costs, and while it is loaded. */
export function useRules(profileId: number): PricingProfile | undefined {
  const { data } = useProfiles();
  return data?.find(({ id }) => id === profileId)?.rules;
}

/** What the business buys, and how. */
export interface Catalogue {
  readonly ingredients: readonly Ingredient[];
  byId(id: number): Ingredient | undefined;
  /** Days between an order and its flowers. */
  leadOf(ingredient: Ingredient): number;
  /** Packs of the usual supplier; without costs the usual pack alone, for nothing. */
  packsOf(ingredientId: number): readonly PackOption[];
}

export function useCatalogue(): Catalogue {
  const { data: ingredients } = useQuery({ queryKey: keys.catalogue, queryFn: allIngredients });
  const { data: suppliers } = useQuery({
    queryKey: keys.suppliers,
    queryFn: async ({ signal }) => (await api.listSuppliers({ signal })).data,
  });
  return useMemo(() => {
    const all = new Map((ingredients ?? []).map((ingredient) => [ingredient.id, ingredient]));
    const lead = new Map((suppliers ?? []).map(({ id, lead_time_days }) => [id, lead_time_days]));
    return {
      ingredients: ingredients ?? [],
      byId: (id) => all.get(id),
      leadOf: (ingredient) => lead.get(usualPack(ingredient)?.supplier_id ?? 0) ?? 0,
      packsOf: (id) => packsOf(all.get(id)),
    };
  }, [ingredients, suppliers]);
}

export function usualPack(ingredient: Ingredient | undefined): Ingredient['packs'][number] | undefined {
  return ingredient?.packs.find(({ is_default }) => is_default);
}

function packsOf(ingredient: Ingredient | undefined): readonly PackOption[] {
  const usual = usualPack(ingredient);
  if (!ingredient || !usual) return [];
  if (usual.pack_price_cents === undefined) return [{ ...usual, pack_price_cents: 0 }];
  return ingredient.packs
    .filter(({ supplier_id }) => supplier_id === usual.supplier_id)
    .map((pack) => ({ ...pack, pack_price_cents: pack.pack_price_cents ?? 0 }));
}
