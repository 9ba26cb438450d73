import { takesStock } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { AcceptedThings, KeptThings } from '../api';
import { rentableByName } from '../goods/repository';
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
  { accepted: { projectId, reason, things }, rentals, platform, today }: Parts & { accepted: AcceptedThings },
): Promise<KeptThings> {
  const wanted = summed(things);
  const project = await platform.api('tenant_crm').project(db, projectId);
  const day = project?.event_date;
  const items = day ? await rentableByName(db, [...wanted.keys()]) : new Map<string, number>();
  const notReserved = [...wanted].filter(([key]) => !items.has(key)).map(([, thing]) => thing);
  if (!day || items.size === 0) return { reservations: [], shortages: [], notReserved };
  const rows = await reservationsOfProject(db, projectId);
  const wishes: EachWish[] = [];
  for (const [key, itemId] of [...items].sort(([, a], [, b]) => a - b)) {
    const own = rows.filter((row) => row.item_id === itemId);
    for (const row of own.filter(isProvisional)) await rentals.cancel(db, { id: row.id, today });
    const firm = own.filter((row) => !isProvisional(row) && takesStock(row.state)).reduce((sum, row) => sum + row.qty, 0);
    const qty = (wanted.get(key)?.qty ?? 0) - firm;
    if (qty > 0) wishes.push({ item_id: itemId, qty });
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
