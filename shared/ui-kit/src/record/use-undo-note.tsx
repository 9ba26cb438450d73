import { useState, type ReactNode } from 'react';
import { UndoBar } from './undo-bar';

interface Undoable {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/**
 * Says what was done and takes it back; stays until it is used or closed, or the next thing is done.
 *
 * @example
 * const { note, show } = useUndoNote();
 * show({ text: '3 projects were archived.', undo: () => restore(ids) });
 */
export function useUndoNote(): { note: ReactNode; show: (done: Undoable) => void } {
  const [done, setDone] = useState<Undoable | null>(null);
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    // The undo tells its own failure; the note then stays, so that it can be tried again.
    const worked = await done?.undo().then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (worked) setDone(null);
  };
  return {
    note: done && <UndoBar text={done.text} busy={busy} onUndo={() => void takeBack()} onClose={() => setDone(null)} />,
    show: setDone,
  };
}
