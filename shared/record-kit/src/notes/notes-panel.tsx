import { errorMessage } from '@butterfly/plugin-sdk';
import { useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, ErrorCard, Icon, StatusTag } from '@butterfly/ui-kit';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useUndoNote } from '@butterfly/ui-kit/record';
import type { MembersSource } from '../members/members-source';
import { memberName, useMembers } from '../members/use-members';
import type { RecordSubject } from '../subject';
import { NoteComposer } from './note-composer';
import { NoteText } from './note-text';
import { notesLabels, type NotesKind } from './notes-labels';
import type { NotesSource, RecordNote } from './notes-source';
import { useNoteActions, useRecordNotes } from './use-notes';

interface NotesPanelProps<S extends RecordSubject> {
  readonly source: NotesSource<S>;
  /** Who can be mentioned, and who wrote. */
  readonly members: MembersSource;
  readonly subject: S;
  /** Comments are neither pinned nor shown to clients. */
  readonly kind?: NotesKind;
}

/**
 * The notes of a record: write, pin, change, delete with undo.
 *
 * @example <NotesPanel source={notes} members={members} subject={{ subject_type: 'venue', subject_id: venue.id }} />
 */
export function NotesPanel<S extends RecordSubject>({ source, members, subject, kind = 'notes' }: NotesPanelProps<S>) {
  const labels = notesLabels[kind];
  const { list, create, setDeleted } = useRecordNotes(source, subject);
  const { note: undoNote, show } = useUndoNote();
  const draftName = `new-note:${subject.subject_type}:${subject.subject_id}`;
  const remove = (note: RecordNote) =>
    setDeleted.mutate(
      { note, deleted: true },
      { onSuccess: () => show({ text: labels.deleted, undo: () => setDeleted.mutateAsync({ note, deleted: false }) }) },
    );
  return (
    <div className="bf-notes">
      <NoteComposer
        key={draftName}
        name={draftName}
        kind={kind}
        label={labels.label}
        members={members}
        submit={labels.submit}
        busy={create.isPending}
        onSubmit={(draft) =>
          create.mutateAsync({ ...draft, ...subject }).then(
            () => true,
            () => false,
          )
        }
      />
      {undoNote}
      {list.isError && !list.data && (
        <ErrorCard
          title="The notes could not be loaded"
          text={errorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.results.length === 0 && <p className="bf-soft">{labels.empty}</p>}
      <ul className="bf-note-list">
        {list.data?.results.map((note) => (
          <NoteCard key={note.id} kind={kind} note={note} members={members} source={source} onRemove={() => remove(note)} />
        ))}
      </ul>
    </div>
  );
}

interface NoteCardProps {
  readonly kind: NotesKind;
  readonly note: RecordNote;
  readonly members: MembersSource;
  readonly source: NotesSource<never>;
  readonly onRemove: () => void;
}

function NoteCard({ kind, note, source, members, onRemove }: NoteCardProps) {
  const people = useMembers(members);
  const { change } = useNoteActions(source);
  const { drafts } = usePlugin();
  const [editing, setEditing] = useState(() => drafts.isKept(`note:${note.id}`));
  // What a colleague saves meanwhile is not written over unseen.
  const [base, follow] = useHeld(note, editing);
  const actions: Readonly<Record<string, () => void>> = {
    edit: () => setEditing(true),
    pin: () => change.mutate({ note, patch: { pinned: !note.pinned } }),
    remove: onRemove,
  };
  if (editing) {
    return (
      <li className="bf-note-card">
        <NoteComposer
          name={`note:${note.id}`}
          kind={kind}
          label={notesLabels[kind].change}
          members={members}
          submit="Save"
          initial={base}
          busy={change.isPending}
          onCancel={() => setEditing(false)}
          onSubmit={(patch) =>
            change.mutateAsync({ note: base, patch: { body: patch.body, pinned: patch.pinned, visibility: patch.visibility } }).then(
              () => (setEditing(false), true),
              () => (follow(), false),
            )
          }
        />
      </li>
    );
  }
  return (
    <li className="bf-note-card" data-pinned={note.pinned || undefined}>
      <p className="bf-note-head bf-soft">
        {note.pinned && (
          <span className="bf-pinned">
            <Icon name="pin" size={14} /> Pinned
          </span>
        )}
        <span>
          {memberName(people, note.created_by_id)} · <DateText value={note.created_at} as="moment" />
          {note.version > 1 && ' · edited'}
        </span>
        {note.visibility === 'client' && <StatusTag tone="blush">Client may see it</StatusTag>}
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'edit', label: 'Edit' },
              ...(kind === 'notes' ? [{ key: 'pin', label: note.pinned ? 'Unpin' : 'Pin to the top' }] : []),
              { key: 'remove', label: 'Delete' },
            ],
            onClick: ({ key }) => actions[key]?.(),
          }}
        >
          <Button
            type="text"
            size="small"
            aria-label={kind === 'notes' ? 'Actions of this note' : 'Actions of this comment'}
            icon={<Icon name="more" size={16} />}
          />
        </Dropdown>
      </p>
      <NoteText body={note.body} />
    </li>
  );
}
