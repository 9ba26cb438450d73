import { DateText, Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { ClashPanel } from './clash-panel';
import { useFieldWords } from './field-words';
import type { RecordKind, SavedRecord } from './record-kind';
import type { RecordEditor } from './use-record-editor';

interface RecordNotesProps<R extends SavedRecord, P extends object> {
  readonly kind: RecordKind<R, P>;
  readonly editor: RecordEditor<R, P>;
}

/** What two people at one record must know: a clash to decide, or what was merged without a question. */
export function RecordNotes<R extends SavedRecord, P extends object>({ kind, editor }: RecordNotesProps<R, P>) {
  const { label, memberName } = useFieldWords(kind);
  const { clash, merged } = editor;
  if (clash) return <ClashPanel key={clash.at} kind={kind} clash={clash} onChoose={editor.choose} />;
  if (!merged) return null;
  const who = (merged.by !== null && memberName(merged.by)) || 'Somebody else';
  return (
    <div className="crm-note" role="status">
      <Icon name="info" />
      <p>{who} saved this {kind.noun} at <DateText value={merged.at} as="time" />{merged.others.length > 0 && <> and changed {listed(merged.others.map(label))}</>}. Both changes are kept.</p>
      <Button onClick={editor.dismiss}>All right</Button>
    </div>
  );
}

function listed(labels: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels.map((label) => label.toLowerCase()));
}
