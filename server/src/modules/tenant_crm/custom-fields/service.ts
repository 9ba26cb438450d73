import type { CustomField, CustomFieldPatch, NewCustomField } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { customFieldsOf, insertCustomField, lockCustomField, updateCustomField } from './repository';

const LIMIT = 40;

/** Defines a field. Its key is made of the label and is its own for ever, also after the field is archived. */
export async function createCustomField(db: Db, input: NewCustomField): Promise<CustomField> {
  const fields = await customFieldsOf(db, input.entity);
  if (fields.filter(({ archived }) => !archived).length >= LIMIT) throw new AppError('tenant_crm.too_many_custom_fields', { limit: LIMIT });
  refuseNoOptions(input.kind, input.options);
  const base = keyOf(input.label);
  for (let attempt = 1; attempt < 100; attempt += 1) {
    const made = await insertCustomField(db, { ...input, key: attempt === 1 ? base : `${base}_${attempt}` });
    if (made) return made;
  }
  throw new AppError('conflict');
}

export async function changeCustomField(db: Db, { id, patch }: { id: number; patch: CustomFieldPatch }): Promise<CustomField> {
  const before = await lockCustomField(db, id);
  if (!before) throw new AppError('not_found');
  refuseNoOptions(before.kind, patch.options ?? before.options);
  const field = await updateCustomField(db, id, patch);
  if (!field) throw new AppError('not_found');
  return field;
}

function refuseNoOptions(kind: CustomField['kind'], options: readonly string[]): void {
  if ((kind === 'choice' || kind === 'multi') && options.length === 0)
    throw new AppError('tenant_crm.options_needed', { fields: { options: ['needs at least one'] } });
}

function keyOf(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 36);
  return /^[a-z]/.test(plain) ? plain : `field_${plain}`.replace(/_$/, '');
}
