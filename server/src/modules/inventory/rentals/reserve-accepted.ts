import { mayStep, takesStock } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { AcceptedThings, KeptThings } from '../api';
import { items as goods, rentableByName } from '../goods/repository';
import { keepEach, type EachWish } from './keep-each';
import { reservationsOfProject, type ReservationRow } from './repository';
import type { RentalService } from './service';

interface Parts {
  readonly rentals: RentalService;
  readonly platform: Pick<Platform, 'api'>;
  readonly today: string;
}

/**
 * Reservations for what was accepted, one for each thing. The things are held in the order of their ids, so that two projects never
 * wait for each other in a circle.
 */
export async function reserveAccepted(
  db: Db,
  { accepted: { projectId, reason, things, before = [] }, rentals, platform, today }: Parts & { accepted: AcceptedThings },
): Promise<KeptThings> {
  const wanted = summed(things);
  const earlier = summed(before);
  for (const [key, { name }] of earlier) if (!wanted.has(key)) wanted.set(key, { name, qty: 0 });
  const project = await platform.api('tenant_crm').project(db, projectId);
  const day = project?.event_date;
  const items = day ? await rentableByName(db, [...wanted.keys()]) : new Map<string, number>();
  const notReserved = [...wanted].filter(([key, { qty }]) => qty > 0 && !items.has(key)).map(([, thing]) => thing);
  if (!day || items.size === 0) return { reservations: [], shortages: [], notReserved };
  const rows = await reservationsOfProject(db, projectId);
  const wishes: EachWish[] = [];
  if (earlier.size > 0) await goods.holdMany(db, [...items.values()]);
  for (const [key, itemId] of [...items].sort(([, a], [, b]) => a - b)) {
    const own = rows.filter((row) => row.item_id === itemId);
    for (const row of own.filter(isProvisional)) await rentals.cancel(db, { id: row.id, today });
    const firm = own.filter((row) => !isProvisional(row) && takesStock(row.state));
    const now = wanted.get(key)?.qty ?? 0;
    const qty = now - firm.reduce((sum, row) => sum + row.qty, 0);
    if (qty > 0) wishes.push({ item_id: itemId, qty });
    else await letGo(db, { rows: firm, qty: Math.min(-qty, (earlier.get(key)?.qty ?? 0) - now), rentals, today });
  }
  const made = await keepEach(db, { projectId, day, reason, wishes, today, platform });
  rentals.tellShort(db, made);
  const nameOf = new Map([...items].map(([key, itemId]) => [itemId, wanted.get(key)?.name ?? key]));
  return {
    reservations: made.map(({ id }) => id),
    shortages: made
      .filter(({ short }) => short > 0)
      .map(({ item_id, short }) => ({
        name: nameOf.get(item_id) ?? '',
        qty: wishes.find((wish) => wish.item_id === item_id)?.qty ?? 0,
        short,
      })),
    notReserved,
  };
}

/** Makes firm what was kept for a project, in the order of the things as everywhere. */
export async function confirmKept(
  db: Db,
  { kept: { projectId, reason }, rentals, today }: Omit<Parts, 'platform'> & { kept: Pick<AcceptedThings, 'projectId' | 'reason'> },
): Promise<number[]> {
  const rows = await reservationsOfProject(db, projectId);
  const kept = rows.filter(({ state }) => state === 'provisional').sort((a, b) => a.item_id - b.item_id);
  for (const { id } of kept) await rentals.confirm(db, { id, reason, today });
  return kept.map(({ id }) => id);
}

/** So many of what is firm and still in the house, the newest first. What belongs to a kit stays whole. */
async function letGo(
  db: Db,
  { rows, qty, rentals, today }: { rows: readonly ReservationRow[]; qty: number; rentals: RentalService; today: string },
): Promise<void> {
  let left = qty;
  const loose = rows.filter((row) => mayStep(row.state, 'cancel') && row.kit_booking_id === null).sort((a, b) => b.id - a.id);
  for (const row of loose) {
    if (left <= 0) return;
    const by = Math.min(row.qty, left);
    await rentals.lessen(db, { row, by, today });
    left -= by;
  }
}

const isProvisional = ({ state }: ReservationRow): boolean => state === 'provisional' || state === 'quoted';

/** By the name as it is compared. */
function summed(things: AcceptedThings['things']): Map<string, { name: string; qty: number }> {
  const sums = new Map<string, { name: string; qty: number }>();
  for (const { name, qty } of things) {
    const key = name.trim().toLowerCase();
    sums.set(key, { name: sums.get(key)?.name ?? name, qty: (sums.get(key)?.qty ?? 0) + qty });
  }
  return sums;
}
