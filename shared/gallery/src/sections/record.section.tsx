import { PageHeader, StatusTag } from '@butterfly/ui-kit';
import { EditableField } from '@butterfly/record-kit/fields';
import { ArchivedBanner, RecordBanners, RecordLoader, RecordMeta, RecordTitle, useRecordEditor } from '@butterfly/record-kit/record';
import { Button } from 'antd';
import { Part } from '../part';
import { venueKind, type Venue } from '../samples/sample-venue';

const quiet = venueKind(false);
const disputed = venueKind(true);

export function RecordSection() {
  return (
    <div className="gallery-grid">
      <Part name="RecordLoader, RecordTitle, RecordMeta" wide>
        <RecordLoader kind={quiet} id="1" list={{ href: '/', label: 'All venues' }}>
          {(venue) => <VenueRecord venue={venue} />}
        </RecordLoader>
      </Part>
      <Part name="RecordBanners" wide>
        <RecordLoader kind={disputed} id="1" list={{ href: '/', label: 'All venues' }}>
          {() => <Disputed />}
        </RecordLoader>
      </Part>
      <Part name="ArchivedBanner" wide>
        <ArchivedBanner archived_at="2027-03-02T15:04:00Z" deleted_at={null} busy={false} onUndo={() => undefined} />
      </Part>
    </div>
  );
}

function VenueRecord({ venue }: { venue: Venue }) {
  const editor = useRecordEditor(quiet, '1');
  const takeGuests = (text: string) =>
    Number.isInteger(Number(text)) ? (editor.save({ capacity: Number(text) }), null) : 'This is not a number of guests';
  return (
    <article className="bf-record">
      <PageHeader
        eyebrow="Venues"
        title={<RecordTitle title={venue.name} label="Name of the venue" disabled={false} onSave={(name) => editor.save({ name })} />}
        meta={
          <RecordMeta editor={editor}>
            <StatusTag tone="eucalyptus">Open</StatusTag>
          </RecordMeta>
        }
      />
      <dl className="bf-record-fields">
        <EditableField
          label="Guests"
          inputMode="numeric"
          text={String(venue.capacity)}
          shown={venue.capacity}
          placeholder="Add the number"
          disabled={false}
          onCommit={takeGuests}
        />
      </dl>
    </article>
  );
}

/** A colleague saves first: the button shows what the person is asked then. */
function Disputed() {
  const editor = useRecordEditor(disputed, '1');
  return (
    <>
      <RecordBanners kind={disputed} editor={editor} />
      {!editor.conflict && <Button onClick={() => editor.save({ capacity: 160 })}>Change what a colleague has changed</Button>}
    </>
  );
}
