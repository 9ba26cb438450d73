import type { Note, NotePatch } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { recordKeys } from '@butterfly/record-kit/activity';
import { memberName, useMembers } from '@butterfly/record-kit/members';
import { NoteComposer, NoteText, useNoteActions } from '@butterfly/record-kit/notes';
import { RecordBanners, type RecordKind, RecordLoader, RecordMeta, useRecordEditor } from '@butterfly/record-kit/record';
import { DateText, Icon, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { crm } from '../crm.client';
import { members, notes } from '../crm.sources';
import { subjectPath } from './subject-path';

const noteKind: RecordKind<Note, NotePatch> = {
  noun: 'note',
  members,
  queryKey: recordKeys.note,
  read: (id, signal) => crm.getNote({ params: { id }, ...(signal && { signal }) }),
  save: (id, body, ifMatch) => crm.updateNote({ params: { id }, body, ifMatch }),
  labels: { body: 'Text', pinned: 'Pinned', visibility: 'Who may see it' },
  invalidates: [recordKeys.notes],
};

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={noteKind} id={id} list={{ href: nav.href('project_notes'), label: 'All notes' }}>
      {(note) => <Record key={id} id={id} note={note} />}
    </RecordLoader>
  );
}

function Record({ id, note }: { id: string; note: Note }) {
  const { nav, drafts } = usePlugin();
  const editor = useRecordEditor(noteKind, id);
  const { setDeleted } = useNoteActions(notes);
  const [editing, setEditing] = useState(() => drafts.isKept(`note:${id}`));
  const author = memberName(useMembers(members), note.created_by_id);
  const deleted = note.deleted_at !== null;
  return (
    <article className="bf-page bf-page-narrow bf-record">
      <PageHeader
        eyebrow={<Link to={nav.href('project_notes')}>Notes</Link>}
        title={<Link to={subjectPath(note)}>{note.subject_name}</Link>}
        meta={
          <RecordMeta editor={editor}>
            <span>
              {author} · <DateText value={note.created_at} as="moment" />
            </span>
            {note.visibility === 'client' && <StatusTag tone="blush">Client may see it</StatusTag>}
          </RecordMeta>
        }
        actions={
          !deleted &&
          !editing && (
            <>
              <Button type="primary" onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button onClick={() => editor.save({ pinned: !note.pinned })}>{note.pinned ? 'Unpin' : 'Pin'}</Button>
              <Button
                icon={<Icon name="trash" size={16} />}
                aria-label="Delete"
                loading={setDeleted.isPending}
                onClick={() => setDeleted.mutate({ note, deleted: true })}
              />
            </>
          )
        }
      />
      {deleted && (
        <div className="bf-banner" role="status">
          <Icon name="trash" />
          <p>This note was deleted.</p>
          <Button loading={setDeleted.isPending} onClick={() => setDeleted.mutate({ note, deleted: false })}>
            Undo
          </Button>
        </div>
      )}
      <RecordBanners kind={noteKind} editor={editor} />
      {editing && (
        <NoteComposer
          name={`note:${id}`}
          label="Change note"
          members={members}
          submit="Save"
          initial={note}
          busy={editor.status.kind === 'saving'}
          onCancel={() => setEditing(false)}
          onDirty={nav.setDirty}
          onSubmit={async ({ body, pinned, visibility }) => (editor.save({ body, pinned, visibility }), setEditing(false), true)}
        />
      )}
      {!editing && <NoteText body={note.body} />}
    </article>
  );
}
