import type { Note, NotePatch, Subject } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { crm, keys } from '../../crm.client';
import type { NoteDraft } from './note-composer';

const SHOWN = 100;

/** The notes of one record and what can be done with them. */
export function useRecordNotes(subject: Subject) {
  const { subject_type, subject_id } = subject;
  const list = useQuery({
    queryKey: [...keys.notes, subject_type, subject_id],
    queryFn: async ({ signal }) => (await crm.listNotes({ query: { subject_type, subject_id: String(subject_id), page_size: SHOWN }, signal })).data,
  });
  return { list, ...useNoteActions() };
}

/** Saving, deleting and bringing back. */
export function useNoteActions() {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const saved = ({ data, etag }: { data: Note; etag: string | null }) => {
    cache.setQueryData(keys.note(String(data.id)), { record: data, etag });
    void cache.invalidateQueries({ queryKey: keys.notes });
    void cache.invalidateQueries({ queryKey: keys.timeline(data.subject_type, data.subject_id) });
  };
  const failed = (what: string) => (error: unknown) => ui.toast('error', `${what} ${errorMessage(error)}`);
  const create = useMutation({ mutationFn: (body: NoteDraft & Subject) => crm.createNote({ body }), onSuccess: saved, onError: failed('The note was not saved; it is still in the box.') });
  const change = useMutation({
    mutationFn: ({ note, patch }: { note: Note; patch: NotePatch }) => crm.updateNote({ params: { id: String(note.id) }, body: patch, ifMatch: `"${note.id}-${note.version}"` }),
    onSuccess: saved,
    onError: failed('The note was not changed.'),
  });
  const setDeleted = useMutation({
    mutationFn: ({ note, deleted }: { note: Note; deleted: boolean }) => {
      const params = { id: String(note.id) };
      return deleted ? crm.deleteNote({ params }) : crm.restoreNote({ params });
    },
    onSuccess: saved,
    onError: failed('The note was not deleted.'),
  });
  return { create, change, setDeleted };
}
