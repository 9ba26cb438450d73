import type { operations } from '@butterfly/contracts/tenant_crm';
import type { Handlers } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { withOwnErrors } from '../with-own-errors';
import type { FindRecords } from '../records';

const named = <T extends { readonly subject_type: unknown }>({ subject_type: entity, ...field }: T) => ({
  ...field,
  entity: entity as T['subject_type'],
});

/** The fields of projects, leads, contacts and organizations, under the addresses they have always had. */
export function customFieldHandlers(records: FindRecords) {
  const fields = () => records().customFields;
  return {
    listCustomFields: async ({ query, tx }) => (await tx((db) => fields().list(db, query.entity ?? null))).map(named),
    createCustomField: async ({ body: { entity, ...field }, tx }) =>
      named(
        await withOwnErrors(() => tx((db) => fields().create(db, { ...field, subject_type: entity })), {
          'records.too_many_custom_fields': (details) => new AppError('tenant_crm.too_many_custom_fields', details),
          'records.options_needed': (details) => new AppError('tenant_crm.options_needed', details),
        }),
      ),
    updateCustomField: async ({ params, body, tx }) =>
      named(
        await withOwnErrors(() => tx((db) => fields().update(db, { id: params.id, patch: body })), {
          'records.options_needed': (details) => new AppError('tenant_crm.options_needed', details),
        }),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}
