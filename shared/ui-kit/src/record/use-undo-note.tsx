import { useEffect, useState, type ReactNode } from 'react';
import { UndoBar } from './undo-bar';

interface Undoable {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** There is one place for the note: whoever shows one takes away that of the part that did something before. */
let holder: ((nothing: null) => void) | null = null;

/**
 * Says what was done and takes it back; stays until it is used or closed, or the next thing is done, here or in another part of the page.
 *
 * @example
 * const { note, show } = useUndoNote();
 * show({ text: '3 projects were archived.', undo: () => restore(ids) });
 */
export function useUndoNote(): { note: ReactNode; show: (done: Undoable) => void } {
  const [done, setDone] = useState<Undoable | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      if (holder === setDone) holder = null;
    },
    [],
  );
  const show = (next: Undoable) => {
    if (holder !== setDone) holder?.(null);
    holder = setDone;
    setDone(next);
  };
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
    show,
  };
}
