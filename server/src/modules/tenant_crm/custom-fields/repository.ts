import type { CustomEntity, CustomField, CustomFieldPatch, NewCustomField } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';

const columns = 'id, entity, key, label, kind, required, options, position, archived_at is not null as archived';

export function customFieldsOf(db: Db, entity: CustomEntity | null): Promise<CustomField[]> {
  return db.rows<CustomField>(
    `select ${columns} from tenant_crm_custom_field where $1::text is null or entity = $1 order by entity, position, id limit 500`,
    [entity],
  );
}

export async function lockCustomField(db: Db, id: number): Promise<CustomField | undefined> {
  const [field] = await db.rows<CustomField>(`select ${columns} from tenant_crm_custom_field where id = $1 for update`, [id]);
  return field;
}

/** The same key a second time inserts nothing. */
export async function insertCustomField(db: Db, field: NewCustomField & { key: string }): Promise<CustomField | undefined> {
  const [made] = await db.rows<CustomField>(
    `insert into tenant_crm_custom_field (entity, key, label, kind, required, options, position, created_by_id)
     select $1, $2, $3, $4, $5, $6::text[], coalesce(max(position) + 1, 0), $7::int from tenant_crm_custom_field where entity = $1
     on conflict (tenant_id, entity, key) do nothing
     returning ${columns}`,
    [field.entity, field.key, field.label, field.kind, field.required, field.options, db.memberId],
  );
  return made;
}

export async function updateCustomField(db: Db, id: number, patch: CustomFieldPatch): Promise<CustomField | undefined> {
  const [field] = await db.rows<CustomField>(
    `update tenant_crm_custom_field set label = coalesce($2, label), required = coalesce($3::boolean, required),
       options = coalesce($4::text[], options), position = coalesce($5::int, position),
       archived_at = case when $6::boolean is null then archived_at when $6 then coalesce(archived_at, now()) end, updated_at = now()
     where id = $1 returning ${columns}`,
    [id, patch.label ?? null, patch.required ?? null, patch.options ?? null, patch.position ?? null, patch.archived ?? null],
  );
  return field;
}
