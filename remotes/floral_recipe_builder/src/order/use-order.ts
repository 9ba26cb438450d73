import type { FlowerOrder } from '@butterfly/contracts/floral_recipe_builder';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../flowers.client';

export interface SavedOrder {
  readonly data: FlowerOrder;
  readonly etag: string | null;
}

export function useOrder(id: string) {
  return useQuery({
    queryKey: keys.order(id),
    queryFn: async ({ signal }): Promise<SavedOrder> => api.getOrder({ params: { id }, signal }),
  });
}

export type Step = 'cancel' | 'close' | 'confirm' | 'review' | 'send';

const STEPS: Readonly<Record<Step, (id: string) => Promise<unknown>>> = {
  review: (id) => api.reviewOrder({ params: { id } }),
  send: (id) => api.sendOrder({ params: { id } }),
  confirm: (id) => api.confirmOrder({ params: { id }, body: { delivery_date: null } }),
  close: (id) => api.closeOrder({ params: { id } }),
  cancel: (id) => api.cancelOrder({ params: { id } }),
};

/** Takes an order to its next state. */
export function useStep(id: number) {
  return useAction({ run: (step: Step) => STEPS[step](String(id)), invalidates: [keys.orders, keys.previews] });
}
