import type { New{{Record}} } from '@butterfly/contracts/{{id}}';
import { importField } from '../../platform/records/csv-in/import-kind';
import { tableImport } from '../../platform/records/csv-in/table-import';
import { {{records}} } from './repository';

/** How the row of a table becomes {{a}} {{record}}. */
export const {{record}}Import = tableImport<Awaited<ReturnType<typeof {{records}}.read>>, New{{Record}}>({
  table: {{records}},
  away: 'archived_at',
  fields: [importField('title', 'Title', ['name'], true), importField('body', 'Text', ['body', 'description'])],
  read: (cells) => {
    const title = cells('title').slice(0, 120);
    return title === '' ? { reason: 'has no title' } : { label: title, key: title, value: { title, body: cells('body').slice(0, 5_000) } };
  },
  existing: (db, keys) => {{records}}.idsByText(db, { column: 'title', texts: keys }),
});
