import type { Settings } from '@butterfly/contracts/client_portal';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../client_portal.client';
import { ActivityList } from './activity-list';
import { FilesPanel } from './files-panel';
import { MessagesPanel } from './messages-panel';
import { PeoplePanel } from './people-panel';
import { ShowsPanel } from './shows-panel';
import { STATES } from './words';

/** The portal of a project: who gets in, what they see, who was there. */
export function Page() {
  const { projectId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.settings(projectId),
    queryFn: ({ signal }) => api.getSettings({ params: { projectId }, signal }),
  });
  useReady(!found.isPending);
  return (
    <article className="bf-page">
      <Loaded query={found} what="the portal" kind="form">
        {({ data, etag }) => (
          <>
            <Head settings={data} />
            <div className="portal-columns">
              <PeoplePanel settings={data} />
              <ShowsPanel key={data.version} settings={data} etag={etag} />
            </div>
            <div className="portal-columns">
              <MessagesPanel settings={data} />
              <FilesPanel settings={data} />
            </div>
            <ActivityList projectId={projectId} />
          </>
        )}
      </Loaded>
    </article>
  );
}

function Head({ settings }: { readonly settings: Settings }) {
  const { nav } = usePlugin();
  const { project_id, project_name, state, is_on } = settings;
  const params = { projectId: String(project_id) };
  const change = useAction<boolean, unknown>({
    run: (isOn) => (isOn ? api.enablePortal({ params }) : api.disablePortal({ params })),
    invalidates: [keys.portals],
    successMessage: (_, isOn) => (isOn ? 'The portal is open' : 'Nobody gets in any more'),
  });
  return (
    <PageHeader
      eyebrow={<Link to={nav.href('portals')}>Client portals</Link>}
      title={<ProjectLink id={project_id}>{project_name}</ProjectLink>}
      meta={<StatusTag tone={STATES[state].tone}>{STATES[state].words}</StatusTag>}
      actions={
        <Button type={is_on ? 'default' : 'primary'} loading={change.busy} onClick={() => change.go(!is_on)}>
          {is_on ? 'Switch off' : 'Switch on'}
        </Button>
      }
    />
  );
}
