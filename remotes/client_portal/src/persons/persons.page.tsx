import type { Person } from '@butterfly/contracts/client_portal';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../client_portal.client';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['archived'] };
const queryKey = [...keys.persons, 'list'];
const nameOf = ({ title }: Person) => title;

/** The persons of the studio. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: api.listPersons });
  return (
    <RecordListPage
      title="Client portal"
      list={list}
      noun="persons"
      searchHint="Title or text"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('person', { personId: id })}
      create={{ label: 'New person', href: nav.href('new_person') }}
      importHref={nav.href('import')}
      exportPath="/api/client_portal/persons/export.csv/"
      memory={useSavedViews(recordViews, 'client_portal.person')}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: 'No persons yet', text: 'Write down what the next person has to know.' }}
    />
  );
}

function useColumns(): readonly ListColumn<Person>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Person>({ id: 'title', label: 'Title', sort: 'title', nameOf, hrefOf: ({ id }) => nav.href('person', { personId: id }) }),
      changedColumn(),
    ],
    [nav],
  );
}
