import type { JsonSchema } from './api-document';
import type { Dice } from './dice';

/** Where a value stands; answers an id that exists for the name of a property. */
export interface ValueContext {
  readonly dice: Dice;
  idFor(name: string): string | number | undefined;
}

/** Texts for the patterns of the product; the first that fit a schema are used. */
const TEXTS = [
  'stable',
  'beta',
  'pr-12',
  '1.0.0',
  '2.3.4-rc.1',
  'a',
  'Rosen & Söhne',
  '  trimmed  ',
  'Ünïcödé 🌷',
  '',
  '/',
  '/title',
  '/items/0',
  '/items/-',
  '/a~1b/m~0n',
  '2027-06-12',
  '2028-02-29',
  '0001-01-01',
  '9999-12-31',
  '16:30',
  '00:00',
  'USD',
  'admin@a.example',
  'x@y',
  'remoteEntry.js',
  'fuzz_plugin',
  '7',
  '2147483647',
  '0b9d5d0e-4c1a-4f7e-9a55-3f0a1c2b3d4e',
  'a'.repeat(64),
  '0'.repeat(64),
  '2027-03-13T14:00:00.000Z',
  '^1.0.0',
  '%_\\',
  "'; drop table x; --",
];

/** A value that the schema allows, often at an edge of what it allows. */
export function validValue(schema: JsonSchema, context: ValueContext, name = ''): unknown {
  const { dice } = context;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(dice.pick(choices), context, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => validValue(part, context, name))) as unknown;
  switch (schema.type) {
    case 'object':
      return validObject(schema, context);
    case 'array':
      return Array.from({ length: dice.int(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4)) }, () =>
        validValue(schema.items ?? {}, context, name),
      );
    case 'integer':
    case 'number':
      return validNumber(schema, context, name);
    case 'string':
      return validText(schema, context, name);
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    default:
      return anyDocument(dice);
  }
}

function validObject(schema: JsonSchema, context: ValueContext): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name) || context.dice.chance(0.4)) value[name] = validValue(property, context, name);
  }
  if (typeof schema.additionalProperties === 'object' && context.dice.chance(0.5))
    value['a'] = validValue(schema.additionalProperties, context, 'a');
  return value;
}

function validNumber({ minimum = -1_000, maximum = 2_147_483_647 }: JsonSchema, { dice, idFor }: ValueContext, name: string): number {
  const known = minimum === 1 ? idFor(name) : undefined;
  if (typeof known === 'number' && dice.chance(0.85)) return known;
  return dice.pick([minimum, maximum, Math.min(maximum, minimum + 1), dice.int(minimum, Math.min(maximum, minimum + 100))]);
}

function validText(schema: JsonSchema, { dice, idFor }: ValueContext, name: string): string {
  const known = idFor(name);
  const { minLength = 0, maxLength = 1_000_000 } = schema;
  const pattern = schema.pattern ? new RegExp(schema.pattern) : undefined;
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (pattern?.test(text) ?? true);
  if (known !== undefined && fits(String(known)) && dice.chance(0.85)) return String(known);
  const longest = 'x'.repeat(Math.min(maxLength, 400));
  const fitting = [...TEXTS, longest, 'y'.repeat(minLength)].filter(fits);
  return fitting.length > 0 ? dice.pick(fitting) : `${name} fits no known text`;
}

/** Any JSON at all, such as the document of a board. */
export function anyDocument(dice: Dice, depth = 0): unknown {
  const kind = depth > 4 ? 'leaf' : dice.weighted({ leaf: 2, object: 3, array: 2 });
  if (kind === 'leaf') return dice.pick([null, true, false, 0, -1, 1.5, 1e21, '', 'text', '🌷', 'v', 'a'.repeat(3_000)]);
  const length = dice.int(0, 5);
  if (kind === 'array') return Array.from({ length }, () => anyDocument(dice, depth + 1));
  const names = ['title', 'items', 'pages', 'a/b', 'm~n', '', 'o', 'a', 'v', '0', '🌷', 'toString', 'hasOwnProperty'];
  return Object.fromEntries(Array.from({ length }, () => [dice.pick(names), anyDocument(dice, depth + 1)]));
}
