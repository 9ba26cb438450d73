import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { customFieldPaths } from './paths';
import { customEntity, customField, customFieldPatch, newCustomField } from './schema';

export const customFieldOperations = defineRoutes(customFieldPaths, {
  listCustomFields: {
    summary: 'The fields a business has defined, in their order, archived ones too',
    access: 'plugin',
    query: z.object({ entity: customEntity.optional() }),
    ok: z.array(customField),
  },
  createCustomField: {
    summary: 'Define a field; at most 40 per entity',
    idempotent: true,
    access: 'plugin',
    body: newCustomField,
    bodyLimit: 32 * 1024,
    ok: customField,
    status: 201,
    errors: ['tenant_crm.too_many_custom_fields', 'tenant_crm.options_needed'],
  },
  updateCustomField: {
    summary: 'Rename, reorder, archive; the kind stays',
    access: 'plugin',
    params: z.object({ id: idParam }),
    body: customFieldPatch,
    bodyLimit: 32 * 1024,
    ok: customField,
    errors: ['tenant_crm.options_needed'],
  },
});
