import type { AccessRequest } from '@butterfly/contracts/auth_and_admin';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { identity, keys } from '../members.client';
import { periods } from '../model/periods';

/** Who waits for an answer; nothing when nobody does. One press decides. */
export function RequestList() {
  const query = useQuery({ queryKey: keys.requests, queryFn: async ({ signal }) => (await identity.listAccessRequests({ signal })).data });
  const waiting = (query.data ?? []).filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return null;
  return (
    <section className="mm-section mm-block mm-requests" aria-labelledby="mm-requests">
      <h2 id="mm-requests">Access requests</h2>
      <ul className="mm-lines">
        {waiting.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Row({ request }: { request: AccessRequest }) {
  const { tenant } = usePlugin();
  const params = { id: String(request.id) };
  const invalidates = [keys.requests, keys.members];
  const approve = useAction<string | null, unknown>({
    run: (until) => identity.approveAccess({ params, body: until ? { until } : {} }),
    invalidates,
    successMessage: () => `${request.member_name} may use ${request.plugin_title} now`,
  });
  const decline = useAction<undefined, unknown>({
    run: () => identity.declineAccess({ params, body: {} }),
    invalidates,
    successMessage: () => `${request.member_name} was told`,
  });
  const items = periods(new Date(), tenant.tz).map(({ label, until }) => ({ key: until, label }));
  return (
    <li>
      <span className="mm-line-words">
        <span>
          <strong>{request.member_name}</strong> asks for <strong>{request.plugin_title}</strong>
        </span>
        <span className="bf-soft">
          {request.message !== '' && `“${request.message}” · `}
          <DateText value={request.created_at} />
        </span>
      </span>
      <span className="mm-line-actions">
        <Button size="small" type="primary" loading={approve.busy} onClick={() => approve.go(null)}>
          Approve
        </Button>
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => approve.go(key) }}>
          <Button size="small">For a while</Button>
        </Dropdown>
        <Button size="small" type="text" loading={decline.busy} onClick={() => decline.go(undefined)}>
          Decline
        </Button>
      </span>
    </li>
  );
}
