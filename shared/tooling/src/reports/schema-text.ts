import { zodOf, type AnySchema } from '@butterfly/contracts/core';
import { createHash } from 'node:crypto';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const MOST_LENGTH = 220;

/**
 * What a schema takes, as one short line: `{ id: int, name: string, city?: string }`. What is long is cut, with a mark that changes
 * when the rest does: the contract has it.
 *
 * @example schemaText(z.object({ id: z.int(), tags: z.array(z.string()) })) // '{ id: int, tags: string[] }'
 */
export function schemaText(schema: AnySchema, io: 'input' | 'output'): string {
  const line = textOf(z.toJSONSchema(zodOf(schema), { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' }));
  if (line.length <= MOST_LENGTH) return line;
  const mark = createHash('sha256').update(line).digest('hex').slice(0, 8);
  return `${line.slice(0, MOST_LENGTH)}… #${mark}`;
}

function textOf(schema: JsonSchema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(textOf))].join(' | ');
  if (schema.allOf) return schema.allOf.map(textOf).join(' & ');
  if (schema.type === 'array') return `(${textOf(schema.items as JsonSchema)})[]`.replace(/^\((\w+)\)/, '$1');
  if (schema.type === 'object') return objectText(schema);
  return [schema.type ?? 'any'].flat().join(' | ').replace('integer', 'int');
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(field)}`);
  const others = typeof additionalProperties === 'object' ? [`[name]: ${textOf(additionalProperties)}`] : [];
  const all = [...fields, ...others];
  return all.length > 0 ? `{ ${all.join(', ')} }` : '{}';
}
