import type { DemoBuilder } from '../../demo/demo-business';
import { partnerPage, partners } from './repository';

const PARTNERS = [
  { title: 'Order ribbon', body: 'Silk, undyed, 38 mm: two rolls.' },
  { title: 'Cold room', body: 'The door has to be pulled twice.' },
];

/** A business that has partners keeps what it has. */
export const builder: DemoBuilder = {
  order: 60,
  build: async ({ platform, business }) => {
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      const { count } = await partnerPage(db, { page: 1, page_size: 1, ordering: '-updated_at', archived: 'false' });
      if (count === 0) for (const partner of PARTNERS) await partners.insert(db, partner);
    });
  },
};
