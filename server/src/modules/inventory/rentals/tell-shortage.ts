import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { shortOf } from './availability';
import { reservations } from './repository';

/** Tells everybody who works with the things of a project that it goes without some of them, unless that is solved meanwhile. */
export function tellShortage({ api }: Pick<Platform, 'api'>): Listener<'inventory.reservation.shortage@1'> {
  return async ({ payload: { reservation_id: id, project_id: projectId } }, db) => {
    const row = await reservations.find(db, id);
    const project = await api('tenant_crm').project(db, projectId);
    const short = row ? ((await shortOf(db, [row])).get(id) ?? 0) : 0;
    if (!row || !project || short === 0) return;
    const all = (await api('manage_members').audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, 'inventory'));
    const among = all.map(({ memberId }) => memberId);
    await api('notifications').notify(db, await api('manage_members').membersSeeing(db, { projectId, among }), {
      title: `${short} × ${row.item_name} missing`,
      content: `${project.name} needs ${row.qty}, and more is promised in these days than there is.`,
      link: `/inventory/rental-calendar?from=${row.out_on}`,
    });
  };
}
