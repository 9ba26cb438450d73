import type { NewNotice, Notice } from '@butterfly/contracts/notices';
import { useAction, useDraft, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { api, keys } from '../notices.client';
import { NoticeForm } from './notice-form';

const blank: NewNotice = {
  title: '',
  body: '',
  severity: 'info',
  scope: 'all',
  targets: [],
  project_id: null,
  publish_at: null,
  expires_at: null,
  requires_ack: false,
  pinned: false,
};

/** A draft begins here; it is published on its own page. `?project=` makes it a notice of that project. */
export function Page() {
  const { nav } = usePlugin();
  const project = Number(useSearchParams()[0].get('project')) || null;
  const draft = useDraft<NewNotice>('new-notice', project ? { ...blank, scope: 'project', project_id: project } : blank);
  const create = useAction<NewNotice, { data: Notice }>({
    run: (body) => api.createNotice({ body }),
    invalidates: [keys.notices],
    onSuccess: ({ data }) => {
      draft.saved(draft.value);
      nav.setDirty(false);
      nav.go(nav.href('notice', { noticeId: data.id }));
    },
  });
  useReady(true);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('notices')}>Notices</Link>} title="New notice" />
      <NoticeForm
        draft={draft}
        errors={create.fields}
        busy={create.busy}
        submitLabel="Save draft"
        onSubmit={() => create.go(draft.value)}
      />
    </>
  );
}
