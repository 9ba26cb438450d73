import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import type { SaveStatus } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { inverseOf, unflatten } from './merge';
import { recordKeys } from '../subject';
import type { RecordKind, SavedRecord, Versioned } from './record-kind';
import { saveMerging, type RecordConflict, type RecordMerged } from './save-merging';

/** Edits one record in place. Made by `useRecordEditor`; `RecordBanners` draws what it has to say. */
export interface RecordEditor<R, P> {
  readonly status: SaveStatus;
  /** Both changed one field: nothing is saved until `choose`. */
  readonly conflict: RecordConflict | null;
  /** Another person's changes were merged without a question; say so until `dismiss`. */
  readonly merged: RecordMerged | null;
  /** What the server refused, by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  save(patch: P): void;
  /** Sends the last failed save again. */
  retry(): void;
  /** Takes the last save back; null when there is none. */
  readonly undo: (() => void) | null;
  /** Names of conflicting fields that shall become mine; the others stay as they are saved. */
  choose(mine: readonly string[]): void;
  dismiss(): void;
  /** A save of another kind (stage, archive, convert) has answered. */
  replaced(record: R, etag: string | null): void;
}

/**
 * Saves single fields, one after the other, each on the version that the one before it left. When somebody else was
 * faster, the two changes are merged field by field; only a field that both changed is asked about.
 *
 * @example
 * const { data } = useRecord(contactKind, id);
 * const editor = useRecordEditor(contactKind, id);
 * <RecordBanners kind={contactKind} editor={editor} />
 * <EditableField label="Phone" … onCommit={(phone) => (editor.save({ phone }), null)} />
 */
export function useRecordEditor<R extends SavedRecord, P extends object>(kind: RecordKind<R, P>, id: string): RecordEditor<R, P> {
  const cache = useQueryClient();
  const queryKey = kind.queryKey(id);
  const [conflict, setConflict] = useState<RecordConflict | null>(null);
  const [merged, setMerged] = useState<RecordMerged | null>(null);
  const [undoPatch, setUndoPatch] = useState<P | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const wanted = useRef<P | null>(null);
  /** What the server was not reached with; the next save takes it along. */
  const unsent = useRef<Partial<P>>({});
  const replaced = (record: R, etag: string | null) => {
    cache.setQueryData<Versioned<R>>(queryKey, { record, etag });
    setSavedAt(new Date(record.updated_at));
    kind.onSaved?.(record);
    for (const key of [...kind.invalidates, recordKeys.activity({ subject_type: kind.noun, subject_id: record.id })])
      void cache.invalidateQueries({ queryKey: key });
  };
  const mutation = useMutation({
    scope: { id: queryKey.join('/') },
    mutationFn: (given: P) => {
      const patch = { ...unsent.current, ...given };
      wanted.current = patch;
      return saveMerging({ kind, id, patch, known: cache.getQueryData<Versioned<R>>(queryKey) });
    },
    onError: (error) => {
      unsent.current = isApiError(error) && error.code === 'network' && wanted.current ? wanted.current : {};
    },
    onSuccess: (result, given) => {
      const patch = { ...unsent.current, ...given };
      unsent.current = {};
      if ('conflict' in result) {
        cache.setQueryData<Versioned<R>>(queryKey, { record: result.record, etag: result.etag });
        setConflict(result.conflict);
        return;
      }
      setUndoPatch(result.before ? (inverseOf(result.before, patch) as P) : null);
      setMerged(result.merged);
      replaced(result.record, result.etag);
    },
  });
  return {
    status: statusOf({ pending: mutation.isPending, error: mutation.error, savedAt, conflict }),
    conflict,
    merged,
    replaced,
    fields: (isApiError(mutation.error) ? mutation.error.fields : undefined) ?? {},
    save: (patch) => mutation.mutate(patch),
    retry: () => wanted.current && mutation.mutate(wanted.current),
    undo: undoPatch && !mutation.isPending ? () => mutation.mutate(undoPatch) : null,
    choose: (mine) => {
      if (!conflict) return;
      const chosen = conflict.conflicts.filter(({ name }) => mine.includes(name)).map(({ name, mine: value }) => [name, value] as const);
      setConflict(null);
      const patch = unflatten({ ...conflict.free, ...Object.fromEntries(chosen) });
      if (Object.keys(patch).length > 0) mutation.mutate(patch as P);
    },
    dismiss: () => setMerged(null),
  };
}

function statusOf({
  pending,
  error,
  savedAt,
  conflict,
}: {
  pending: boolean;
  error: unknown;
  savedAt: Date | null;
  conflict: RecordConflict | null;
}): SaveStatus {
  if (pending) return { kind: 'saving' };
  if (error) return { kind: 'failed', reason: errorMessage(error) };
  if (conflict) return { kind: 'unsaved' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}
