import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NoticeList } from '../notice/notice-list';
import { api, keys } from '../notices.client';

/** What is announced about a project, on the project's own page. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: keys.project(String(projectId)),
    queryFn: async ({ signal }) => (await api.listProjectNotices({ params: { projectId: String(projectId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Notices of the project">
      <h2>
        <Link to={nav.href('project_notices', { projectId })}>Notices</Link>
      </h2>
      <Loaded query={found} what="the notices" kind="table">
        {(notices) =>
          notices.length === 0 ? (
            <p className="bf-soft">
              Nothing announced. <Link to={`${nav.href('new_notice')}?project=${projectId}`}>Write a notice</Link>
            </p>
          ) : (
            <NoticeList notices={notices.slice(0, 5)} />
          )
        }
      </Loaded>
    </section>
  );
}
