import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { shortOf } from './availability';
import { reservations, type ReservationRow } from './repository';

/** Of a thing, so many that a reservation goes without. */
interface Missing {
  readonly row: ReservationRow;
  readonly short: number;
}

/**
 * Tells everybody who works with the things of a project that it goes without some of them, unless that is solved meanwhile. What went short
 * in one step is told in one notice, by the first of them.
 */
export function tellShortage({ api }: Pick<Platform, 'api'>): Listener<'inventory.reservation.shortage@1'> {
  return async ({ payload: { reservation_id: id, project_id: projectId, together = [id] } }, db) => {
    if (id !== Math.min(...together)) return;
    const project = await api('tenant_crm').project(db, projectId);
    const [first, ...more] = await missingOf(db, together);
    if (!first || !project) return;
    const all = (await api('manage_members').audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, 'inventory'));
    const among = all.map(({ memberId }) => memberId);
    const from = more.reduce((least, { row }) => (row.out_on < least ? row.out_on : least), first.row.out_on);
    await api('notifications').notify(db, await api('manage_members').membersSeeing(db, { projectId, among }), {
      ...(more.length === 0 ? wordsOf(project.name, first) : wordsOfAll(project.name, [first, ...more])),
      link: `/inventory/rental-calendar?from=${from}`,
    });
  };
}

async function missingOf(db: Db, ids: readonly number[]): Promise<Missing[]> {
  const found = await Promise.all(ids.map((id) => reservations.find(db, id)));
  const rows = found.filter((row) => row !== undefined);
  const short = await shortOf(db, rows);
  return rows.map((row) => ({ row, short: short.get(row.id) ?? 0 })).filter((one) => one.short > 0);
}

const wordsOf = (project: string, { row, short }: Missing) => ({
  title: `${short} × ${row.item_name} missing`,
  content: `${project} needs ${row.qty}, and more is promised in these days than there is.`,
});

const NAMED = 5;

function wordsOfAll(project: string, missing: readonly Missing[]) {
  const named = missing.slice(0, NAMED).map(({ row, short }) => `${short} × ${row.item_name}`);
  const rest = missing.length - named.length;
  return {
    title: `${missing.length} things missing`,
    content: `${project} goes without ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}: more is promised in these days than there is.`,
  };
}
