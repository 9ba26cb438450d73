import { venueChecklist, type Venue } from '@butterfly/contracts/event_venues';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { api } from '../event_venues.client';

/** Puts what the place asks for on the timeline of the event, once. */
export function Checklist({ projectId, venue }: { projectId: number; venue: Venue }) {
  const { nav } = usePlugin();
  const timeline = nav.linkTo?.('project_view.timeline', { projectId });
  const put = useAction<undefined, { data: { added: number } }>({
    run: () => api.addChecklist({ params: { projectId: String(projectId) } }),
    invalidates: [],
    successMessage: ({ data: { added } }) => (added === 0 ? 'All of it is on the timeline already' : `${added} more on the timeline`),
  });
  // Doors are known only with the day; without a rule or a door there is nothing to put down.
  if (!timeline || (venueChecklist(venue, null).length === 0 && venue.windows.length === 0)) return null;
  return (
    <>
      <Button size="small" loading={put.busy} onClick={() => put.go(undefined)}>
        Put its rules on the timeline
      </Button>
      <Link to={timeline}>Timeline</Link>
    </>
  );
}
