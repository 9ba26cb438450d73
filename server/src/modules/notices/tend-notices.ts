import type { Job } from '../../platform/define-module';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { dueNotices, notices, runOutNotices, shownNotices } from './repository';
import type { NoticeService } from './service';

/** Publishes what waits for its time and ends what has run out, every minute; hands notices to who has joined since, every hour. */
export function noticeJobs({
  service,
  platform,
}: {
  service: NoticeService;
  platform: Pick<Platform, 'api' | 'db'>;
}): readonly Job<never>[] {
  const everywhere = async (work: (db: Db) => Promise<void>) => {
    for (const tenantId of await platform.api('auth_and_admin').activeTenantIds())
      await platform.db.withTenant({ tenantId, memberId: null }, work);
  };
  const onTime = async (db: Db) => {
    for (const id of await dueNotices(db)) await service.publish(db, { id, editor: null });
    for (const id of await runOutNotices(db)) await service.expire(db, id);
  };
  const toNewcomers = async (db: Db) => {
    for (const id of await shownNotices(db)) await service.spread(db, { notice: await notices.read(db, id), tell: false });
  };
  return [
    { name: 'notices.on_time', schedule: '* * * * *', run: () => everywhere(onTime) },
    { name: 'notices.to_newcomers', schedule: '23 * * * *', run: () => everywhere(toNewcomers) },
  ];
}
