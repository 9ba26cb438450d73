import { usePlugin } from '@butterfly/plugin-sdk/react';
import { personName } from '@butterfly/ui-kit/labels';
import { withFilter, type ListMemory, type Selection } from '@butterfly/ui-kit/list';
import { Button } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { ArchiveFilter, RecordListPage, type ListFilters, type RecordList } from '../list';
import { PeopleFilters, personHref } from '../people';
import { PeopleTabs } from './people-tabs';
import type { PeopleWords } from './people-words';
import type { PersonRow } from './person-row';
import { usePeopleColumns } from './use-people-columns';
import '../styles/people.css';

interface PeopleListPageProps<R extends PersonRow> {
  readonly list: RecordList<R>;
  readonly words: PeopleWords;
  readonly memory?: ListMemory;
  /** What can be done with the picked ones. */
  readonly bulk?: (selection: Selection) => ReactNode;
  /** Path of the CSV; offered to whoever may export. */
  readonly exportPath?: string | undefined;
  /** Between the head and the list: an undo note, lists of people. */
  readonly children?: ReactNode;
}

/**
 * The one list of all people: its tabs, columns, search and filters. New contacts and the import are offered where there is a pipeline to
 * take them; what else is handed in differs by who draws it.
 *
 * @example <PeopleListPage list={useRecordList({ shape: peopleShape, queryKey: ['contacts'], load: crm.listContacts })} words={words} bulk={bulk} />
 */
export function PeopleListPage<R extends PersonRow>({ list, words, memory, bulk, exportPath, children }: PeopleListPageProps<R>) {
  const { nav } = usePlugin();
  const { state, setState } = list;
  const columns = usePeopleColumns<R>({
    words,
    onTag: useCallback((tag: string) => setState(withFilter(state, 'tag', tag)), [state, setState]),
    choosable: memory !== undefined,
  });
  const newHref = nav.linkTo?.('tenant_crm.new_contact', {});
  const importHref = nav.linkTo?.('tenant_crm.import', {});
  return (
    <RecordListPage
      eyebrow="Address book"
      title="Contacts"
      meta={<PeopleTabs />}
      list={list}
      noun="contacts"
      searchHint="Name, e-mail or phone"
      columns={columns}
      nameOf={personName}
      hrefOf={(row) => personHref(nav, row)}
      create={newHref ? { label: 'New contact', href: newHref } : undefined}
      {...(importHref && { importHref: `${importHref}?entity=contacts` })}
      {...(exportPath && { exportPath })}
      {...(memory && { memory })}
      {...(bulk && { bulk })}
      filters={(filter) => <Filters words={words} {...filter} />}
      empty={{
        drawing: 'seedling',
        title: 'Your address book starts here',
        text: newHref ? 'Add the first person, or bring a list along as CSV.' : 'People who are added or imported appear here.',
      }}
    >
      {children}
    </RecordListPage>
  );
}

function Filters({ words, ...filter }: ListFilters & { words: PeopleWords }) {
  const { state, onState } = filter;
  const { tag, organization } = state.filters;
  return (
    <>
      <PeopleFilters kinds={words.kinds} consents={words.consentEmail} {...filter} />
      {tag && (
        <Button onClick={() => onState(withFilter(state, 'tag', ''))} aria-label={`Do not filter by the tag ${tag}`}>
          Tag: {tag} ×
        </Button>
      )}
      {organization && (
        <Button onClick={() => onState(withFilter(state, 'organization', ''))} aria-label="Do not filter by the organization">
          One organization ×
        </Button>
      )}
      <ArchiveFilter {...filter} />
    </>
  );
}
