import type { Request, RequestQuery } from '@butterfly/contracts/client_requests';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

export const requests = new RecordTable<Request>({
  name: 'client_requests_request',
  reads: { id: true, title: true, body: true, created_at: true, updated_at: true, archived_at: true, version: true },
  writes: { title: 'text', body: 'text' },
});

const ORDERS: Readonly<Record<RequestQuery['ordering'], string>> = {
  title: 'lower(title), id',
  '-title': 'lower(title) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export const requestFilter = ({ archived, search }: Pick<RequestQuery, 'archived' | 'search'>): Filter =>
  new FilterBuilder([archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `(title ilike ${at}::text or body ilike ${at}::text)`, search && likePattern(search))
    .build();

export function requestPage(db: Db, query: RequestQuery): Promise<CountedPage<Request>> {
  const filter = requestFilter(query);
  return countedPage<Request>(db, { table: requests.name, columns: requests.columns, filter, order: ORDERS[query.ordering], query });
}
