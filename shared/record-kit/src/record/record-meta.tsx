import { SaveState } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import type { RecordEditor } from './use-record-editor';

interface RecordMetaProps {
  readonly editor: Pick<RecordEditor<never, never>, 'retry' | 'status' | 'undo'>;
  /** What stands before the state of saving: a status, a kind. */
  readonly children?: ReactNode;
}

/**
 * The line below the title of a record: what it is, whether the work is safe, and the way back from the last save.
 *
 * @example <PageHeader title={name} meta={<RecordMeta editor={editor}><StatusDot tone="iris">New</StatusDot></RecordMeta>} />
 */
export function RecordMeta({ editor, children }: RecordMetaProps) {
  return (
    <div className="bf-record-meta">
      {children}
      <SaveState status={editor.status} onRetry={editor.retry} />
      {editor.undo && editor.status.kind === 'saved' && (
        <button type="button" className="bf-link" onClick={editor.undo}>
          Undo
        </button>
      )}
    </div>
  );
}
