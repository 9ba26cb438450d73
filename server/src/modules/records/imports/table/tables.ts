import path from 'node:path';
import { AppError } from '../../../../platform/http/app-error';
import { WorkThread } from '../../../../platform/threads/work-thread';
import type { Table, TableRow, Unreadable } from './read-table';

/** Rows that are unpacked together. */
export const ROWS_IN_BLOCK = 100;

/** A table as it comes out of the thread: rows in blocks of JSON, since a million cells by themselves take long to hand over. */
export type PackedTable = Unreadable | { readonly columns: Table['columns']; readonly total: number; readonly blocks: readonly string[] };

/** A table whose rows are unpacked as they are needed. */
export interface ReadTable {
  readonly columns: Table['columns'];
  readonly total: number;
  /** Rows from an index on, as many as there are. */
  rows(from: number, count: number): Table['rows'];
}

/** Reads tables in a thread of their own: one of two megabytes can take a second. */
export class Tables {
  readonly #thread = new WorkThread<string, PackedTable>({ file: path.join(import.meta.dirname, 'read-table.worker.ts'), what: 'A table' });

  /**
   * Never inside a transaction.
   *
   * @throws AppError `records.csv_unreadable`
   */
  async read(text: string): Promise<ReadTable> {
    const packed = await this.#thread.run(text);
    if ('why' in packed) throw new AppError('records.csv_unreadable', { why: packed.why });
    const { columns, total, blocks } = packed;
    const block = (at: number) => JSON.parse(blocks[at] ?? '[]') as TableRow[];
    return {
      columns,
      total,
      rows: (from, count) => {
        const found: TableRow[] = [];
        for (let at = Math.floor(from / ROWS_IN_BLOCK); at * ROWS_IN_BLOCK < from + count && at < blocks.length; at += 1)
          found.push(...block(at));
        return found.slice(from % ROWS_IN_BLOCK, (from % ROWS_IN_BLOCK) + count);
      },
    };
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
