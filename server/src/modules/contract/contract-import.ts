import type { NewContract } from '@butterfly/contracts/contract';
import { importField } from '../../platform/records/csv-in/import-kind';
import { tableImport } from '../../platform/records/csv-in/table-import';
import { contracts } from './repository';

/** How the row of a table becomes a contract. */
export const contractImport = tableImport<Awaited<ReturnType<typeof contracts.read>>, NewContract>({
  table: contracts,
  away: 'archived_at',
  fields: [importField('title', 'Title', ['name'], true), importField('body', 'Text', ['body', 'description'])],
  read: (cells) => {
    const title = cells('title').slice(0, 120);
    return title === '' ? { reason: 'has no title' } : { label: title, key: title, value: { title, body: cells('body').slice(0, 5_000) } };
  },
  existing: (db, keys) => contracts.idsByText(db, { column: 'title', texts: keys }),
});
