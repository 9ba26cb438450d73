import { takesStock, type Reservation } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { AcceptedThings, KeptThings } from '../api';
import { rentableByName } from '../goods/repository';
import { reservationsOfProject, type ReservationRow } from './repository';
import type { RentalService } from './service';

interface Parts {
  readonly rentals: RentalService;
  readonly platform: Pick<Platform, 'api'>;
  readonly today: string;
}

/** Reservations for what was accepted, one for each thing, in the order of their ids so that two projects never wait for each other in a circle. */
export async function reserveAccepted(
  db: Db,
  { accepted: { projectId, reason, things }, rentals, platform, today }: Parts & { accepted: AcceptedThings },
): Promise<KeptThings> {
  const wanted = summed(things);
  const project = await platform.api('tenant_crm').project(db, projectId);
  const items = project?.event_date ? await rentableByName(db, [...wanted.keys()]) : new Map<string, number>();
  const notReserved = [...wanted].filter(([key]) => !items.has(key)).map(([, thing]) => thing);
  const kept: KeptThings = { reservations: [], shortages: [], notReserved };
  const all: Reservation[] = [];
  const rows = await reservationsOfProject(db, projectId);
  const inOrder = [...items].sort(([, a], [, b]) => a - b);
  for (const [key, itemId] of inOrder) {
    const thing = wanted.get(key);
    if (!thing) continue;
    const own = rows.filter((row) => row.item_id === itemId);
    for (const row of own.filter(isProvisional)) await rentals.cancel(db, { id: row.id, today });
    const firm = own.filter((row) => !isProvisional(row) && takesStock(row.state)).reduce((sum, row) => sum + row.qty, 0);
    if (thing.qty <= firm) continue;
    const wish = {
      project_id: projectId,
      item_id: itemId,
      qty: thing.qty - firm,
      state: 'provisional' as const,
      has_waiver: false,
      priority: 0,
    };
    const made = await rentals.create(db, { ...wish, overbook_reason: '' }, today, { isOneOfMany: true }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'inventory.short')) throw error;
      return rentals.create(db, { ...wish, overbook_reason: reason }, today, { isOneOfMany: true });
    });
    all.push(made);
    kept.reservations.push(made.id);
    if (made.short > 0) kept.shortages.push({ ...thing, short: made.short });
  }
  rentals.tellShort(db, all);
  return kept;
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
