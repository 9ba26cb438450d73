import type { z } from 'zod';

/**
 * A schema of zod by what it takes and gives. An operation's schemas are compared with this for every contract: with all methods of
 * `ZodType` in it, that took the compiler more than half of its time.
 */
export interface AnySchema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** What a schema accepts before parsing; undefined for what is none. */
export type InputOf<S> = S extends AnySchema ? S['_zod']['input'] : undefined;

/** What a schema gives when it has parsed; undefined for what is none. */
export type OutputOf<S> = S extends AnySchema ? S['_zod']['output'] : undefined;

/**
 * The schema with all its methods.
 *
 * @example
 * const params = zodOf(operation.params).safeParse(request.params);
 */
export const zodOf = (schema: AnySchema): z.ZodType => schema as z.ZodType;
