/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** One operation as the document describes it. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: string;
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  readonly access: string;
  readonly codes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly type: string; readonly schema: JsonSchema };
  /** Statuses with the codes their description names. */
  readonly responses: Readonly<Record<string, string>>;
}

interface RawOperation {
  operationId: string;
  'x-access': string;
  'x-error-codes': string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string }>;
}

/** Reads the answer of GET /api/schema/. */
export function readDocument(text: string): DocumentedOperation[] {
  const { openapi, paths } = JSON.parse(text) as { openapi: string; paths: Record<string, Record<string, RawOperation>> };
  if (!openapi.startsWith('3.1.')) throw new Error(`Not OpenAPI 3.1 but ${openapi}.`);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({ path, method: method.toUpperCase(), ...readOperation(raw) })),
  );
}

function readOperation(raw: RawOperation): Omit<DocumentedOperation, 'path' | 'method'> {
  const [content] = Object.entries(raw.requestBody?.content ?? {});
  const responses = Object.fromEntries(Object.entries(raw.responses).map(([status, { description }]) => [status, description]));
  return {
    operationId: raw.operationId,
    access: raw['x-access'],
    codes: raw['x-error-codes'],
    parameters: raw.parameters ?? [],
    responses,
    ...(content ? { body: { type: content[0], schema: content[1].schema } } : {}),
  };
}
