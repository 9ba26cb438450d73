import type { Json } from '@butterfly/contracts/core';

export type Change = { field: string; from: Json; to: Json };

/**
 * Which fields changed, from what to what; fields of `custom` are told one by one as `custom.<key>`. Long text is cut, since the timeline tells
 * that it changed and not all of it.
 */
export function changesBetween(before: object, after: object, fields: readonly string[]): Change[] {
  const [old, fresh] = [new Map(Object.entries(flat(before))), new Map(Object.entries(flat(after)))];
  const customs = fields.includes('custom')
    ? [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => name.startsWith('custom.'))
    : [];
  return [...fields.filter((name) => name !== 'custom'), ...customs]
    .filter((field) => JSON.stringify(known(old.get(field))) !== JSON.stringify(known(fresh.get(field))))
    .map((field) => ({ field, from: short(old.get(field)), to: short(fresh.get(field)) }));
}

const known = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

function flat(record: object): Record<string, unknown> {
  const { custom, ...fields } = record as { custom?: object };
  return { ...fields, ...Object.fromEntries(Object.entries(custom ?? {}).map(([key, value]) => [`custom.${key}`, value])) };
}

function short(value: unknown): Json {
  return (typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : known(value)) as Json;
}
