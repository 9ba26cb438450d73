import type { ProjectVenue, Venue } from '@butterfly/contracts/event_venues';
import { useAction } from '@butterfly/plugin-sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../event_venues.client';

/** No place yet: what the CRM says becomes one in a click, or one that is known is picked. */
export function PickVenue({ place: { project_id: projectId, venue_text: said, suggested } }: { place: ProjectVenue }) {
  const params = { projectId: String(projectId) };
  const invalidates = [keys.projects, keys.venues];
  const put = useAction<number, unknown>({ run: (venue_id) => api.placeProject({ params, body: { venue_id } }), invalidates });
  const add = useAction<string, { data: Venue }>({
    run: (name) => api.createVenue({ body: { name } }),
    invalidates,
    onSuccess: ({ data }) => put.go(data.id),
  });
  const busy = put.busy || add.busy;
  return (
    <>
      {said !== '' && <p>The pipeline says “{said}”.</p>}
      <p className="ev-buttons bf-wraps">
        {suggested.map(({ id, name }) => (
          <Button key={id} type="primary" size="small" loading={busy} onClick={() => put.go(id)}>
            It is {name}
          </Button>
        ))}
        {said !== '' && suggested.length === 0 && (
          <Button type="primary" size="small" loading={busy} onClick={() => add.go(said.slice(0, 120))}>
            Make “{said.slice(0, 40)}” a venue
          </Button>
        )}
      </p>
      <VenueSelect busy={busy} onPick={put.go} />
    </>
  );
}

function VenueSelect({ busy, onPick }: { busy: boolean; onPick: (id: number) => void }) {
  const [search, setSearch] = useState('');
  const found = useQuery({
    queryKey: [...keys.list, 'pick', search],
    queryFn: async ({ signal }) => (await api.listVenues({ query: { search, page: 1, page_size: 20 }, signal })).data.results,
    placeholderData: keepPreviousData,
  });
  return (
    <Select<number>
      className="ev-pick"
      aria-label="Pick a venue"
      placeholder="Pick a venue"
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={found.isFetching || busy}
      options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onPick}
    />
  );
}
