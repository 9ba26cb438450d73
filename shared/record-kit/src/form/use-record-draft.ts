import { useAction, useDraft, useHeld, usePlugin, type Action } from '@butterfly/plugin-sdk/react';
import { useEffect } from 'react';

/** A record as the server answered it. */
export interface Answered<R> {
  readonly data: R;
  readonly etag: string | null;
}

interface RecordDraft<T, R> {
  /** What is typed is kept under it, on this device. */
  readonly name: string;
  /** What is changed; `null` for a record that is not made yet. */
  readonly saved: Answered<R> | null;
  /** What a person writes of a record, and of none. */
  readonly written: (record: R | null) => T;
  readonly run: (body: T, ifMatch: string) => Promise<Answered<R>>;
  readonly invalidates: Action<T, Answered<R>>['invalidates'];
  readonly successMessage: string;
  /** `isAll`: nothing was typed while the save was on its way. */
  readonly onSaved?: (answer: Answered<R>, isAll: boolean) => void;
}

/**
 * What a person changes of a record before they press “Save”: kept over a reload, held against a colleague's save (the first one here is
 * refused and says so), and what is typed while a save is on its way stays.
 *
 * @example
 * const { draft, save } = useRecordDraft({
 *   name: `notice:${id}`, saved, written, invalidates: [keys.notices], successMessage: 'The notice is saved',
 *   run: (body, ifMatch) => api.updateNotice({ params: { id }, body, ifMatch }),
 * });
 */
export function useRecordDraft<T, R>({ name, saved, written, run, invalidates, successMessage, onSaved }: RecordDraft<T, R>) {
  const { nav } = usePlugin();
  const draft = useDraft<T>(name, written(saved?.data ?? null));
  const { isDirty } = draft;
  const [base, follow, saveOver] = useHeld(saved, isDirty);
  useEffect(() => {
    nav.setDirty(isDirty);
    return () => nav.setDirty(false);
  }, [nav, isDirty]);
  const save = useAction<T, Answered<R>>({
    run: (body) => run(body, base?.etag ?? '*'),
    invalidates,
    onFailure: follow,
    successMessage: () => successMessage,
    onSuccess: (answer, sent) => {
      saveOver(answer);
      const isAll = draft.savedAs({ sent, now: written(answer.data) });
      nav.setDirty(!isAll);
      onSaved?.(answer, isAll);
    },
  });
  return { draft, save };
}
