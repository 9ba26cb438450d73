import type { CustomEntity, CustomField } from '@butterfly/contracts/tenant_crm';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { crm, keys } from '../crm.client';

const FIVE_MINUTES = 300_000;

/** All fields the business has defined, archived ones too. */
export function useAllCustomFields() {
  return useQuery({ queryKey: keys.customFields, queryFn: async ({ signal }) => (await crm.listCustomFields({ signal })).data, staleTime: FIVE_MINUTES });
}

/** The live fields of one kind of record, in their order. */
export function useCustomFields(entity: CustomEntity): readonly CustomField[] {
  const { data } = useAllCustomFields();
  return useMemo(() => (data ?? []).filter((field) => field.entity === entity && !field.archived), [data, entity]);
}
