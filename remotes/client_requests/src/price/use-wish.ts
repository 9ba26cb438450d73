import type { Request, WantedItem, WishAnswer } from '@butterfly/contracts/client_requests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';

/** What a request would make of the proposal, as its words are read or as somebody has corrected them. */
export function useWish(request: Request, isOn: boolean) {
  const [own, setOwn] = useState<readonly WantedItem[] | null>(request.items.length > 0 ? request.items : null);
  const said = `${request.title}. ${request.body}`.slice(0, 10_000);
  const answer = useQuery({
    queryKey: [...keys.wishes, request.project_id, own ?? said],
    queryFn: async ({ signal }): Promise<WishAnswer> => {
      const body = own === null ? { text: said } : { items: [...own] };
      return (await api.readWish({ params: { projectId: String(request.project_id) }, body, signal })).data;
    },
    enabled: isOn,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { answer, items: own ?? answer.data?.items ?? [], setItems: setOwn };
}
