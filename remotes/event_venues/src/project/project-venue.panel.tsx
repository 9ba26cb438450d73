import { checkVenue, windowOn, type ProjectVenue } from '@butterfly/contracts/event_venues';
import type { PluginSlots } from '@butterfly/contracts/core';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys } from '../event_venues.client';
import { windowText } from '../parts/rule-text';
import { useWayText } from '../way/use-way';
import { Findings } from './findings';
import { Checklist } from './checklist';
import { PickVenue } from './pick-venue';
import { SetUp } from './set-up';

/** Where the event is held, on the page of its project: what the place allows, held against what is planned. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const found = useQuery({
    queryKey: keys.project(projectId),
    queryFn: async ({ signal }) => (await api.getProjectVenue({ params: { projectId: String(projectId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Venue of the project">
      <h2>Venue</h2>
      <Loaded query={found} what="the venue" kind="form">
        {(place) => (place.venue === null ? <PickVenue place={place} /> : <Placed place={place} venue={place.venue} />)}
      </Loaded>
    </section>
  );
}

function Placed({ place, venue }: { place: ProjectVenue; venue: NonNullable<ProjectVenue['venue']> }) {
  const { nav, ui } = usePlugin();
  const { project_id: projectId, event_date: day, start_time: start, placing, uses } = place;
  const leave = useAction<undefined, unknown>({
    run: () => api.displaceProject({ params: { projectId: String(projectId) } }),
    invalidates: [keys.projects, keys.venues],
  });
  const way = useWayText()(venue);
  const { setup_minutes, crew, note } = placing ?? { setup_minutes: 0, crew: 1, note: '' };
  const moveOut = async () => {
    const text = `What is to be remembered of ${venue.name} is lost: “${note}”`;
    if (note === '' || (await ui.confirm({ title: 'Held elsewhere?', text, ok: 'Held elsewhere' }))) leave.go(undefined);
  };
  const window = day === null ? undefined : windowOn(venue.windows, day);
  return (
    <>
      <p className="ev-line-head">
        <Link to={nav.href('venue', { venueId: venue.id })}>{venue.name}</Link>
      </p>
      <p className="bf-soft">
        {[venue.address, window && windowText({ ...window, weekday: null }, false).replace('Every day', 'open')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {way !== null && <p className="bf-figures">{way}</p>}
      <Findings found={checkVenue(venue, { event_date: day, start_time: start?.slice(0, 5) ?? null, setup_minutes, crew, uses })} />
      <SetUp place={place} />
      <p className="ev-panel-foot">
        <Link to={nav.href('venue_events', { id: venue.id })}>Other events there</Link>
        <Checklist projectId={projectId} venue={venue} />
        <Button size="small" loading={leave.busy} onClick={() => void moveOut()}>
          Held elsewhere
        </Button>
      </p>
    </>
  );
}
