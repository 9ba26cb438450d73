import { Readable } from 'node:stream';
import type { Bytes } from '../define-module';

const CHUNK = 500;

/** What a spreadsheet may take for the beginning of a cell: it splits at semicolons in many countries, whatever the quotes say. */
const CELL_STARTS = /(^|[;\t\r\n]\s*)(?=[=+\-@\t\r])(?!\+\d{6,15}(?:;|$))/g;

/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe before it, also after a semicolon or a new line inside;
 * numbers and E.164 phone numbers are what they are.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value) ? value.join('; ') : String(value);
  const safe = typeof value === 'number' ? text : text.replace(CELL_STARTS, "$1'");
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

interface CsvFile<R> {
  readonly fileName: string;
  readonly heading: readonly string[];
  readonly cells: (row: R) => readonly unknown[];
}

interface CsvSource<R extends { readonly id: number }> extends CsvFile<R> {
  /** The rows after an id, in the order of their ids; each call is a short transaction of its own. */
  readonly rowsAfter: (id: number, limit: number) => Promise<R[]>;
}

/** A whole list as CSV, read and sent in chunks so that its length does not matter. */
export function csvDownload<R extends { readonly id: number }>({ rowsAfter, ...file }: CsvSource<R>): Bytes {
  return csvOfPages({ ...file, pages: pagesOf(rowsAfter) });
}

/** A list that is no one's order of ids, page by page; each page is a short transaction of its own. */
export function csvOfPages<R>({ fileName, pages, ...file }: CsvFile<R> & { readonly pages: AsyncIterable<readonly R[]> }): Bytes {
  return {
    kind: 'bytes',
    bytes: Readable.from(textOf(pages, file)),
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${fileName}"` },
  };
}

async function* textOf<R>(pages: AsyncIterable<readonly R[]>, { heading, cells }: Omit<CsvFile<R>, 'fileName'>): AsyncGenerator<string> {
  // The mark tells Excel that this is UTF-8.
  yield `\uFEFF${csvLine(heading)}`;
  for await (const rows of pages) yield rows.map((row) => csvLine(cells(row))).join('');
}

async function* pagesOf<R extends { readonly id: number }>(rowsAfter: CsvSource<R>['rowsAfter']): AsyncGenerator<R[]> {
  for (let last = 0; ; ) {
    const rows = await rowsAfter(last, CHUNK);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < CHUNK) return;
  }
}
