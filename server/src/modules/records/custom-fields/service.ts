import { keyWords } from '@butterfly/contracts/core/labels';
import type {
  CustomFieldPatch,
  CustomPatch,
  CustomValues,
  NewRecordCustomField,
  RecordCustomField,
  RecordSubject,
} from '@butterfly/contracts/records';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { changesBetween } from '../activity/changes-between';
import { insertActivity } from '../activity/repository';
import { checkCustom } from './check-custom';
import { insertCustomField, lockCustomField, lockCustomValues, readCustomFields, saveCustomValues, updateCustomField } from './repository';

const LIMIT = 40;

type New = NewRecordCustomField & { readonly subject_type: string };

/** Defines a field. Its key is made of the label and is its own for ever, also after the field is archived. */
export async function createCustomField(db: Db, input: New): Promise<RecordCustomField> {
  const fields = await readCustomFields(db, [input.subject_type]);
  if (fields.filter(({ archived }) => !archived).length >= LIMIT) throw new AppError('records.too_many_custom_fields', { limit: LIMIT });
  refuseNoOptions(input.kind, input.options);
  const base = keyOf(input.label);
  for (let attempt = 1; attempt < 100; attempt += 1) {
    const made = await insertCustomField(db, { ...input, key: attempt === 1 ? base : `${base}_${attempt}` });
    if (made) return made;
  }
  throw new AppError('conflict');
}

interface Change {
  readonly id: number;
  /** Full names of the kinds that the caller may speak of. */
  readonly types: readonly string[];
  readonly patch: CustomFieldPatch;
}

export async function changeCustomField(db: Db, { id, types, patch }: Change): Promise<RecordCustomField> {
  const before = await lockCustomField(db, id);
  if (!before || !types.includes(before.subject_type)) throw new AppError('not_found');
  refuseNoOptions(before.kind, patch.options ?? before.options);
  const field = await updateCustomField(db, id, patch);
  if (!field) throw new AppError('not_found');
  return field;
}

/** Changes values of a record that keeps none itself, checked and told in its timeline. @throws AppError `invalid_input` */
export async function changeCustomValues(
  db: Db,
  { patch, ...subject }: RecordSubject & { readonly patch: CustomPatch },
): Promise<CustomValues> {
  const before = await lockCustomValues(db, subject);
  const values = await checkCustom(db, { subject_type: subject.subject_type, before, patch });
  await saveCustomValues(db, { ...subject, values });
  const changes = changesBetween({ custom: before }, { custom: values }, ['custom']);
  if (changes.length > 0) insertActivity(db, { ...subject, kind: 'changed', details: { changes } });
  return values;
}

function refuseNoOptions(kind: RecordCustomField['kind'], options: readonly string[]): void {
  if ((kind === 'choice' || kind === 'multi') && options.length === 0)
    throw new AppError('records.options_needed', { fields: { options: ['needs at least one'] } });
}

function keyOf(label: string): string {
  const plain = keyWords(label, 36);
  return /^[a-z]/.test(plain) ? plain : `field_${plain}`.replace(/_$/, '');
}
