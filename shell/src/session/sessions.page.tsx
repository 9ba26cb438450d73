import type { SessionRow } from '@butterfly/contracts/auth_and_admin';
import { DateText, EmptyState, ErrorCard, PageHeader, Skeleton, StatusTag } from '@butterfly/ui-kit';
import { useEffect, useState } from 'react';
import { useServices } from '../app-services';
import { deviceName } from './device-name';
import { authApi } from './sessions.client';

type Listed = { kind: 'loading' } | { kind: 'loaded'; rows: readonly SessionRow[] } | { kind: 'failed'; message: string };

/** Where this person is signed in. */
export function SessionsPage() {
  const { toasts } = useServices();
  const [listed, setListed] = useState<Listed>({ kind: 'loading' });
  const load = async () => setListed(await fetchRows());
  useEffect(() => void load(), []);
  const end = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change();
      toasts.show('success', done);
    } catch (error) {
      toasts.show('error', error instanceof Error ? error.message : String(error));
    }
    await load();
  };
  if (listed.kind === 'loading') return <Skeleton kind="table" />;
  if (listed.kind === 'failed')
    return <ErrorCard title="Your devices could not be loaded" text={listed.message} onRetry={() => void load()} />;
  const others = listed.rows.filter((row) => !row.current);
  return (
    <>
      <PageHeader
        title="Signed-in devices"
        meta="Sign out what you no longer use, or do not know."
        actions={
          others.length > 0 && (
            <button
              type="button"
              className="bf-button"
              onClick={() => void end(() => authApi.endOtherSessions({ body: {} }), 'Signed out everywhere else')}
            >
              Sign out everywhere else
            </button>
          )
        }
      />
      <ul className="session-list">
        {listed.rows.map((row) => (
          <Row key={row.id} row={row} onEnd={() => void end(() => authApi.endSession({ params: { id: String(row.id) } }), 'Signed out')} />
        ))}
      </ul>
      {others.length === 0 && <EmptyState drawing="seedling" title="Only here" text="You are signed in on no other device." />}
    </>
  );
}

async function fetchRows(): Promise<Listed> {
  try {
    return { kind: 'loaded', rows: (await authApi.listSessions()).data };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function Row({ row, onEnd }: { row: SessionRow; onEnd: () => void }) {
  return (
    <li>
      <div>
        <strong>{deviceName(row.user_agent)}</strong>
        <span>
          {row.ip} · last seen <DateText value={row.last_seen_at} as="moment" />
        </span>
      </div>
      {row.current ? (
        <StatusTag tone="eucalyptus">This device</StatusTag>
      ) : (
        <button type="button" className="bf-button" onClick={onEnd}>
          Sign out
        </button>
      )}
    </li>
  );
}
