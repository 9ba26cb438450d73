import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../proposal_and_invoice.client';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['archived'] };
const queryKey = [...keys.proposals, 'list'];
const nameOf = ({ title }: Proposal) => title;

/** The proposals of the studio. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: api.listProposals });
  return (
    <RecordListPage
      title="Proposal and invoice"
      list={list}
      noun="proposals"
      searchHint="Title or text"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('proposal', { proposalId: id })}
      create={{ label: 'New proposal', href: nav.href('new_proposal') }}
      importHref={nav.href('import')}
      exportPath="/api/proposal_and_invoice/proposals/export.csv/"
      memory={useSavedViews(recordViews, 'proposal_and_invoice.proposal')}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: 'No proposals yet', text: 'Write down what the next person has to know.' }}
    />
  );
}

function useColumns(): readonly ListColumn<Proposal>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Proposal>({
        id: 'title',
        label: 'Title',
        sort: 'title',
        nameOf,
        hrefOf: ({ id }) => nav.href('proposal', { proposalId: id }),
      }),
      changedColumn(),
    ],
    [nav],
  );
}
