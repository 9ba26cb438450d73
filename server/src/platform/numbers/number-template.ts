/** What a number is written from. */
export interface NumberParts {
  readonly prefix: string;
  readonly year: number;
  readonly number: number;
}

/** How numbers of a series are written, read once from its template. */
export interface NumberTemplate {
  /** It says the year, so every year begins anew; one that did without would write a number twice. */
  readonly byYear: boolean;
  write(parts: NumberParts): string;
}

const PLACE = /\{([a-z]+)(?::(\d+))?\}/g;

/**
 * Reads a template: `{prefix}`, `{year}` (2026), `{yy}` (26), `{number}`, `{number:4}` (at least four digits). Everything else stands as it is.
 *
 * @throws Error for a place that is none of these, or when the number is missing
 * @example
 * readTemplate('{prefix}{year}-{number:4}').write({ prefix: 'INV-', year: 2026, number: 42 }) // 'INV-2026-0042'
 */
export function readTemplate(template: string): NumberTemplate {
  const names = [...template.matchAll(PLACE)].map(([, name]) => name);
  const unknown = /[{}]/.exec(template.replaceAll(PLACE, (whole, name: string) => (Object.hasOwn(WRITERS, name) ? '' : whole)));
  if (unknown || !names.includes('number'))
    throw new Error(`"${template}" is no template of numbers: {prefix} {year} {yy} {number} {number:4}`);
  return {
    byYear: names.includes('year') || names.includes('yy'),
    write: (parts) =>
      template.replaceAll(PLACE, (_, name: keyof typeof WRITERS, digits = '0') => WRITERS[name](parts).padStart(Number(digits), '0')),
  };
}

const WRITERS = {
  prefix: ({ prefix }: NumberParts) => prefix,
  year: ({ year }: NumberParts) => String(year),
  yy: ({ year }: NumberParts) => String(year % 100).padStart(2, '0'),
  number: ({ number }: NumberParts) => String(number),
} as const;
