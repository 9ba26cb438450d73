import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NoticeList } from '../notice/notice-list';
import { api, keys } from '../notices.client';

/** What everybody has to know, on the first page; nothing while nothing is announced. */
export function Panel() {
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: [...keys.notices, 'card'],
    queryFn: async ({ signal }) => (await api.listNotices({ query: { status: 'published', page_size: 5 }, signal })).data.results,
  });
  if (found.data?.length === 0) return null;
  return (
    <section className="bf-panel" aria-label="Notices">
      <h2>
        <Link to={nav.href('notices')}>Notices</Link>
      </h2>
      <Loaded query={found} what="the notices" kind="table">
        {(notices) => <NoticeList notices={notices} />}
      </Loaded>
    </section>
  );
}
