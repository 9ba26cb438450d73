import type { Note, NotePatch } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, ErrorCard, Icon, PageHeader, SaveState, Skeleton, StatusTag } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { crm, keys } from '../crm.client';
import { NoteComposer } from '../parts/activity/note-composer';
import { NoteText } from '../parts/activity/note-text';
import { useNoteActions } from '../parts/activity/use-notes';
import type { RecordKind } from '../parts/record/record-kind';
import { RecordNotes } from '../parts/record/record-notes';
import { useRecord } from '../parts/record/use-record';
import { useRecordEditor } from '../parts/record/use-record-editor';
import { useOwners } from '../parts/use-owners';
import { subjectPath } from './subject-path';

const noteKind: RecordKind<Note, NotePatch> = {
  noun: 'note',
  queryKey: keys.note,
  read: (id, signal) => crm.getNote({ params: { id }, ...(signal && { signal }) }),
  save: (id, body, ifMatch) => crm.updateNote({ params: { id }, body, ifMatch }),
  labels: { body: 'Text', pinned: 'Pinned', visibility: 'Who may see it' },
  outdated: [keys.notes],
};

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useRecord(noteKind, id);
  if (data) return <Record key={id} id={id} note={data.record} />;
  if (isPending) return <Skeleton kind="form" label="Loading the note…" />;
  if (isApiError(error) && error.status === 404) {
    return <EmptyState drawing="vase" title="There is no such note" text="It may belong to another business." action={<Button onClick={() => nav.go(nav.href('project_notes'))}>All notes</Button>} />;
  }
  return <ErrorCard title="The note could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Record({ id, note }: { id: string; note: Note }) {
  const { nav, metrics, drafts } = usePlugin();
  const editor = useRecordEditor(noteKind, id);
  const owners = useOwners();
  const { setDeleted } = useNoteActions();
  const [editing, setEditing] = useState(() => drafts.isKept(`note:${id}`));
  useEffect(() => metrics.ready(), [metrics]);
  const author = owners.find((owner) => owner.id === note.created_by_id)?.name ?? 'Automatic';
  const deleted = note.deleted_at !== null;
  return (
    <article className="crm-page crm-page-narrow crm-record">
      <PageHeader
        eyebrow={<Link to={nav.href('project_notes')}>Notes</Link>} title={<Link to={subjectPath(note)}>{note.subject_name}</Link>}
        meta={<div className="crm-head-meta"><span>{author} · <DateText value={note.created_at} as="moment" /></span>{note.visibility === 'client' && <StatusTag tone="blush">Client may see it</StatusTag>}<SaveState status={editor.status} onRetry={editor.retry} /></div>}
        actions={!deleted && !editing && (
          <>
            <Button type="primary" onClick={() => setEditing(true)}>Edit</Button>
            <Button onClick={() => editor.save({ pinned: !note.pinned })}>{note.pinned ? 'Unpin' : 'Pin'}</Button>
            <Button icon={<Icon name="trash" size={16} />} aria-label="Delete" loading={setDeleted.isPending} onClick={() => setDeleted.mutate({ note, deleted: true })} />
          </>
        )}
      />
      {deleted && <div className="crm-note" role="status"><Icon name="trash" /><p>This note was deleted.</p><Button loading={setDeleted.isPending} onClick={() => setDeleted.mutate({ note, deleted: false })}>Undo</Button></div>}
      <RecordNotes kind={noteKind} editor={editor} />
      {editing && (
        <NoteComposer
          name={`note:${id}`} label="Change note" submit="Save" initial={note} busy={editor.status.kind === 'saving'} onCancel={() => setEditing(false)} onDirty={nav.setDirty}
          onSubmit={async ({ body, pinned, visibility }) => (editor.save({ body, pinned, visibility }), setEditing(false), true)}
        />
      )}
      {!editing && <NoteText body={note.body} />}
    </article>
  );
}
