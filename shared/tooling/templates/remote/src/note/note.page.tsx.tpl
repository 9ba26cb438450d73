import type { Note } from '@butterfly/contracts/{{id}}';
import { useAction, useDraft, useFeature, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../{{id}}.client';
import { NoteForm, type NoteDraft } from './note-form';

interface Saved {
  readonly data: Note;
  readonly etag: string | null;
}

export function Page() {
  const { noteId = '' } = useParams();
  const note = useQuery({ queryKey: keys.note(noteId), queryFn: async ({ signal }): Promise<Saved> => api.getNote({ params: { id: noteId }, signal }) });
  return <Loaded query={note} what="the note" kind="form">{(saved) => <OneNote key={noteId} saved={saved} />}</Loaded>;
}

function OneNote({ saved }: { saved: Saved }) {
  const { nav } = usePlugin();
  const { data: note } = saved;
  const archive = useArchive(note);
  const draft = useDraft<NoteDraft>(`note:${note.id}`, { title: note.title, body: note.body });
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays and can be saved over it.
  const [base, follow] = useHeld(saved, draft.isDirty);
  const save = useAction<NoteDraft, Saved>({
    run: (body) => api.updateNote({ params: { id: String(note.id) }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.notes],
    onFailure: follow,
    successMessage: () => 'The note is saved',
    onSuccess: ({ data }) => draft.saved({ title: data.title, body: data.body }),
  });
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('notes')}>{{title}}</Link>} title={note.title} actions={archive.button} />
      {archive.bar}
      {note.archived_at === null && <NoteForm draft={draft} errors={save.fields} busy={save.busy} submitLabel="Save" onSubmit={() => save.go(draft.value)} />}
    </>
  );
}

/** Into the archive, and back. */
function useArchive({ id, title, archived_at: archivedAt }: Note) {
  const mayArchive = useFeature('delete_records');
  const [closed, setClosed] = useState(false);
  const params = { id: String(id) };
  const archive = useAction<undefined, unknown>({ run: () => api.archiveNote({ params }), invalidates: [keys.notes], onSuccess: () => setClosed(false) });
  const restore = useAction<undefined, unknown>({ run: () => api.restoreNote({ params }), invalidates: [keys.notes] });
  const isArchived = archivedAt !== null;
  return {
    button: !isArchived && mayArchive && <Button loading={archive.busy} onClick={() => archive.go(undefined)}>Archive</Button>,
    bar: isArchived && !closed && <UndoBar text={`${title} is in the archive.`} busy={restore.busy} onUndo={() => restore.go(undefined)} onClose={() => setClosed(true)} />,
  };
}
