import type { Dice } from './dice';

const deep = (levels: number): unknown => JSON.parse(`${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`);
const withPrototypeKey = (): unknown => JSON.parse('{"__proto__":{"admin":true},"id":1}');

/** Values that are valid nowhere, or almost nowhere. */
const ODD: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => -0.5,
  () => 1.5,
  () => 2_147_483_647,
  () => 2_147_483_648,
  () => -2_147_483_649,
  () => 2 ** 53 + 2,
  () => 1e308,
  () => 999_999_999_999,
  () => 1_000_000_000_000,
  () => '',
  () => ' ',
  () => 'NaN',
  () => 'Infinity',
  () => '1e9',
  () => '-1',
  () => '0x10',
  () => 'null',
  () => '\u0000',
  () => 'nul\u0000inside',
  () => '\ud800',
  () => 'half\udfff',
  () => '\u202eright to left',
  () => '\u0085\u2028',
  () => 'é\u0301'.repeat(50),
  () => 'z'.repeat(201),
  () => 'z'.repeat(20_000),
  () => '🌷'.repeat(120),
  () => "' or 1=1 --",
  () => '<script>alert(1)</script>',
  () => '%00',
  () => '{{7*7}}',
  () => '${x}',
  () => '0000-00-00',
  () => '0000-01-01',
  () => '2027-02-30',
  () => '2027-06-12T00:00:00Z',
  () => '24:00',
  () => [],
  () => [[]],
  () => [null],
  () => ({}),
  () => ({ id: 1 }),
  () => ({ toString: 1 }),
  withPrototypeKey,
  () => ({ constructor: { prototype: {} } }),
  () => deep(20),
  () => deep(40),
  () => Array.from({ length: 6_000 }, (_, index) => index),
];

export function oddValue(dice: Dice): unknown {
  return dice.pick(ODD)();
}

/** The value with one to three things wrong in it: other types, missing or additional keys, odd values. */
export function breakValue(value: unknown, dice: Dice): unknown {
  let broken = structuredClone(value);
  for (let left = dice.int(1, 3); left > 0; left -= 1) broken = breakOnce(broken, dice);
  return broken;
}

function breakOnce(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.chance(0.08)) return oddValue(dice);
  const keys = Object.keys(value);
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.chance(0.2)) return [...value, oddValue(dice)];
    const at = dice.int(0, value.length - 1);
    return value.map((item: unknown, index) => (index === at ? breakOnce(item, dice) : item));
  }
  const record = value as Record<string, unknown>;
  if (keys.length === 0 || dice.chance(0.15))
    return {
      ...record,
      [dice.pick(['extra', 'id', 'tenant_id', 'version', '', '__proto', 'constructor', '🌷', 'k'.repeat(2_000)])]: oddValue(dice),
    };
  const key = dice.pick(keys);
  if (dice.chance(0.2)) return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return { ...record, [key]: dice.chance(0.4) ? breakOnce(record[key], dice) : oddValue(dice) };
}

/** The text of a body with something wrong that a JSON serialiser would never write. */
export function breakText(text: string, dice: Dice): string | Buffer {
  const spoil: readonly (() => string | Buffer)[] = [
    () => text.slice(0, dice.int(0, text.length)),
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => text.replace(/}$/, ',}'),
    () => `${text}<html>`,
    () => '',
    () => ' ',
    () => 'NaN',
    () => 'undefined',
    () => '{',
    () => '"',
    () => '[1,2',
    () => text.replace(/:("[^"]*"|\d+)/, ':1e400'),
    () => text.replace(/:("[^"]*"|\d+)/, ':-1e400'),
    () => text.replace(/:("[^"]*"|\d+)/, ':NaN'),
    () => text.replace(/:("[^"]*"|\d+)/, ':00'),
    () => text.replace(/^{/, '{"__proto__":{"is_admin":true},'),
    () => text.replace(/^{/, '{"\\u005f_proto__":1,'),
    () => text.replace(/"([a-z_]+)":/, '"$1":null,"$1":'),
    () => `${'['.repeat(100)}${']'.repeat(100)}`,
    () => '['.repeat(50_000),
    () => `{"a":${'{"a":'.repeat(70)}1${'}'.repeat(70)}}`,
    () => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(text.slice(-1))]),
    () => Buffer.from(text, 'utf16le'),
    () => `a=1&b=2`,
    () => '<xml/>',
    () => `{"x":"${'y'.repeat(1_100_000)}"}`,
  ];
  return dice.pick(spoil)();
}
