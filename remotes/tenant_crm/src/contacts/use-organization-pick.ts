import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { crm } from '../crm.client';
import { peopleKeys } from './keys';

/** Organizations whose name fits what is typed, for a select that searches on the server. */
export function useOrganizationPick(current?: { readonly id: number; readonly name: string } | null) {
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useQuery({
    queryKey: [...peopleKeys.organizations, 'pick', search],
    queryFn: async ({ signal }) => (await crm.pickOrganizations({ query: search ? { search } : {}, signal })).data,
    placeholderData: keepPreviousData,
  });
  const found = data.map(({ id, name }) => ({ value: id, label: name }));
  const options =
    current && search === '' && !found.some(({ value }) => value === current.id)
      ? [{ value: current.id, label: current.name }, ...found]
      : found;
  return { options, isFetching, setSearch };
}
