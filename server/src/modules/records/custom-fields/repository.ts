import type { CustomFieldPatch, CustomValues, NewRecordCustomField, RecordCustomField, RecordSubject } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import { keptOrRead } from '../../../platform/db/kept-or-read';

const columns = 'id, subject_type, key, label, kind, required, options, position, archived_at is not null as archived';

/** As the rules of a record need them: kept until one changes. */
export function customFieldsOf(db: Db, subjectType: string): Promise<readonly RecordCustomField[]> {
  const question = { key: `records.custom_fields ${subjectType}`, tables: ['records_custom_field'] };
  return keptOrRead<readonly RecordCustomField[]>(db, question, () => readCustomFields(db, [subjectType]));
}

/** As they are at this moment. */
export function readCustomFields(db: Db, types: readonly string[]): Promise<RecordCustomField[]> {
  return db.rows<RecordCustomField>(
    `select ${columns} from records_custom_field where subject_type = any ($1::text[]) order by subject_type, position, id limit 500`,
    [types],
  );
}

export async function lockCustomField(db: Db, id: number): Promise<RecordCustomField | undefined> {
  const [field] = await db.rows<RecordCustomField>(`select ${columns} from records_custom_field where id = $1 for update`, [id]);
  return field;
}

/** The same key a second time inserts nothing. */
export async function insertCustomField(
  db: Db,
  field: NewRecordCustomField & { readonly subject_type: string; readonly key: string },
): Promise<RecordCustomField | undefined> {
  const [made] = await db.rows<RecordCustomField>(
    `insert into records_custom_field (subject_type, key, label, kind, required, options, position, created_by_id)
     select $1, $2, $3, $4, $5, $6::text[], coalesce(max(position) + 1, 0), $7::int from records_custom_field where subject_type = $1
     on conflict (tenant_id, subject_type, key) do nothing
     returning ${columns}`,
    [field.subject_type, field.key, field.label, field.kind, field.required, field.options, db.memberId],
  );
  return made;
}

export async function updateCustomField(db: Db, id: number, patch: CustomFieldPatch): Promise<RecordCustomField | undefined> {
  const [field] = await db.rows<RecordCustomField>(
    `update records_custom_field set label = coalesce($2, label), required = coalesce($3::boolean, required),
       options = coalesce($4::text[], options), position = coalesce($5::int, position),
       archived_at = case when $6::boolean is null then archived_at when $6 then coalesce(archived_at, now()) end, updated_at = now()
     where id = $1 returning ${columns}`,
    [id, patch.label ?? null, patch.required ?? null, patch.options ?? null, patch.position ?? null, patch.archived ?? null],
  );
  return field;
}

/** The values of a record whose own table has no place for them. */
export async function customValuesOf(db: Db, { subject_type, subject_id }: RecordSubject): Promise<CustomValues> {
  const [found] = await db.rows<{ data: CustomValues }>(
    'select data from records_custom_value where subject_type = $1 and subject_id = $2',
    [subject_type, subject_id],
  );
  return found?.data ?? {};
}

/** Two who write values of one record take turns, also when they are its first. */
export async function lockCustomValues(db: Db, { subject_type, subject_id }: RecordSubject): Promise<CustomValues> {
  const [held] = await db.rows<{ data: CustomValues }>(
    `insert into records_custom_value as held (subject_type, subject_id, data) values ($1, $2, '{}')
     on conflict (tenant_id, subject_type, subject_id) do update set data = held.data returning data`,
    [subject_type, subject_id],
  );
  return held?.data ?? {};
}

export async function saveCustomValues(
  db: Db,
  { subject_type, subject_id, values }: RecordSubject & { readonly values: CustomValues },
): Promise<void> {
  await db.rows('update records_custom_value set data = $3::jsonb where subject_type = $1 and subject_id = $2', [
    subject_type,
    subject_id,
    JSON.stringify(values),
  ]);
}
