import type { PortalRow } from '@butterfly/contracts/client_portal';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Pagination } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../client_portal.client';
import { STATES } from '../settings/words';

const PAGE = 25;

/** Portals of all projects: who was there last stands first. */
export function Page() {
  const [page, setPage] = useState(1);
  const found = useQuery({
    queryKey: [...keys.portals, 'all', page],
    queryFn: async ({ signal }) => (await api.listPortals({ query: { page, page_size: PAGE }, signal })).data,
  });
  useReady(!found.isPending);
  return (
    <article className="bf-page">
      <PageHeader title="Client portals" />
      <Loaded query={found} what="the portals" kind="table">
        {({ results, count }) =>
          results.length === 0 ? (
            <EmptyState
              drawing="wreath"
              title="No portal yet"
              text="Open a project, choose Client Portal, switch it on and invite your couple: proposal, contract, payments and questions in one place."
            />
          ) : (
            <>
              <ul className="portal-rows">
                {results.map((row) => (
                  <Row key={row.project_id} row={row} />
                ))}
              </ul>
              {count > PAGE && <Pagination current={page} pageSize={PAGE} total={count} showSizeChanger={false} onChange={setPage} />}
            </>
          )
        }
      </Loaded>
    </article>
  );
}

function Row({ row }: { readonly row: PortalRow }) {
  const { nav } = usePlugin();
  const { tone, words } = STATES[row.state];
  return (
    <li>
      <span className="portal-row-words">
        <Link to={nav.href('settings', { projectId: row.project_id })}>{row.project_name}</Link>
        <span className="bf-soft">
          {row.event_date && <DateText value={row.event_date} />}
          {row.event_date && ' · '}
          {row.people === 1 ? '1 person' : `${row.people} people`}
        </span>
      </span>
      <span className="bf-soft">
        {row.last_seen_at ? (
          <>
            seen <DateText value={row.last_seen_at} as="moment" />
          </>
        ) : (
          'nobody was there yet'
        )}
      </span>
      {row.waits && <StatusTag tone="marigold">Not answered yet</StatusTag>}
      <StatusTag tone={tone}>{words}</StatusTag>
    </li>
  );
}
