import { isOpen, outstanding, states, type ContractRow } from '@butterfly/contracts/contract';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { StateTag } from '../text/state-tag';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['state'] };
const queryKey = [...keys.contracts, 'list'];
const nameOf = ({ title }: ContractRow) => title;

/** Who still has to sign; nobody where nobody can. */
const waiting = (contract: ContractRow): string =>
  isOpen(contract.state)
    ? outstanding(contract)
        .map(({ name }) => name)
        .join(', ')
    : '';

/** All contracts, and who still has to sign. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList<ContractRow>({ shape, queryKey, load: api.listContracts });
  return (
    <RecordListPage
      title="Contracts"
      meta={<Link to={nav.href('templates')}>Templates and clauses</Link>}
      list={list}
      noun="contracts"
      searchHint="Title, or a word of what was sent"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ project_id }) => nav.href('project', { projectId: project_id })}
      memory={useSavedViews(recordViews, 'contract.contract')}
      filters={(filter) => <FilterSelect name="state" label="State" all="Any state" options={optionsOf(states)} {...filter} />}
      empty={{ drawing: 'sprig', title: 'No contract yet', text: 'Open a project’s contract, or write a template first.' }}
    />
  );
}

function useColumns(): readonly ListColumn<ContractRow>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<ContractRow>({
        id: 'title',
        label: 'Contract',
        sort: 'title',
        nameOf,
        hrefOf: ({ project_id }) => nav.href('project', { projectId: project_id }),
      }),
      { id: 'state', label: 'State', cell: ({ state }) => <StateTag state={state} /> },
      { id: 'waiting', label: 'Still to sign', cell: waiting },
      { id: 'project', label: 'Project', kind: 'minor', cell: ({ project_name: name }) => name },
      changedColumn(),
    ],
    [nav],
  );
}
