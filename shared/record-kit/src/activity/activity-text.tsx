import type { ReactNode } from 'react';
import type { FieldLabels } from '../record/use-field-labels';
import type { ActivityTeller, RecordActivity } from './activity-source';

interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const plain: Readonly<Record<string, string>> = {
  created: 'Created',
  archived: 'Put into the archive',
  unarchived: 'Taken out of the archive',
  deleted: 'Deleted',
  restored: 'Brought back',
  merged: 'Merged with a duplicate',
  consent: 'Consent changed',
  linked: 'Person added',
  unlinked: 'Person taken away',
};

/** Kinds that name a note or a file, with the detail that holds its name. */
const named: Readonly<Record<string, readonly [label: string, detail: string]>> = {
  edited: ['Changed', 'words'],
  note_added: ['Note', 'words'],
  note_removed: ['Note deleted', 'words'],
  comment_added: ['Comment', 'words'],
  comment_removed: ['Comment deleted', 'words'],
  file_added: ['File added', 'name'],
  file_removed: ['File removed', 'name'],
};

interface ActivityTextProps {
  readonly activity: RecordActivity;
  readonly labels: FieldLabels;
  readonly teller: ActivityTeller | undefined;
}

/** What one line of a timeline says. */
export function ActivityText({ activity, labels, teller }: ActivityTextProps) {
  const { kind, details } = activity;
  if (teller) return <teller.Text activity={activity} />;
  if (kind === 'changed') return <Changes changes={changesOf(details['changes'])} labels={labels} />;
  const [label, detail] = named[kind] ?? [];
  if (label && detail)
    return (
      <>
        {label}: {textOf(details[detail])}
      </>
    );
  return <>{plain[kind] ?? kind.replaceAll('_', ' ')}</>;
}

function Changes({ changes, labels }: { changes: readonly Change[]; labels: FieldLabels }) {
  const lines: ReactNode[] = changes.map(({ field, from, to }) => (
    <span key={field} className="bf-change">
      {labels.label(field)}: <s>{labels.value(field, from)}</s> <span aria-label="became">→</span> {labels.value(field, to)}
    </span>
  ));
  return <>{lines}</>;
}

function changesOf(value: unknown): readonly Change[] {
  return Array.isArray(value) ? value.filter((one): one is Change => typeof one === 'object' && one !== null && 'field' in one) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
