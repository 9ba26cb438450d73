import type { ActivityKind, Subject } from '@butterfly/contracts/tenant_crm';
import type { Json } from '@butterfly/contracts/core';
import type { Db } from '../../../platform/db/db';
import { insertActivity } from './repository';

interface Happening extends Subject {
  readonly kind: ActivityKind;
  readonly details?: Readonly<Record<string, Json>>;
}

/**
 * Writes one line into the timeline of a record, in the transaction of what happened and with the caller as its author.
 *
 * @example
 * await recordActivity(db, { subject_type: 'contact', subject_id: id, kind: 'created' });
 */
export function recordActivity(db: Db, { details = {}, ...happening }: Happening): Promise<void> {
  return insertActivity(db, { ...happening, details });
}

/**
 * Writes which fields of a record changed, from what to what; nothing when none did. Fields of `custom` are told one by
 * one as `custom.<key>`.
 *
 * @example
 * await recordChanges(db, { subject_type: 'contact', subject_id: id, before, after, fields: Object.keys(patch) });
 */
export async function recordChanges(db: Db, { before, after, fields, ...subject }: Subject & { before: object; after: object; fields: readonly string[] }): Promise<void> {
  const changes = changesBetween(before, after, fields);
  if (changes.length > 0) await recordActivity(db, { ...subject, kind: 'changed', details: { changes } });
}

type Change = { field: string; from: Json; to: Json };

/** Pure; long text is cut, since the timeline tells that it changed and not all of it. */
function changesBetween(before: object, after: object, fields: readonly string[]): Change[] {
  const [old, fresh] = [new Map(Object.entries(flat(before))), new Map(Object.entries(flat(after)))];
  const customs = fields.includes('custom') ? [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => name.startsWith('custom.')) : [];
  return [...fields.filter((name) => name !== 'custom'), ...customs]
    .map((field) => ({ field, from: short(old.get(field)), to: short(fresh.get(field)) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

function flat(record: object): Record<string, unknown> {
  const { custom, ...fields } = record as { custom?: object };
  return { ...fields, ...Object.fromEntries(Object.entries(custom ?? {}).map(([key, value]) => [`custom.${key}`, value])) };
}

function short(value: unknown): Json {
  if (value === undefined || value === '') return null;
  return (typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value) as Json;
}
