import { venueKinds, type Venue } from '@butterfly/contracts/event_venues';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EditableCount, EditableText } from '@butterfly/record-kit/fields';
import { RecordPanels } from '@butterfly/record-kit/panels';
import {
  ArchivedBanner,
  RecordBanners,
  RecordLoader,
  RecordMeta,
  RecordTitle,
  useArchiveActions,
  useRecordEditor,
} from '@butterfly/record-kit/record';
import { PageHeader } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api } from '../event_venues.client';
import { labels, venueKind } from './venue-kind';
import { WayPanel } from '../way/way-panel';
import { VenueLists } from './venue-lists';

const calls = { archive: api.archiveVenue, restore: api.restoreVenue };

export function Page() {
  const { venueId = '' } = useParams();
  const { nav } = usePlugin();
  const kind = useMemo(() => venueKind(venueId), [venueId]);
  return (
    <RecordLoader kind={kind} id={venueId} list={{ href: nav.href('list'), label: 'All venues' }}>
      {(venue) => <OneVenue key={venueId} id={venueId} venue={venue} kind={kind} />}
    </RecordLoader>
  );
}

function OneVenue({ id, venue, kind }: { id: string; venue: Venue; kind: ReturnType<typeof venueKind> }) {
  const { nav } = usePlugin();
  const mayArchive = useFeature('delete_records');
  const editor = useRecordEditor(kind, id);
  const archiving = useArchiveActions({ id: venue.id, calls, onSaved: editor.replaced });
  const disabled = venue.archived_at !== null;
  const of = { record: venue, editor, disabled };
  const events = `${venue.project_count} ${venue.project_count === 1 ? 'event' : 'events'} there`;
  return (
    <article className="bf-page bf-record">
      <PageHeader
        eyebrow={<Link to={nav.href('list')}>Venues</Link>}
        title={<RecordTitle title={venue.name} label="Name of the venue" disabled={disabled} onSave={(name) => editor.save({ name })} />}
        meta={
          <RecordMeta editor={editor}>
            <span>{venueKinds[venue.kind]}</span>
            <Link to={nav.href('venue_events', { id: venue.id })}>{events}</Link>
          </RecordMeta>
        }
        actions={
          !disabled &&
          mayArchive && (
            <Button loading={archiving.isPending} onClick={() => archiving.mutate('archive')}>
              Archive
            </Button>
          )
        }
      />
      <ArchivedBanner
        archived_at={venue.archived_at}
        deleted_at={null}
        busy={archiving.isPending}
        onUndo={() => archiving.mutate('restore')}
      />
      <RecordBanners kind={kind} editor={editor} />
      <div className="bf-record-columns">
        <div className="bf-panels">
          <section className="bf-panel" aria-label="Facts">
            <dl className="bf-record-fields">
              <EditableText {...of} name="address" label="Address" placeholder="Add the address" />
              <EditableText {...of} name="website" label="Website" placeholder="Add the website" />
              <EditableCount
                {...of}
                name="capacity_seated"
                label="Seats"
                placeholder="How many sit"
                problem="This is not a number of seats"
              />
              <EditableCount
                {...of}
                name="capacity_standing"
                label="Standing"
                placeholder="How many stand"
                problem="This is not a number of guests"
              />
              <EditableText {...of} name="notes" label="What to know" placeholder="Gate code, parking, who to ask" />
            </dl>
          </section>
          <RecordPanels type="event_venues.venue" id={venue.id} labels={labels} />
        </div>
        <div className="bf-panels">
          <WayPanel venue={venue} disabled={disabled} onSave={editor.save} />
          <VenueLists venue={venue} disabled={disabled} onSave={editor.save} />
        </div>
      </div>
    </article>
  );
}
