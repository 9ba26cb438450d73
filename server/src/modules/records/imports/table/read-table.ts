import Papa from 'papaparse';

const MOST_COLUMNS = 60;
const MOST_ROWS = 20_000;

/** A table out of a CSV: its headings, and its rows as texts. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A row as texts; `line` as a spreadsheet counts, empty rows too: the heading is line 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a text is no table that can be imported. */
export interface Unreadable {
  readonly why: string;
}

/** Reads comma, semicolon or tab separated text. A row may be shorter than the heading; what is missing is empty. */
export function readTable(text: string): Table | Unreadable {
  const plain = text.replace(/^\uFEFF/, '');
  // Empty lines count, but say nothing about what stands between two cells.
  const { delimiter } = Papa.parse<string[]>(plain, { skipEmptyLines: 'greedy', preview: 20 }).meta;
  const { data } = Papa.parse<string[]>(plain, { delimiter });
  const lines = data.map((cells, at) => ({ line: at + 1, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...rows] = lines;
  const heading = first?.cells;
  if (!heading || rows.length === 0) return { why: 'it needs a heading and at least one row' };
  if (heading.length > MOST_COLUMNS) return { why: `it has more than ${MOST_COLUMNS} columns` };
  if (rows.length > MOST_ROWS) return { why: `it has more than ${MOST_ROWS.toLocaleString('en')} rows` };
  if (text.includes('\u0000')) return { why: 'it is no text file' };
  return {
    columns: heading.map((name, at) => name.trim().slice(0, 120) || `Column ${at + 1}`),
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(cleaned) })),
  };
}

/** Without the apostrophe that our own export puts before what looks like a formula. */
function cleaned(cell: string): string {
  return cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, 5000);
}
