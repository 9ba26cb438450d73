import { ActivityPanel, TimelineList } from '@butterfly/record-kit/activity';
import { FilesPanel } from '@butterfly/record-kit/files';
import { NoteComposer, NotesPanel, NoteText } from '@butterfly/record-kit/notes';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { useFieldLabels } from '@butterfly/record-kit/record';
import { Part } from '../part';
import { customValues, members, sampleSources } from '../samples/sample-sources';
import { venueKind } from '../samples/sample-venue';

const subject = { subject_type: 'venue', subject_id: 1 };
const kind = venueKind(false);
const parts = { ...sampleSources, comments: sampleSources.notes, custom: customValues };

export function ActivitySection() {
  const labels = useFieldLabels(kind);
  return (
    <div className="gallery-grid">
      <Part name="ActivityPanel">
        <ActivityPanel kind={kind} subject={subject} sources={sampleSources} />
      </Part>
      <Part name="RecordPanels" wide>
        <RecordPanels type="gallery.venue" id={3} parts={parts} labels={{ capacity: 'Capacity' }} />
      </Part>
      <Part name="TimelineList">
        <TimelineList source={sampleSources.activity} members={members} subject={subject} labels={labels} />
      </Part>
      <Part name="FilesPanel">
        <FilesPanel source={sampleSources.files} members={members} subject={subject} />
      </Part>
      <Part name="NotesPanel">
        <NotesPanel source={sampleSources.notes} members={members} subject={{ ...subject, subject_id: 2 }} />
      </Part>
      <Part name="NoteComposer">
        <NoteComposer
          name="sample"
          label="A note"
          members={members}
          submit="Save note"
          busy={false}
          onSubmit={() => Promise.resolve(true)}
        />
      </Part>
      <Part name="NoteText">
        <NoteText body={'**Peonies**, *no* lilies; ask @[Ada Berg](2).\n\n- two arches\n- https://example.com'} />
      </Part>
    </div>
  );
}
