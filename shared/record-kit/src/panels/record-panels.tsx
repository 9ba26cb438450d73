import { Tabs } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { TimelineList } from '../activity/timeline-list';
import { CustomFieldsPanel } from '../custom-fields/custom-fields-panel';
import { FilesPanel } from '../files/files-panel';
import { NotesPanel } from '../notes/notes-panel';
import { recordParts, type RecordParts } from '../sources/record-parts';
import type { RecordSubject } from '../subject';

interface RecordPanelsProps {
  /** Full name of the kind of record, such as `shop.order`. */
  readonly type: string;
  readonly id: number;
  /** Comments, where a conversation is meant, or notes of the team. */
  readonly talk?: 'comments' | 'notes';
  /** Fields of the business are read and not written. */
  readonly disabled?: boolean;
  /** What a field is called in the timeline; otherwise by its name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Where all of it comes from; from the module `records` when it is not said. */
  readonly parts?: RecordParts;
  /** Further tabs, before the timeline. */
  readonly more?: readonly { readonly key: string; readonly label: string; readonly children: ReactNode }[];
}

/**
 * What hangs on a record of any plugin that declares its kind: notes or comments, fields of the business, files, and what happened.
 *
 * @example
 * <RecordPanels type="shop.order" id={order.id} labels={{ total_cents: 'Total' }} />
 */
export function RecordPanels({ type, id, talk = 'notes', disabled = false, labels, parts, more = [] }: RecordPanelsProps) {
  const subject = useMemo((): RecordSubject => ({ subject_type: type, subject_id: id }), [type, id]);
  const { members, custom, files, activity, ...texts } = useMemo(() => parts ?? recordParts(subject), [parts, subject]);
  const of = { members, subject };
  const fields = useMemo(() => fieldLabels(labels), [labels]);
  return (
    <section className="bf-panel bf-activity" aria-label="Activity">
      <Tabs
        items={[
          {
            key: talk,
            label: talk === 'notes' ? 'Notes' : 'Comments',
            children: <NotesPanel kind={talk} source={texts[talk]} {...of} />,
          },
          { key: 'fields', label: 'Fields', children: <CustomFieldsPanel source={custom} subject={subject} disabled={disabled} /> },
          { key: 'files', label: 'Files', children: <FilesPanel source={files} {...of} /> },
          ...more,
          { key: 'timeline', label: 'What happened', children: <TimelineList source={activity} labels={fields} {...of} /> },
        ]}
      />
    </section>
  );
}

function fieldLabels(labels: RecordPanelsProps['labels']) {
  return {
    label: (name: string) => labels?.[name] ?? name.replaceAll('_', ' '),
    value: (_name: string, of: unknown) => (of === null || of === '' ? '–' : String(of)),
    memberName: () => undefined,
  };
}
