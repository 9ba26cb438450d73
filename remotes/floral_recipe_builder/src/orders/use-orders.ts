import type { FlowerOrder, OrderPreview, OrderSummary, PreviewLine } from '@butterfly/contracts/floral_recipe_builder';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, keys } from '../flowers.client';
import { patchOf } from '../recipe/recipe-edit';

/** What a person wants to order: for which projects, and what is not bought where it is usually. */
export interface Wish {
  readonly project_ids: readonly number[];
  readonly use_stock: boolean;
  readonly picks: readonly { readonly ingredient_id: number; readonly supplier_id: number }[];
}

const bodyOf = ({ project_ids, use_stock, picks }: Wish) => ({
  project_ids: [...project_ids],
  use_stock,
  picks: [...picks],
  needed_by: null,
});

export function useOrders(projectId: string) {
  return useQuery({
    queryKey: keys.ordersOf(projectId),
    queryFn: async ({ signal }): Promise<readonly OrderSummary[]> => (await api.listOrders({ params: { projectId }, signal })).data,
  });
}

/** What would be ordered now; what was shown stays while it is reckoned anew. */
export function useOrderPreview(wish: Wish) {
  const body = bodyOf(wish);
  return useQuery({
    queryKey: keys.preview(body),
    queryFn: async ({ signal }): Promise<OrderPreview> => (await api.previewOrders({ body, signal })).data,
    placeholderData: keepPreviousData,
    enabled: useFeature('view_costs'),
  });
}

/** One order for each supplier of the preview. */
export function usePlaceOrders(wish: Wish, onPlaced: (orders: readonly FlowerOrder[]) => void) {
  return useAction({
    run: (expected_total_cents: number) => api.createOrders({ body: { ...bodyOf(wish), note: '', expected_total_cents } }),
    invalidates: [keys.orders, keys.previews],
    onSuccess: ({ data }) => onPlaced(data.orders),
  });
}

/** Leaves out the few stems for which a bunch would be bought. */
export function useDropStems() {
  return useAction({
    run: async ({ recipe_id, line_key, units }: NonNullable<PreviewLine['drop']>) => {
      const params = { id: String(recipe_id) };
      const { data, etag } = await api.getRecipe({ params });
      const lines = data.lines.map((line) => (line.key === line_key ? { ...line, qty_milli: line.qty_milli - units * 1_000 } : line));
      return api.updateRecipe({ params, body: patchOf({ lines }), ifMatch: etag ?? '*' });
    },
    invalidates: [keys.previews, keys.books],
  });
}
