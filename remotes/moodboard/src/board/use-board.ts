import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useMemo } from 'react';
import type { BoardScope, BoardSession } from '../sync/board-session';
import { boardSession } from '../sync/board-session';

/** Opens a board for as long as the component is there; what is not saved then is saved all the same. */
export function useBoard({ kind, id }: Pick<BoardScope, 'kind' | 'id'>): BoardSession {
  const { tenant, user } = usePlugin();
  const session = useMemo(() => boardSession({ tenantId: tenant.id, userId: user.id, kind, id }), [tenant.id, user.id, kind, id]);
  useEffect(() => session.acquire(), [session]);
  return session;
}
