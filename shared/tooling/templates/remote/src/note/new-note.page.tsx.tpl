import type { Note } from '@butterfly/contracts/{{id}}';
import { useAction, useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../{{id}}.client';
import { NoteForm, type NoteDraft } from './note-form';

export function Page() {
  const { nav, metrics } = usePlugin();
  const draft = useDraft<NoteDraft>('new-note', { title: '', body: '' });
  const create = useAction<NoteDraft, { data: Note }>({
    run: (body) => api.createNote({ body }),
    invalidates: [keys.notes],
    onSuccess: ({ data }) => {
      draft.saved(draft.value);
      nav.setDirty(false);
      nav.go(nav.href('note', { noteId: data.id }));
    },
  });
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('notes')}>{{title}}</Link>} title="New note" />
      <NoteForm draft={draft} errors={create.fields} busy={create.busy} submitLabel="Create note" onSubmit={() => create.go(draft.value)} />
    </>
  );
}
