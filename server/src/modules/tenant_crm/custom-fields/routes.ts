import type { operations } from '@butterfly/contracts/tenant_crm';
import { reply, type Handlers } from '../../../platform/define-module';
import { customFieldsOf } from './repository';
import { changeCustomField, createCustomField } from './service';

type Names = 'listCustomFields' | 'createCustomField' | 'updateCustomField';

export function customFieldHandlers(): Pick<Handlers<typeof operations>, Names> {
  return {
    listCustomFields: ({ query, tx }) => tx((db) => customFieldsOf(db, query.entity ?? null)),
    createCustomField: async ({ body, tx }) => reply(await tx((db) => createCustomField(db, body)), { status: 201 }),
    updateCustomField: ({ params, body, tx }) => tx((db) => changeCustomField(db, { id: params.id, patch: body })),
  };
}
