import type { Contract, ContractQuery } from '@butterfly/contracts/contract';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

export const contracts = new RecordTable<Contract>({
  name: 'contract_contract',
  reads: { id: true, title: true, body: true, created_at: true, updated_at: true, archived_at: true, version: true },
  writes: { title: 'text', body: 'text' },
});

const ORDERS: Readonly<Record<ContractQuery['ordering'], string>> = {
  title: 'lower(title), id',
  '-title': 'lower(title) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export const contractFilter = ({ archived, search }: Pick<ContractQuery, 'archived' | 'search'>): Filter =>
  new FilterBuilder([archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `(title ilike ${at}::text or body ilike ${at}::text)`, search && likePattern(search))
    .build();

export function contractPage(db: Db, query: ContractQuery): Promise<CountedPage<Contract>> {
  const filter = contractFilter(query);
  return countedPage<Contract>(db, { table: contracts.name, columns: contracts.columns, filter, order: ORDERS[query.ordering], query });
}
