import { Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

interface Undoable {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** Says what was done to several records at once and takes it back; stays until it is used or put away. */
export function useUndoNote(): { note: ReactNode; show: (done: Undoable) => void } {
  const [done, setDone] = useState<Undoable | null>(null);
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    // The undo tells its own failure; the note then stays, so that it can be tried again.
    const worked = await done?.undo().then(() => true, () => false);
    setBusy(false);
    if (worked) setDone(null);
  };
  const note = done && (
    <div className="crm-note" role="status">
      <Icon name="check" />
      <p>{done.text}</p>
      <Button loading={busy} onClick={() => void takeBack()}>Undo</Button>
      <Button type="text" aria-label="Put this note away" icon={<Icon name="close" size={16} />} onClick={() => setDone(null)} />
    </div>
  );
  return { note, show: setDone };
}
