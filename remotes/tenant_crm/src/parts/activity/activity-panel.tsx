import type { Subject } from '@butterfly/contracts/tenant_crm';
import { Tabs } from 'antd';
import type { RecordKind, SavedRecord } from '../record/record-kind';
import { useFieldWords } from '../record/field-words';
import { FilesPanel } from './files-panel';
import { NotesPanel } from './notes-panel';
import { TimelineList } from './timeline-list';

interface ActivityPanelProps<R extends SavedRecord, P extends object> {
  readonly kind: RecordKind<R, P>;
  readonly subject: Subject;
}

/**
 * The right side of a record: notes, files, and everything that happened.
 *
 * @example
 * <ActivityPanel kind={contactKind} subject={{ subject_type: 'contact', subject_id: contact.id }} />
 */
export function ActivityPanel<R extends SavedRecord, P extends object>({ kind, subject }: ActivityPanelProps<R, P>) {
  const words = useFieldWords(kind);
  return (
    <section className="crm-panel crm-activity" aria-label="Activity">
      <Tabs
        items={[
          { key: 'notes', label: 'Notes', children: <NotesPanel subject={subject} /> },
          { key: 'files', label: 'Files', children: <FilesPanel subject={subject} /> },
          { key: 'timeline', label: 'What happened', children: <TimelineList subject={subject} words={words} /> },
        ]}
      />
    </section>
  );
}
