import { newNotice } from '@butterfly/contracts/notices';
import type { DemoBuilder } from '../../demo/demo-business';
import { shownNotices } from './repository';
import { NoticeService } from './service';

const NOTICES = [
  { title: 'The cold room is at 4 °C', body: 'Pull the door **twice**, and write down the temperature each morning.', pinned: true },
  {
    title: 'New van keys',
    body: 'They hang beside the workshop door.\n\n- blue: large van\n- green: small van',
    severity: 'important' as const,
    requires_ack: true,
  },
];

/** A business that has notices keeps what it has. */
export const builder: DemoBuilder = {
  order: 60,
  build: async ({ platform, business }) => {
    const service = new NoticeService(platform);
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      if ((await shownNotices(db)).length > 0) return;
      for (const notice of NOTICES) await service.publish(db, { id: (await service.create(db, newNotice.parse(notice))).id, editor: null });
    });
  },
};
