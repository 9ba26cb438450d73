import { DateText, Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { ConflictPanel } from './conflict-panel';
import type { RecordKind, SavedRecord } from './record-kind';
import { useFieldLabels } from './use-field-labels';
import type { RecordEditor } from './use-record-editor';

interface RecordBannersProps<R extends SavedRecord, P extends object> {
  readonly kind: RecordKind<R, P>;
  readonly editor: RecordEditor<R, P>;
}

/**
 * What two people at one record must know: a conflict to decide, or what was merged without a question.
 *
 * @example <RecordBanners kind={contactKind} editor={editor} />
 */
export function RecordBanners<R extends SavedRecord, P extends object>({ kind, editor }: RecordBannersProps<R, P>) {
  const { label, memberName } = useFieldLabels(kind);
  const { conflict, merged } = editor;
  if (conflict) return <ConflictPanel key={conflict.at} kind={kind} conflict={conflict} onChoose={editor.choose} />;
  if (!merged) return null;
  const who = (merged.by !== null && memberName(merged.by)) || 'Somebody else';
  return (
    <div className="bf-banner" role="status">
      <Icon name="info" />
      <p>
        {who} saved this {kind.noun} at <DateText value={merged.at} as="time" />
        {merged.others.length > 0 && <> and changed {listed(merged.others.map(label))}</>}. Both changes are kept.
      </p>
      <Button onClick={editor.dismiss}>All right</Button>
    </div>
  );
}

function listed(labels: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels.map((label) => label.toLowerCase()));
}
