import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../client_requests.client';
import { RequestStatusTag } from '../parts/request-marks';

/** What the client of a project has asked for, on its page. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: keys.ofProject(projectId),
    queryFn: async ({ signal }) =>
      (await api.listRequests({ query: { page: 1, page_size: 3, ordering: '-updated_at', project: projectId }, signal })).data,
  });
  const add = `${nav.href('new_request')}?project=${projectId}`;
  return (
    <section className="bf-panel" aria-label="Requests of the client">
      <h2>
        <Link to={`${nav.href('list')}?project=${projectId}`}>Client requests</Link>
      </h2>
      <Loaded query={found} what="the requests" kind="table">
        {({ results, count }) => (
          <>
            {count === 0 && <p className="bf-soft">Nothing was asked for yet.</p>}
            <ul className="cr-lines">
              {results.map(({ id, title, status }) => (
                <li key={id}>
                  <Link to={nav.href('request', { requestId: id })}>{title}</Link> <RequestStatusTag status={status} />
                </li>
              ))}
            </ul>
            {count > results.length && <p className="bf-soft">{`and ${count - results.length} more`}</p>}
            <p>
              <Link className="cr-link" to={add}>
                Write a request down
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}
