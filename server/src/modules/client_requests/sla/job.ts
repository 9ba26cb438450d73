import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { takeOverdue, takeUnanswered } from '../requests/repository';

/** Announces what is late, each once: a first answer, and an end. */
export async function announceLate(db: Db, now: Date): Promise<void> {
  for (const { id, project_id } of await takeUnanswered(db, now))
    db.emit('client_requests.request.sla_breached@1', { request_id: id, project_id, kind: 'response' });
  for (const { id, project_id } of await takeOverdue(db, now))
    db.emit('client_requests.request.sla_breached@1', { request_id: id, project_id, kind: 'resolution' });
}

/** Looks at what is late every ten minutes, business by business. */
export function lateJob({ access, api, clock, db }: Pick<Platform, 'access' | 'api' | 'clock' | 'db'>): Job<never> {
  return {
    name: 'client_requests.late',
    schedule: '*/10 * * * *',
    run: async () => {
      for (const tenantId of await api('auth_and_admin').activeTenantIds()) {
        if (!(await access.enabled(tenantId, 'client_requests'))) continue;
        await db.withTenant({ tenantId, memberId: null }, (tx) => announceLate(tx, clock()));
      }
    },
  };
}
