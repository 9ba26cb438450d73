import type { Request } from '@butterfly/contracts/client_requests';
import { useAction, useDraft, useFeature, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../client_requests.client';
import { RequestForm, type RequestDraft } from './request-form';

interface Saved {
  readonly data: Request;
  readonly etag: string | null;
}

export function Page() {
  const { requestId = '' } = useParams();
  const request = useQuery({
    queryKey: keys.request(requestId),
    queryFn: async ({ signal }): Promise<Saved> => api.getRequest({ params: { id: requestId }, signal }),
  });
  return (
    <Loaded query={request} what="the request" kind="form">
      {(saved) => <OneRequest key={requestId} saved={saved} />}
    </Loaded>
  );
}

function OneRequest({ saved }: { saved: Saved }) {
  const { nav } = usePlugin();
  const { data: request } = saved;
  const archive = useArchive(request);
  const draft = useDraft<RequestDraft>(`request:${request.id}`, { title: request.title, body: request.body });
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays and can be saved over it.
  const [base, follow] = useHeld(saved, draft.isDirty);
  const save = useAction<RequestDraft, Saved>({
    run: (body) => api.updateRequest({ params: { id: String(request.id) }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.requests],
    onFailure: follow,
    successMessage: () => 'The request is saved',
    onSuccess: ({ data }) => draft.saved({ title: data.title, body: data.body }),
  });
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('requests')}>Client requests</Link>} title={request.title} actions={archive.button} />
      {archive.bar}
      {request.archived_at === null && (
        <RequestForm draft={draft} errors={save.fields} busy={save.busy} submitLabel="Save" onSubmit={() => save.go(draft.value)} />
      )}
      <RecordPanels type="client_requests.request" id={request.id} labels={{ title: 'Title', body: 'Text' }} />
    </>
  );
}

/** Into the archive, and back. */
function useArchive({ id, title, archived_at: archivedAt }: Request) {
  const mayArchive = useFeature('delete_records');
  const [closed, setClosed] = useState(false);
  const params = { id: String(id) };
  const archive = useAction<undefined, unknown>({
    run: () => api.archiveRequest({ params }),
    invalidates: [keys.requests],
    onSuccess: () => setClosed(false),
  });
  const restore = useAction<undefined, unknown>({ run: () => api.restoreRequest({ params }), invalidates: [keys.requests] });
  const isArchived = archivedAt !== null;
  return {
    button: !isArchived && mayArchive && (
      <Button loading={archive.busy} onClick={() => archive.go(undefined)}>
        Archive
      </Button>
    ),
    bar: isArchived && !closed && (
      <UndoBar
        text={`${title} is in the archive.`}
        busy={restore.busy}
        onUndo={() => restore.go(undefined)}
        onClose={() => setClosed(true)}
      />
    ),
  };
}
