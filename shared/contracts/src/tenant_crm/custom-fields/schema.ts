import * as z from 'zod';
import { customField as recordCustomField, newCustomField as newRecordCustomField } from '../../records';

export { customFieldPatch, customPatch, customValues } from '../../records';

/** What can carry fields of its own. */
export const customEntity = z.enum(['project', 'lead', 'contact', 'organization']);

const entity = { entity: customEntity };

/** A field of the module `records`, under the short name of its kind of record. */
export const customField = recordCustomField.omit({ subject_type: true }).extend(entity);
export const newCustomField = newRecordCustomField.extend(entity);

export type CustomEntity = z.output<typeof customEntity>;
export type CustomField = z.output<typeof customField>;
export type NewCustomField = z.output<typeof newCustomField>;
export type { CustomFieldPatch, CustomKind, CustomPatch, CustomValue, CustomValues } from '../../records';
