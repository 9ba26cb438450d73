import type { Notice } from '@butterfly/contracts/notices';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { NoteText } from '@butterfly/record-kit/notes';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { SeverityTag } from '../notice/notice-tags';
import { api, keys } from '../notices.client';

/** What is announced about one project. */
export function Page() {
  const { nav } = usePlugin();
  const { projectId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.project(projectId),
    queryFn: async ({ signal }) => (await api.listProjectNotices({ params: { projectId }, signal })).data,
  });
  const create = (
    <Button type="primary" onClick={() => nav.go(`${nav.href('new_notice')}?project=${projectId}`)}>
      New notice
    </Button>
  );
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('notices')}>Notices</Link>} title="Project notices" actions={create} />
      <Loaded query={found} what="the notices of the project" kind="cards">
        {(notices) => <Cards notices={notices} />}
      </Loaded>
    </>
  );
}

function Cards({ notices }: { notices: readonly Notice[] }) {
  const { nav } = usePlugin();
  if (notices.length === 0)
    return <EmptyState title="Nothing announced" text="Notices of this project stand here for everybody who works on it." />;
  return notices.map((notice) => (
    <article key={notice.id} className="bf-panel notices-notice">
      <div className="notices-row">
        <SeverityTag {...notice} />
        <Link to={nav.href('notice', { noticeId: notice.id })}>
          <strong>{notice.title}</strong>
        </Link>
      </div>
      <NoteText body={notice.body} />
    </article>
  ));
}
