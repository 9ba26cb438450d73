import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { CustomField, CustomFieldsSource, CustomPatch } from '../custom-fields/custom-field';
import { readCustom, type TypedCustom } from '../custom-fields/custom-values';
import { useCustomFields } from '../custom-fields/use-custom-fields';
import type { FieldErrors } from './field-errors';

interface CustomForm {
  /** What stands in the way, by `custom.<key>`. */
  check(typed: TypedCustom): FieldErrors;
  /** `{ custom }` for the body; empty when nothing is typed. */
  body(typed: TypedCustom): { custom?: CustomPatch };
}

/**
 * Reads what is typed into `CustomFormFields`.
 *
 * @example
 * const custom = useCustomForm(customFields, 'lead');
 * <RecordForm check={(draft) => custom.check(draft.custom)} submit={(draft) => crm.createLead({ body: { ...bodyOf(draft), ...custom.body(draft.custom) } })} … />
 */
export function useCustomForm<F extends CustomField>(source: CustomFieldsSource<F>, entity: F['entity']): CustomForm {
  const { tenant } = usePlugin();
  const fields = useCustomFields(source, entity);
  const read = (typed: TypedCustom) => readCustom(fields, typed, tenant);
  return {
    check: (typed) => {
      const result = read(typed);
      return 'errors' in result ? result.errors : {};
    },
    body: (typed) => {
      const result = read(typed);
      return 'custom' in result && Object.keys(result.custom).length > 0 ? { custom: result.custom } : {};
    },
  };
}
