import type { StocktakeCount } from '@butterfly/contracts/inventory';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, keys } from '../inventory.client';

interface Counting {
  readonly send: (count: Omit<StocktakeCount, 'replace'> & { readonly replace?: boolean }) => void;
  readonly busy: boolean;
  readonly problem: string;
  /** A colleague has counted another number: it is replaced only when that is said. */
  readonly isDisputed: boolean;
}

/** Sends what was counted; the sheet that is answered is the one that is shown. */
export function useCount(stocktakeId: number, onSaved: () => void = () => {}): Counting {
  const cache = useQueryClient();
  const params = { id: String(stocktakeId) };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Parameters<Counting['send']>[0]) => api.countStocktake({ params, body }),
    onSuccess: ({ data }) => {
      cache.setQueryData(keys.stocktake(params.id), data);
      onSaved();
    },
  });
  return {
    send: mutate,
    busy: isPending,
    problem: error ? errorMessage(error) : '',
    isDisputed: isApiError(error) && error.code === 'inventory.counted_already',
  };
}
