import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useMemo } from 'react';
import type { BoardSession } from '../sync/board-session';
import { boardSession } from '../sync/board-session';

/** Opens the board of a project for as long as the component is there; what is not saved then is saved all the same. */
export function useBoard(projectId: number): BoardSession {
  const { tenant, user } = usePlugin();
  const session = useMemo(() => boardSession({ tenantId: tenant.id, userId: user.id, projectId }), [tenant.id, user.id, projectId]);
  useEffect(() => session.acquire(), [session]);
  return session;
}
