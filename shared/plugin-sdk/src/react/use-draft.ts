import type { Json } from '@butterfly/contracts/core';
import { useEffect, useRef, useState } from 'react';
import type { DraftKeeper } from '../plugin-drafts';
import { draftLike, isSameDraft } from './draft-like';
import { usePlugin } from './use-plugin';

/** What a form holds. */
export interface Draft<T> {
  readonly value: T;
  /** The next value, or how it comes from the one there is now. */
  set(next: T | ((now: T) => T)): void;
  /** Something is typed that is not saved. */
  readonly isDirty: boolean;
  /** `yes`: this is what was typed the last time. `outdated`: so it is, and what it began with has been changed since. */
  readonly restored: 'no' | 'yes' | 'outdated' | 'discarded';
  /** Back to what the form began with; nothing stays kept. */
  discard(): void;
  /** Takes `discard` back. */
  bringBack(): void;
  /** It was saved and is not kept any more; the form goes on from `now`. */
  saved(now: T): void;
  /**
   * What was `sent` is saved, as `now`. What was typed while it was on its way stays, and is not saved yet.
   *
   * @returns whether nothing was
   */
  savedAs(answer: { readonly sent: T; readonly now: T }): boolean;
}

interface Kept {
  readonly value: unknown;
  readonly base: unknown;
}

interface Begun<T> {
  /** What counts as nothing typed. */
  readonly initial: T;
  /** What the form began with when it was typed; somebody else may have changed it since. */
  readonly base: unknown;
  readonly restored: Draft<T>['restored'];
  readonly value: T;
}

/**
 * The state of a form that survives a new version, a lost tab and the end of the session: kept under `name` while it is
 * typed, and there again when the form is opened the next time. A form of a record carries its id in the name, and the
 * component a `key`. Values are JSON; passwords and other secrets do not belong here.
 *
 * @example
 * const note = useDraft(`note:${id}`, { body: '', pinned: false });
 * <RestoredNote draft={note} />
 * <Input value={note.value.body} onChange={(event) => note.set({ ...note.value, body: event.target.value })} />
 * await save(note.value);
 * note.saved(note.value);
 */
export function useDraft<T>(name: string, initial: T): Draft<T> {
  const { drafts } = usePlugin();
  const [begun, setBegun] = useState(() => restore(drafts.find(name)?.draft, initial));
  const [value, setValue] = useState(begun.value);
  const typed = useRef(begun.value);
  const latest = useRef<Json | undefined>(keptOf(begun, begun.value));
  const keeper = useRef<DraftKeeper | null>(null);
  const discarded = useRef(begun);
  useEffect(() => {
    const keeping = drafts.keep(name, () => latest.current);
    keeper.current = keeping;
    return keeping.stop;
  }, [drafts, name]);

  const show = (from: Begun<T>) => {
    typed.current = from.value;
    latest.current = keptOf(from, from.value);
    setBegun(from);
    setValue(from.value);
    if (latest.current === undefined) drafts.forget(name);
    else keeper.current?.changed();
  };
  return {
    value,
    restored: begun.restored,
    isDirty: !isSameDraft(value, begun.initial),
    set: (next) => {
      typed.current = next instanceof Function ? next(typed.current) : next;
      latest.current = keptOf(begun, typed.current);
      setValue(typed.current);
      if (begun.restored === 'discarded') setBegun({ ...begun, restored: 'no' });
      keeper.current?.changed();
    },
    discard: () => {
      discarded.current = { ...begun, value };
      show({ ...begun, restored: 'discarded', value: begun.initial });
    },
    bringBack: () => show(discarded.current),
    saved: (now) => show({ initial: now, base: now, restored: 'no', value: now }),
    savedAs: ({ sent, now }) => {
      const isAll = isSameDraft(typed.current, sent);
      show({ initial: now, base: now, restored: 'no', value: isAll ? now : typed.current });
      return isAll;
    },
  };
}

function keptOf<T>({ initial, base }: Begun<T>, value: T): Json | undefined {
  return isSameDraft(value, initial) ? undefined : ({ value, base } as Json);
}

function restore<T>(kept: Json | undefined, initial: T): Begun<T> {
  const { value, base } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Kept>;
  const found = value === undefined ? null : draftLike(value, initial);
  if (found === null || isSameDraft(found, initial)) return { initial, base: initial, restored: 'no', value: initial };
  return { initial, base, restored: isSameDraft(draftLike(base, initial), initial) ? 'yes' : 'outdated', value: found };
}
