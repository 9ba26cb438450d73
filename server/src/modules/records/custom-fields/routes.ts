import type { operations } from '@butterfly/contracts/records';
import type { Handlers } from '../../../platform/define-module';
import type { SubjectService } from '../subjects/subject-service';
import { customValuesOf, readCustomFields } from './repository';
import { changeCustomField, changeCustomValues, createCustomField } from './service';

export function customFieldHandlers(subjects: SubjectService) {
  return {
    listCustomFields: ({ params, tx }) => tx((db) => readCustomFields(db, [params.subject_type])),
    createCustomField: ({ params, body, tx }) => tx((db) => createCustomField(db, { ...params, ...body })),
    updateCustomField: ({ params, body, tx }) =>
      tx((db) => changeCustomField(db, { id: params.id, types: [params.subject_type], patch: body })),
    getCustomValues: ({ params, tx }) =>
      tx(async (db) => {
        await subjects.require(db, params);
        return customValuesOf(db, params);
      }),
    saveCustomValues: ({ params, body, tx }) =>
      tx(async (db) => {
        await subjects.require(db, params);
        return changeCustomValues(db, { ...params, patch: body });
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}
