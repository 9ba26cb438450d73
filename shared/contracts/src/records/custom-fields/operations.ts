import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { subjectType } from '../schema';
import { customFieldPaths } from './paths';
import { customField, customFieldPatch, customPatch, customValues, newCustomField } from './schema';

const TEXT_LIMIT = 32 * 1024;
const ofType = z.object({ subject_type: subjectType });
const ofSubject = ofType.extend({ subject_id: idParam });

export const customFieldOperations = defineRoutes(customFieldPaths, {
  listCustomFields: {
    summary: 'The fields that a business has defined for a kind of record, in their order, archived ones too',
    access: 'subject',
    params: ofType,
    ok: z.array(customField),
  },
  createCustomField: {
    summary: 'Define a field; at most 40 per kind of record',
    access: 'subject',
    idempotent: true,
    params: ofType,
    body: newCustomField,
    bodyLimit: TEXT_LIMIT,
    ok: customField,
    status: 201,
    errors: ['records.too_many_custom_fields', 'records.options_needed'],
  },
  updateCustomField: {
    summary: 'Rename, reorder, archive; the kind stays',
    access: 'subject',
    params: ofType.extend({ id: idParam }),
    body: customFieldPatch,
    bodyLimit: TEXT_LIMIT,
    ok: customField,
    errors: ['records.options_needed'],
  },
  getCustomValues: {
    summary: 'What a record holds in the fields that the business has defined',
    access: 'subject',
    params: ofSubject,
    ok: customValues,
  },
  saveCustomValues: {
    summary: 'Change values one by one; null takes one away. Answers all values',
    access: 'subject',
    params: ofSubject,
    body: customPatch,
    bodyLimit: 256 * 1024,
    ok: customValues,
  },
});
