import { Tabs } from 'antd';
import { FilesPanel } from '../files/files-panel';
import type { FilesSource } from '../files/files-source';
import type { MembersSource } from '../members/members-source';
import { NotesPanel } from '../notes/notes-panel';
import type { NotesSource } from '../notes/notes-source';
import type { RecordKind, SavedRecord } from '../record/record-kind';
import { useFieldLabels } from '../record/use-field-labels';
import type { RecordSubject } from '../subject';
import type { ActivitySource } from './activity-source';
import { TimelineList } from './timeline-list';

/** What every record can carry, and where it comes from. */
export interface RecordSources<S extends RecordSubject = RecordSubject> {
  readonly notes: NotesSource<S>;
  readonly files: FilesSource<S>;
  readonly activity: ActivitySource<S>;
  readonly members: MembersSource;
}

interface ActivityPanelProps<R extends SavedRecord, P extends object, S extends RecordSubject> {
  readonly kind: RecordKind<R, P>;
  readonly subject: S;
  readonly sources: RecordSources<S>;
}

/**
 * The right side of a record: notes, files, and everything that happened.
 *
 * @example
 * <ActivityPanel kind={contactKind} subject={{ subject_type: 'contact', subject_id: contact.id }} sources={crmSources} />
 */
export function ActivityPanel<R extends SavedRecord, P extends object, S extends RecordSubject>({
  kind,
  subject,
  sources,
}: ActivityPanelProps<R, P, S>) {
  const labels = useFieldLabels(kind);
  const { members } = sources;
  return (
    <section className="bf-panel bf-activity" aria-label="Activity">
      <Tabs
        items={[
          { key: 'notes', label: 'Notes', children: <NotesPanel source={sources.notes} members={members} subject={subject} /> },
          { key: 'files', label: 'Files', children: <FilesPanel source={sources.files} members={members} subject={subject} /> },
          {
            key: 'timeline',
            label: 'What happened',
            children: <TimelineList source={sources.activity} members={members} subject={subject} labels={labels} />,
          },
        ]}
      />
    </section>
  );
}
