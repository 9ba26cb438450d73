import type { Request } from '@butterfly/contracts/client_requests';
import { useAction, useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../client_requests.client';
import { RequestForm, type RequestDraft } from './request-form';

export function Page() {
  const { nav, metrics } = usePlugin();
  const draft = useDraft<RequestDraft>('new-request', { title: '', body: '' });
  const create = useAction<RequestDraft, { data: Request }>({
    run: (body) => api.createRequest({ body }),
    invalidates: [keys.requests],
    onSuccess: ({ data }) => {
      draft.saved(draft.value);
      nav.setDirty(false);
      nav.go(nav.href('request', { requestId: data.id }));
    },
  });
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('requests')}>Client requests</Link>} title="New request" />
      <RequestForm
        draft={draft}
        errors={create.fields}
        busy={create.busy}
        submitLabel="Create request"
        onSubmit={() => create.go(draft.value)}
      />
    </>
  );
}
