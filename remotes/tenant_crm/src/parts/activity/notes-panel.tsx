import type { Note, Subject } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, ErrorCard, Icon, StatusTag } from '@butterfly/ui-kit';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useOwners } from '../use-owners';
import { NoteComposer } from './note-composer';
import { NoteText } from './note-text';
import { useNoteActions, useRecordNotes } from './use-notes';

/** The notes of a record: write, pin, change, delete with undo. */
export function NotesPanel({ subject }: { subject: Subject }) {
  const { list, create, setDeleted } = useRecordNotes(subject);
  const { note: undoNote, show } = useUndoNote();
  const draftName = `new-note:${subject.subject_type}:${subject.subject_id}`;
  const remove = (note: Note) =>
    setDeleted.mutate({ note, deleted: true }, { onSuccess: () => show({ text: 'The note was deleted.', undo: () => setDeleted.mutateAsync({ note, deleted: false }) }) });
  return (
    <div className="crm-notes">
      <NoteComposer key={draftName} name={draftName} label="New note" submit="Save note" busy={create.isPending} onSubmit={(draft) => create.mutateAsync({ ...draft, ...subject }).then(() => true, () => false)} />
      {undoNote}
      {list.isError && !list.data && <ErrorCard title="The notes could not be loaded" text={errorMessage(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />}
      {list.data?.results.length === 0 && <p className="crm-soft">No notes yet. Write down what the next person should know.</p>}
      <ul className="crm-note-list">{list.data?.results.map((note) => <NoteCard key={note.id} note={note} onRemove={() => remove(note)} />)}</ul>
    </div>
  );
}

function NoteCard({ note, onRemove }: { note: Note; onRemove: () => void }) {
  const owners = useOwners();
  const { change } = useNoteActions();
  const { drafts } = usePlugin();
  const [editing, setEditing] = useState(() => drafts.isKept(`note:${note.id}`));
  const author = owners.find(({ id }) => id === note.created_by_id)?.name;
  const actions: Readonly<Record<string, () => void>> = { edit: () => setEditing(true), pin: () => change.mutate({ note, patch: { pinned: !note.pinned } }), remove: onRemove };
  if (editing) {
    return (
      <li className="crm-note-card">
        <NoteComposer
          name={`note:${note.id}`} label="Change note" submit="Save" initial={note} busy={change.isPending} onCancel={() => setEditing(false)}
          onSubmit={(patch) => change.mutateAsync({ note, patch: { body: patch.body, pinned: patch.pinned, visibility: patch.visibility } }).then(() => (setEditing(false), true), () => false)}
        />
      </li>
    );
  }
  return (
    <li className="crm-note-card" data-pinned={note.pinned || undefined}>
      <p className="crm-note-head crm-soft">
        {note.pinned && <span className="crm-pinned"><Icon name="pin" size={14} /> Pinned</span>}
        <span>{author ?? 'Automatic'} · <DateText value={note.created_at} as="moment" />{note.version > 1 && ' · edited'}</span>
        {note.visibility === 'client' && <StatusTag tone="blush">Client may see it</StatusTag>}
        <Dropdown
          trigger={['click']}
          menu={{
            items: [{ key: 'edit', label: 'Edit' }, { key: 'pin', label: note.pinned ? 'Unpin' : 'Pin to the top' }, { key: 'remove', label: 'Delete' }],
            onClick: ({ key }) => actions[key]?.(),
          }}
        >
          <Button type="text" size="small" aria-label="Actions of this note" icon={<Icon name="more" size={16} />} />
        </Dropdown>
      </p>
      <NoteText body={note.body} />
    </li>
  );
}
