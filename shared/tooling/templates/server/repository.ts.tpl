import type { Note, NoteQuery } from '@butterfly/contracts/{{id}}';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

export const notes = new RecordTable<Note>({
  name: '{{id}}_note',
  reads: { id: true, title: true, body: true, created_at: true, updated_at: true, archived_at: true, version: true },
  writes: { title: 'text', body: 'text' },
});

const ORDERS: Readonly<Record<NoteQuery['ordering'], string>> = {
  title: 'lower(title), id', '-title': 'lower(title) desc, id desc', updated_at: 'updated_at, id', '-updated_at': 'updated_at desc, id desc',
};

export function notePage(db: Db, query: NoteQuery): Promise<CountedPage<Note>> {
  const filter = new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `(title ilike ${at}::text or body ilike ${at}::text)`, query.search && likePattern(query.search))
    .build();
  return countedPage<Note>(db, { table: notes.name, columns: notes.columns, filter, order: ORDERS[query.ordering], query });
}
