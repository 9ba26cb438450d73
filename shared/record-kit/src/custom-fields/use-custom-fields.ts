import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CustomField, CustomFieldsSource } from './custom-field';

const FIVE_MINUTES = 300_000;

/** Key of the cached definitions; whoever changes one invalidates it. */
export const customFieldsKey = ['custom-fields'] as const;

const keyOf = ({ scope }: { readonly scope?: string }) => (scope ? [...customFieldsKey, scope] : customFieldsKey);

/**
 * All fields the business has defined, archived ones too.
 *
 * @example const { data, isError } = useAllCustomFields(customFields);
 */
export function useAllCustomFields<F extends CustomField>(source: CustomFieldsSource<F>) {
  return useQuery({ queryKey: keyOf(source), queryFn: async ({ signal }) => (await source.list(signal)).data, staleTime: FIVE_MINUTES });
}

/**
 * The live fields of one kind of record, in their order; empty until they are known.
 *
 * @example const fields = useCustomFields(customFields, 'lead');
 */
export function useCustomFields<F extends CustomField>(source: CustomFieldsSource<F>, entity: F['entity']): readonly F[] {
  const { data } = useAllCustomFields(source);
  return useMemo(() => (data ?? []).filter((field) => field.entity === entity && !field.archived), [data, entity]);
}
