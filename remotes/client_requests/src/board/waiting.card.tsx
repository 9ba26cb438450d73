import { usePlugin } from '@butterfly/plugin-sdk/react';
import { StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../client_requests.client';
import { ageText } from '../model/words';

/** Clients who wait for a word, on the first page; nothing while nobody does. */
export function Panel() {
  const { nav } = usePlugin();
  const found = useQuery({ queryKey: keys.waiting, queryFn: async ({ signal }) => (await api.getWaiting({ signal })).data });
  if (found.data?.count === 0) return null;
  return (
    <section className="bf-panel" aria-label="Clients who wait for an answer">
      <h2>
        <Link to={nav.href('board')}>Clients who wait for an answer</Link>
      </h2>
      <Loaded query={found} what="the requests" kind="table">
        {({ requests, count, late }) => (
          <>
            {late > 0 && <StatusTag tone="clay">{late === 1 ? 'One is late' : `${late} are late`}</StatusTag>}
            <ul className="cr-lines">
              {requests.map(({ id, title, project_name, waiting_since }) => (
                <li key={id}>
                  <Link to={nav.href('request', { requestId: id })}>{title}</Link>
                  <span className="bf-soft">
                    {project_name}
                    {waiting_since !== null && `, ${ageText(waiting_since, new Date())}`}
                  </span>
                </li>
              ))}
            </ul>
            {count > requests.length && <p className="bf-soft">{`and ${count - requests.length} more`}</p>}
          </>
        )}
      </Loaded>
    </section>
  );
}
