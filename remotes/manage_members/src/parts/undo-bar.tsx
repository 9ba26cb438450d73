import { Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';

/** What was just taken away, and the way back. Stays until something else happens. */
export function UndoBar({ text, busy, onUndo, onClose }: { text: string; busy: boolean; onUndo: () => void; onClose: () => void }) {
  return (
    <div className="mm-undo" role="status">
      <span>{text}</span>
      <Button size="small" loading={busy} icon={<Icon name="undo" size={16} />} onClick={onUndo}>Undo</Button>
      <Button size="small" type="text" aria-label="Close" icon={<Icon name="close" size={16} />} onClick={onClose} />
    </div>
  );
}
