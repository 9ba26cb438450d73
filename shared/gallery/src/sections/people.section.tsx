import { ArchiveFilter, MemberFilter, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import {
  ConsentHistory,
  ConsentPanel,
  PeopleFilters,
  ReachButtons,
  type ConsentChannel,
  type ConsentEntry,
} from '@butterfly/record-kit/people';
import type { ListShape } from '@butterfly/ui-kit/list';
import { useState } from 'react';
import { Part } from '../part';
import { answerOf } from '../samples/answer';
import { members } from '../samples/sample-sources';

interface Person {
  readonly id: number;
  readonly name: string;
}

const SHAPE: ListShape = { orderings: ['name'], ordering: 'name', filters: ['archived', 'owner', 'kind', 'consent_email', 'project'] };
const PEOPLE: readonly Person[] = [
  { id: 1, name: 'Imani Okafor' },
  { id: 2, name: 'Jonas Marlow' },
];
const columns = [nameColumn<Person>({ id: 'name', label: 'Name', nameOf: ({ name }) => name, hrefOf: () => '/' })];
const channels: readonly ConsentChannel[] = [
  {
    id: 'email',
    label: 'E-mail',
    question: 'May you write to them?',
    states: { unknown: 'Not asked yet', granted: 'Agreed', withdrawn: 'Withdrawn' },
  },
];
const asked: ConsentEntry = {
  id: 1,
  channel: 'email',
  state: 'granted',
  source: 'Web form',
  proof: 'Ticked the box',
  at: '2027-03-02T15:04:00Z',
  ip: null,
  by_id: 1,
};

export function PeopleSection() {
  const [entries, setEntries] = useState([asked]);
  const list = useRecordList<Person>({
    shape: SHAPE,
    queryKey: ['sample people'],
    load: () => answerOf({ count: PEOPLE.length, results: [...PEOPLE] }),
  });
  const state = entries[0]?.state ?? 'unknown';
  return (
    <div className="gallery-grid">
      <Part name="RecordListPage, ArchiveFilter, MemberFilter, PeopleFilters" wide>
        <RecordListPage
          title="People"
          noun="people"
          searchHint="Name"
          list={list}
          columns={columns}
          nameOf={({ name }) => name}
          hrefOf={() => null}
          empty={{ title: 'Nobody yet', text: 'People you work with stand here.' }}
          filters={(filter) => (
            <>
              <ArchiveFilter {...filter} />
              <MemberFilter source={members} name="owner" label="Owner" all="Everybody" {...filter} />
              <PeopleFilters
                kinds={{ client: 'Client', vendor: 'Vendor' }}
                consents={{ granted: 'Agreed', unknown: 'Not asked yet' }}
                {...filter}
              />
            </>
          )}
        />
      </Part>
      <Part name="ReachButtons">
        <ReachButtons name="Imani Okafor" number="+15185550142" email="imani@mail.example" />
      </Part>
      <Part name="ConsentPanel, ConsentHistory">
        <ConsentPanel
          contactId={1}
          channels={channels}
          states={{ email: state }}
          disabled={false}
          onRecord={async (change) => setEntries([{ ...asked, ...change, id: entries.length + 1 }, ...entries])}
        >
          <ConsentHistory channels={channels} entries={entries} nameOf={() => 'Mara Rosales'} />
        </ConsentPanel>
      </Part>
    </div>
  );
}
