import type { Report } from './reports';

/** RFC 4180; a cell that a spreadsheet would take for a formula is text. */
export function reportCsv({ columns, rows, unit }: Report): string {
  const lines = rows.map(({ label, value, more }) => [label, unit === 'money' ? value / 100 : value, ...more]);
  return `\uFEFF${[columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export interface Summary {
  readonly report: string;
  readonly title: string;
  readonly rows: number;
  readonly total: number;
  readonly unit: string;
  readonly largest: { readonly label: string; readonly value: number } | null;
  readonly values: Readonly<Record<string, number>>;
}

export function reportSummary({ id, title, rows, unit }: Report, currency: string): Summary {
  const shown = (value: number) => (unit === 'money' ? value / 100 : value);
  const largest = [...rows].sort((a, b) => b.value - a.value)[0];
  return {
    report: id,
    title,
    rows: rows.length,
    unit: unit === 'money' ? currency : 'count',
    total: shown(rows.reduce((sum, { value }) => sum + value, 0)),
    largest: largest ? { label: largest.label, value: shown(largest.value) } : null,
    values: Object.fromEntries(rows.map(({ label, value }) => [label, shown(value)])),
  };
}
