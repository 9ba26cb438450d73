import { isJsonRecord } from '@butterfly/contracts/json';

/** The figures of a report, by label. */
export interface ReportSummary {
  readonly title: string;
  /** A currency, or null where things are counted. */
  readonly currency: string | null;
  readonly total: number;
  readonly rows: readonly { readonly label: string; readonly value: number }[];
}

/** Reads the summary of a report; null for any other form, also for one with a figure that is none. */
export function readReportSummary(value: unknown): ReportSummary | null {
  if (!isJsonRecord(value) || !isJsonRecord(value['values'])) return null;
  const { title, unit, total } = value;
  const rows = Object.entries(value['values']);
  if (typeof title !== 'string' || typeof unit !== 'string' || typeof total !== 'number' || rows.length === 0) return null;
  if (!rows.every((row): row is [string, number] => typeof row[1] === 'number' && Number.isFinite(row[1]))) return null;
  return { title, total, currency: /^[A-Z]{3}$/.test(unit) ? unit : null, rows: rows.map(([label, figure]) => ({ label, value: figure })) };
}
