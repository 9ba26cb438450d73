import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** `2026-11-21 03:32:29.123456+00` → `2026-11-21T03:32:29.123Z`, the form of the wire. */
export function isoTimestamp(text: string): string {
  if (!text.endsWith('+00') || text.length < 22) return new Date(text.replace(' ', 'T')).toISOString();
  const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.charAt(19) === '.' ? fraction : '000'}Z`;
}

/**
 * How column values reach JavaScript in `db.rows`: bigint as number (money and counts stay below 2^53), timestamptz as ISO
 * text, date as `YYYY-MM-DD`.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    if (oid === TIMESTAMPTZ) return timestampOrText;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

function timestampOrText(text: string): string {
  return text.length === 22 || !text.endsWith('+00') || !/^\d{4}-/.test(text) ? safely(text) : isoTimestamp(text);
}

function safely(text: string): string {
  // 'infinity' and years beyond 9999 have no ISO form; they are handed over as PostgreSQL writes them.
  const parsed = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(parsed.getTime()) ? text : parsed.toISOString();
}
