import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../lead_page_builder.client';
import { Waiting } from './waiting-list';

/** On the first page; nothing where all are answered. */
export function Panel() {
  const found = useQuery({ queryKey: keys.overview, queryFn: async ({ signal }) => (await api.getOverview({ signal })).data });
  return found.data ? <Waiting overview={found.data} /> : null;
}
