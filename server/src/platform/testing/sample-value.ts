import { zodOf, type AnySchema } from '@butterfly/contracts/core';
import * as z from 'zod';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** Texts for the patterns of the contracts; the first that fits is taken. */
const TEXTS = ['a', '1', 'moodboard', 'stable', '1.0.0', 'USD', 'a@b.example', '/title', 'text text text', 'a'.repeat(64)];

/**
 * A small value that a schema accepts: required parts only.
 *
 * @throws Error when the generated value does not fit, so that the test names the operation that needs a sample of its own.
 */
export function sampleOf(schema: AnySchema): unknown {
  const value = generate(z.toJSONSchema(zodOf(schema), { io: 'input', unrepresentable: 'any' }) as Schema);
  const parsed = zodOf(schema).safeParse(value);
  if (!parsed.success)
    throw new Error(
      `No sample could be generated: ${JSON.stringify(value)} – ${parsed.error.issues[0]?.message ?? ''} at ${parsed.error.issues[0]?.path.join('.') ?? ''}`,
    );
  return value;
}

function generate(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return generate(choice);
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, generate(schema.properties?.[name] ?? {})]));
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => generate(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return schema.type === 'string' ? text(schema) : {};
}

function text({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'date') return '2027-06-12';
  if (format === 'date-time') return '2027-06-12T10:00:00.000Z';
  if (format === 'uuid') return '0b9d5d0e-4c1a-4f7e-9a55-3f0a1c2b3d4e';
  const fits = TEXTS.map((candidate) => candidate.padEnd(minLength, 'a')).find(
    (candidate) => pattern === undefined || new RegExp(pattern, 'u').test(candidate),
  );
  return fits ?? TEXTS[0] ?? '';
}
