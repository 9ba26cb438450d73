import type { {{Record}}, {{Record}}Query } from '@butterfly/contracts/{{id}}';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

export const {{records}} = new RecordTable<{{Record}}>({
  name: '{{id}}_{{record}}',
  reads: { id: true, title: true, body: true, created_at: true, updated_at: true, archived_at: true, version: true },
  writes: { title: 'text', body: 'text' },
});

const ORDERS: Readonly<Record<{{Record}}Query['ordering'], string>> = {
  title: 'lower(title), id', '-title': 'lower(title) desc, id desc', updated_at: 'updated_at, id', '-updated_at': 'updated_at desc, id desc',
};

export const {{record}}Filter = ({ archived, search }: Pick<{{Record}}Query, 'archived' | 'search'>): Filter =>
  new FilterBuilder([archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `(title ilike ${at}::text or body ilike ${at}::text)`, search && likePattern(search))
    .build();

export function {{record}}Page(db: Db, query: {{Record}}Query): Promise<CountedPage<{{Record}}>> {
  const filter = {{record}}Filter(query);
  return countedPage<{{Record}}>(db, { table: {{records}}.name, columns: {{records}}.columns, filter, order: ORDERS[query.ordering], query });
}
