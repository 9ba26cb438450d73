import {
  isThere,
  mayStep,
  type NewUnit,
  type ReservationStep,
  type Unit,
  type UnitPatch,
  type UnitScan,
  type UnitScanned,
} from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { insertMovement, items } from '../goods/repository';
import { lockedItem } from '../goods/stock';
import { holdReservations, type ReservationRow } from '../rentals/repository';
import type { RentalService } from '../rentals/service';
import { locations } from '../setup/repository';
import { holdUnitByCode, insertUnitLog, itemOfCode, nextCode, units } from './repository';

/** Throws when the caller may not correct stock. */
type Permit = () => void;

/** Things of which every single one has its number. Knows no HTTP; every method runs in the transaction it is given. */
export class UnitService {
  readonly #rentals: Pick<RentalService, 'checkIn' | 'checkOut'>;

  constructor(rentals: Pick<RentalService, 'checkIn' | 'checkOut'>) {
    this.#rentals = rentals;
  }

  /** @throws AppError `inventory.not_serialized`, `inventory.code_taken` */
  async create(db: Db, { code, ...input }: NewUnit): Promise<Unit> {
    const item = await lockedItem(db, input.item_id);
    if (item.tracking !== 'serialized') throw new AppError('inventory.not_serialized');
    const place = await locations.find(db, input.location_id);
    if (!place || place.archived_at) throw new AppError('invalid_input', { fields: { location_id: ['is not a place of yours'] } });
    const made = await units.insert(db, { ...input, code: code ?? (await nextCode(db, item.sku ?? `U${item.id}`)) }).catch(refuseCode);
    await insertMovement(db, { ...placeOf(made), kind: 'receipt', qty: 1, reason: made.code });
    await insertUnitLog(db, { unitId: made.id, kind: 'created', status: made.status, note: made.condition_note, reservationId: null });
    return made;
  }

  /** One that is lost or destroyed leaves the stock, and is back in it when it is found. @throws AppError `inventory.unit_is_out` */
  async update(
    db: Db,
    { id, patch, ifMatch, requireAdjust }: { id: number; patch: UnitPatch; ifMatch: string | undefined; requireAdjust: Permit },
  ): Promise<Unit> {
    const { item_id: itemId } = await units.read(db, id);
    await items.lock(db, itemId);
    const before = await units.lockVersion(db, { id, ifMatch });
    const saved = await units.patch(db, { id, changes: patch });
    const qty = Number(isThere(saved.status)) - Number(isThere(before.status));
    if (qty !== 0) {
      requireAdjust();
      if (before.is_out) throw new AppError('inventory.unit_is_out', { code: before.code });
      await insertMovement(db, { ...placeOf(saved), kind: 'adjust', qty, reason: `${saved.code}: ${saved.status}` });
    }
    await insertUnitLog(db, { unitId: id, kind: 'changed', status: saved.status, note: saved.condition_note, reservationId: null });
    return saved;
  }

  /**
   * One unit goes out with a reservation of its project that has some left to go, or is back. Reservations are held before units, as
   * everything does that holds both: whoever writes off a unit that is just scanned waits, and is not refused.
   */
  async scan(db: Db, { scan, today }: { scan: UnitScan; today: string }): Promise<UnitScanned> {
    const itemId = await itemOfCode(db, scan.code);
    if (itemId === undefined) throw new AppError('inventory.unknown_code', { code: scan.code });
    const rows = await holdReservations(db, { projectId: scan.project_id, itemId });
    const unit = await holdUnitByCode(db, scan.code);
    if (unit?.item_id !== itemId) throw new AppError('inventory.unknown_code', { code: scan.code });
    return scan.way === 'check_out' ? this.#out(db, { unit, rows, today }) : this.#in(db, { unit, rows, today });
  }

  async #out(db: Db, { unit, rows, today }: Scanned): Promise<UnitScanned> {
    if (unit.is_out) throw new AppError('inventory.unit_is_out', { code: unit.code });
    if (!isThere(unit.status) || unit.status === 'damaged') throw new AppError('inventory.unit_unfit', { code: unit.code });
    const row = rows.find((one) => may(one, 'check_out') && one.out_qty < one.qty);
    if (!row) throw new AppError('inventory.not_reserved', { code: unit.code, name: unit.item_name });
    const reservation = await this.#rentals.checkOut(db, { id: row.id, qty: 1, today });
    const moved = await units.patch(db, { id: unit.id, changes: { reservation_id: row.id } });
    await insertUnitLog(db, { unitId: unit.id, kind: 'check_out', status: unit.status, note: '', reservationId: row.id });
    return { unit: moved, reservation };
  }

  async #in(db: Db, { unit, rows, today }: Scanned): Promise<UnitScanned> {
    const row = rows.find((one) => one.id === unit.reservation_id);
    if (!row) throw new AppError('inventory.unit_is_here', { code: unit.code });
    // Before the others: when it is the last one to come back, whatever is still marked as out is settled.
    const moved = await units.patch(db, { id: unit.id, changes: { reservation_id: null } });
    const reservation = await this.#rentals.checkIn(db, { id: row.id, qty: 1, today });
    await insertUnitLog(db, { unitId: unit.id, kind: 'check_in', status: unit.status, note: '', reservationId: row.id });
    return { unit: moved, reservation };
  }
}

interface Scanned {
  readonly unit: Unit;
  /** What its project has reserved of its thing. */
  readonly rows: readonly ReservationRow[];
  readonly today: string;
}

const may = ({ state }: ReservationRow, step: ReservationStep) => mayStep(state, step);
const placeOf = ({ item_id, location_id }: Unit) => ({ item_id, location_id });

function refuseCode(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') throw new AppError('inventory.code_taken');
  throw error;
}
