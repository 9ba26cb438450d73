import type { Contract } from '@butterfly/contracts/contract';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../contract.client';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['archived'] };
const queryKey = [...keys.contracts, 'list'];
const nameOf = ({ title }: Contract) => title;

/** The contracts of the studio. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: api.listContracts });
  return (
    <RecordListPage
      title="Contract"
      list={list}
      noun="contracts"
      searchHint="Title or text"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('contract', { contractId: id })}
      create={{ label: 'New contract', href: nav.href('new_contract') }}
      importHref={nav.href('import')}
      exportPath="/api/contract/contracts/export.csv/"
      memory={useSavedViews(recordViews, 'contract.contract')}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: 'No contracts yet', text: 'Write down what the next person has to know.' }}
    />
  );
}

function useColumns(): readonly ListColumn<Contract>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Contract>({
        id: 'title',
        label: 'Title',
        sort: 'title',
        nameOf,
        hrefOf: ({ id }) => nav.href('contract', { contractId: id }),
      }),
      changedColumn(),
    ],
    [nav],
  );
}
