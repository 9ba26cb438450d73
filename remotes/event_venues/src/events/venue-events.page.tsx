import type { VenueProject } from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader, useFormats } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Season } from './season';
import { api, keys } from '../event_venues.client';

/** What was done at a venue, and what was learnt there. */
export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const venue = useQuery({
    queryKey: [...keys.events(id), 'venue'],
    queryFn: async ({ signal }) => (await api.getVenue({ params: { id }, signal })).data,
  });
  const events = useQuery({
    queryKey: keys.events(id),
    queryFn: async ({ signal }) => (await api.listVenueProjects({ params: { id }, signal })).data,
  });
  return (
    <div className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('venue', { venueId: id })}>{venue.data?.name ?? 'Venue'}</Link>} title="Events there" />
      <Loaded query={events} what="the events" kind="table">
        {(projects) =>
          projects.length === 0 ? (
            <EmptyState drawing="wreath" title="No event here yet" text="Say on the page of a project that it is held here." />
          ) : (
            <>
              <Season events={projects} />
              <ol className="ev-events">
                {projects.map((project) => (
                  <li key={project.project_id}>
                    <EventLine project={project} />
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

const SHOWN = 4;

/** @example piecesText(['Arch', 'Bouquet']) // '2 pieces: Arch, Bouquet' */
function piecesText(pieces: readonly string[]): string {
  const more = pieces.length - SHOWN;
  const names = pieces.slice(0, SHOWN).join(', ');
  return `${pieces.length} ${pieces.length === 1 ? 'piece' : 'pieces'}: ${names}${more > 0 ? ` and ${more} more` : ''}`;
}

function EventLine({ project }: { project: VenueProject }) {
  const { nav } = usePlugin();
  const format = useFormats();
  const href = nav.linkTo?.('tenant_crm.project', { id: project.project_id });
  return (
    <>
      <time className="bf-soft bf-figures">{project.event_date === null ? 'No day yet' : format.day(project.event_date)}</time>
      <div>
        <p className="ev-line-head">{href ? <Link to={href}>{project.name}</Link> : project.name}</p>
        {project.pieces.length > 0 && <p className="bf-soft">{piecesText(project.pieces)}</p>}
        {project.note !== '' && <p>{project.note}</p>}
      </div>
    </>
  );
}
