import { ruleTopics, venueKinds, type Venue } from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, changedColumn, countColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../event_venues.client';
import { VenueMap } from '../map/venue-map';
import { forbiddenText } from '../parts/rule-text';

const shape: ListShape = { orderings: ['name', 'updated_at'], ordering: 'name', filters: ['kind', 'restricts', 'archived'] };
const nameOf = ({ name }: Venue) => name;

export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList<Venue>({ shape, queryKey: keys.list, load: api.listVenues });
  return (
    <RecordListPage
      title="Venues"
      list={list}
      noun="venues"
      searchHint="Name, address or a word of the notes"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('venue', { venueId: id })}
      create={{ label: 'New venue', href: nav.href('new_venue') }}
      importHref={nav.href('import')}
      exportPath="/api/event_venues/venues/export.csv/"
      memory={useSavedViews(recordViews, 'event_venues.venue')}
      filters={(filter) => (
        <>
          <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(venueKinds)} {...filter} />
          <FilterSelect name="restricts" label="Rule" all="Any rules" options={optionsOf(ruleTopics)} {...filter} />
          <ArchiveFilter {...filter} />
        </>
      )}
      empty={{ drawing: 'wreath', title: 'No venue yet', text: 'The places you work at, with what they allow and when you may be inside.' }}
    >
      <VenueMap venues={list.answer.data?.results ?? null} />
    </RecordListPage>
  );
}

function useColumns(): readonly ListColumn<Venue>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Venue>({ id: 'name', label: 'Name', sort: 'name', nameOf, hrefOf: ({ id }) => nav.href('venue', { venueId: id }) }),
      { id: 'kind', label: 'Kind', kind: 'minor', cell: ({ kind }) => venueKinds[kind] },
      { id: 'rules', label: 'Forbidden', cell: forbiddenText },
      { id: 'address', label: 'Address', kind: 'minor', cell: ({ address }) => address },
      countColumn<Venue>('seats', 'Seats', ({ capacity_seated: seats }) => seats ?? 0),
      countColumn<Venue>('events', 'Events', ({ project_count: count }) => count),
      changedColumn(),
    ],
    [nav],
  );
}
