import { Button } from 'antd';
import { Icon } from '@butterfly/ui-kit';

interface UndoBarProps {
  readonly text: string;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/**
 * What was just taken away, and the way back. Stays until something else happens.
 *
 * @example
 * {removed && <UndoBar text={`${removed.name} was archived.`} busy={restore.busy} onUndo={() => restore.go(removed.id)} onClose={() => setRemoved(null)} />}
 */
export function UndoBar({ text, busy, onUndo, onClose }: UndoBarProps) {
  return (
    <div className="bf-undo" role="status">
      <p>{text}</p>
      <Button size="small" loading={busy} icon={<Icon name="undo" size={16} />} onClick={onUndo}>
        Undo
      </Button>
      <Button size="small" type="text" aria-label="Close" icon={<Icon name="close" size={16} />} onClick={onClose} />
    </div>
  );
}
