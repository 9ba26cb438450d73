import type { NewRequest } from '@butterfly/contracts/client_requests';
import { importField } from '../../platform/records/csv-in/import-kind';
import { tableImport } from '../../platform/records/csv-in/table-import';
import { requests } from './repository';

/** How the row of a table becomes a request. */
export const requestImport = tableImport<Awaited<ReturnType<typeof requests.read>>, NewRequest>({
  table: requests,
  away: 'archived_at',
  fields: [importField('title', 'Title', ['name'], true), importField('body', 'Text', ['body', 'description'])],
  read: (cells) => {
    const title = cells('title').slice(0, 120);
    return title === '' ? { reason: 'has no title' } : { label: title, key: title, value: { title, body: cells('body').slice(0, 5_000) } };
  },
  existing: (db, keys) => requests.idsByText(db, { column: 'title', texts: keys }),
});
