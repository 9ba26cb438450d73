import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recordKeys, type RecordSubject } from '../subject';
import type { NoteDraft, NotesSource, RecordNote } from './notes-source';

/** The notes of one record and what can be done with them. */
export function useRecordNotes<S extends RecordSubject>(source: NotesSource<S>, subject: S) {
  const list = useQuery({
    queryKey: [...recordKeys.notes, subject.subject_type, subject.subject_id],
    queryFn: async ({ signal }) => (await source.list(subject, signal)).data,
  });
  return { list, ...useNoteActions(source) };
}

/**
 * Saving, deleting and bringing back; says itself what did not work.
 *
 * @example const { setDeleted } = useNoteActions(notes);
 */
export function useNoteActions<S extends RecordSubject>(source: NotesSource<S>) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const saved = ({ data, etag }: { data: RecordNote; etag: string | null }) => {
    cache.setQueryData(recordKeys.note(data.id), { record: data, etag });
    void cache.invalidateQueries({ queryKey: recordKeys.notes });
    void cache.invalidateQueries({ queryKey: recordKeys.activity(data) });
  };
  const failed = (what: string) => (error: unknown) => ui.toast('error', `${what} ${errorMessage(error)}`);
  const create = useMutation({
    mutationFn: (note: NoteDraft & S) => source.create(note),
    onSuccess: saved,
    onError: failed('The note was not saved; it is still in the box.'),
  });
  const change = useMutation({
    mutationFn: ({ note, patch }: { note: RecordNote; patch: Partial<NoteDraft> }) => source.update(note, patch),
    onSuccess: saved,
    onError: (error) => {
      failed('The note was not changed.')(error);
      // Somebody else may have changed it: what they saved is to be seen.
      void cache.invalidateQueries({ queryKey: recordKeys.notes });
    },
  });
  const setDeleted = useMutation({
    mutationFn: ({ note, deleted }: { note: RecordNote; deleted: boolean }) => source.setDeleted(note, deleted),
    onSuccess: saved,
    onError: failed('The note was not deleted.'),
  });
  return { create, change, setDeleted };
}
