/** Units of one's own that nobody is waiting for: what a farm will have cut, what stands in the shop. */
export interface FreeLot {
  readonly id: number;
  readonly ingredient_id: number;
  readonly units: number;
  /** The day from which it is there: `2027-06-09`. */
  readonly ready_on: string;
  /** The last day on which it can be used; null: it keeps. */
  readonly use_by: string | null;
}

/** What a project would take of an ingredient. */
export interface StockWish {
  readonly project_id: number;
  readonly units: number;
  /** The day on which it has to be in the house. */
  readonly needed_by: string;
  readonly event_date: string;
}

/** Units of a lot that go into a project. */
export interface StockTake {
  readonly lot_id: number;
  readonly project_id: number;
  readonly units: number;
}

const LAST_DAY = '9999-12-31';
const keepsUntil = ({ use_by }: FreeLot): string => use_by ?? LAST_DAY;

/**
 * Who gets what of one's own stock: the earliest event first, and of what is there the lots first that end first. A lot counts when it is
 * there by the day it is needed and lasts until the event.
 *
 * @example
 * takeStock([{ project_id: 1, units: 40, needed_by: '2027-06-09', event_date: '2027-06-12' }], [ranunculusOfTheFarm]); // 20 of the lot
 */
export function takeStock(wishes: readonly StockWish[], lots: readonly FreeLot[]): StockTake[] {
  const left = new Map(lots.map((lot) => [lot.id, Math.max(0, lot.units)]));
  const byEnd = [...lots].sort((a, b) => keepsUntil(a).localeCompare(keepsUntil(b)) || a.id - b.id);
  const byEvent = [...wishes].sort((a, b) => a.event_date.localeCompare(b.event_date) || a.project_id - b.project_id);
  return byEvent.flatMap(({ project_id, units, needed_by, event_date }) => {
    let wanted = units;
    return byEnd.flatMap((lot) => {
      const isUsable = lot.ready_on <= needed_by && keepsUntil(lot) >= event_date;
      const taken = isUsable ? Math.min(wanted, left.get(lot.id) ?? 0) : 0;
      if (taken <= 0) return [];
      wanted -= taken;
      left.set(lot.id, (left.get(lot.id) ?? 0) - taken);
      return [{ lot_id: lot.id, project_id, units: taken }];
    });
  });
}
