import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/notices';
import { defineModule } from '../../platform/define-module';
import { SEEN_BY } from './repository';
import { noticesHandlers } from './routes';
import { NoticeService } from './service';
import { noticeJobs } from './tend-notices';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'notices',
  operations,
  errors,
  events,
  subjects: { notice: { table: 'notices_notice', name: 'title', project: 'project_id', path: '/notices/:id', seenBy: SEEN_BY } },
  search: {
    notice: {
      group: 'Notices',
      icon: 'bell',
      table: 'notices_notice',
      text: `platform_plain(title || ' ' || body)`,
      title: 'title',
      path: '/notices/:id',
      where: 'archived_at is null',
      seenBy: SEEN_BY,
    },
  },
  start: (platform) => {
    const service = new NoticeService(platform);
    return { handlers: noticesHandlers({ service, platform }), jobs: noticeJobs({ service, platform }) };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
