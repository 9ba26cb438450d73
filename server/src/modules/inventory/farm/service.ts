import {
  stemsPerWeek,
  unsoldBps,
  type Crop,
  type CropPatch,
  type FarmCategoryDetail,
  type FarmMovement,
  type FarmOverview,
  type Harvest,
  type Lot,
  type NewCrop,
  type Transfer,
} from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { etagOf } from '../../../platform/records/etag-of';
import { categories } from '../setup/repository';
import { namesOf, type LotService, type ShopReader } from '../shop/lot.service';
import { allCrops, crops, shownCrop, writeFarmMove, type CropRow } from './repository';

/** How far the farm looks ahead. */
const WEEKS = 8;

/** What grows, what was cut, where it went. Knows no HTTP; every method runs in the transaction it is given. */
export class FarmService {
  readonly #lots: LotService;

  constructor(lots: LotService) {
    this.#lots = lots;
  }

  async overview(db: Db, today: string): Promise<FarmOverview> {
    const rows = await allCrops(db);
    const groups = new Map<number | null, CropRow[]>();
    for (const row of rows) groups.set(row.category_id, [...(groups.get(row.category_id) ?? []), row]);
    return {
      crops: rows.map(shownCrop),
      categories: [...groups]
        .map(([id, own]) => ({ id, name: own[0]?.category_name ?? 'Without a category', crops: own.length, ...sumsOf(own) }))
        .sort((a, b) => Number(a.id === null) - Number(b.id === null) || a.name.localeCompare(b.name)),
      forecast: stemsPerWeek(rows, { today, weeks: WEEKS }),
      ...sumsOf(rows),
    };
  }

  /** @throws AppError `not_found` */
  async category(db: Db, id: number, today: string): Promise<FarmCategoryDetail> {
    const { name } = await categories.read(db, id);
    const rows = await allCrops(db, id);
    return { id, name, crops: rows.map(shownCrop), forecast: stemsPerWeek(rows, { today, weeks: WEEKS }) };
  }

  /** @throws AppError `invalid_input` for a flower or a category that is not of this business */
  async create(db: Db, input: NewCrop): Promise<Crop> {
    const [flower] = await this.#lots.known(db, [input.ingredient_id]);
    if (!flower) throw new AppError('invalid_input', { fields: { ingredient_id: ['is not a flower of yours'] } });
    await requireCategory(db, input.category_id);
    return shownCrop(await crops.insert(db, { ...input, ...namesOf(flower) }));
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: CropPatch; ifMatch: string | undefined }): Promise<Crop> {
    requireIfMatch(ifMatch);
    const before = await crops.lock(db, id);
    checkVersion(ifMatch, { etag: etagOf(before), current: shownCrop(before) });
    await requireCategory(db, patch.category_id ?? null);
    return shownCrop(await crops.patch(db, { id, changes: patch }));
  }

  /** What is cut for the compost comes and goes at once. */
  async harvest(db: Db, { crop_id: id, stems, grade, reason }: Harvest): Promise<Crop> {
    const row = await crops.hold(db, id);
    if (!row) throw new AppError('invalid_input', { fields: { crop_id: ['is not a crop of yours'] } });
    await writeFarmMove(db, { cropId: id, kind: 'harvest', stems, grade, reason });
    if (grade === 'compost') await writeFarmMove(db, { cropId: id, kind: 'compost', stems: -stems, reason });
    if (row.status !== 'harvesting') await crops.patch(db, { id, changes: { status: 'harvesting' } });
    db.emit('inventory.harvest.recorded@1', { crop_id: id, ingredient_id: row.ingredient_id, stems });
    return shownCrop(await crops.read(db, id));
  }

  /** @throws AppError `inventory.too_many` for more than were cut and are left */
  async transfer(db: Db, { id, input, reader }: { id: number; input: Transfer; reader: ShopReader }): Promise<Lot> {
    const row = await crops.lock(db, id);
    refuseMore(row, input.stems);
    const lot = await this.#lots.create(
      db,
      {
        ingredient_id: row.ingredient_id,
        source: 'farm',
        units: input.stems,
        cost_cents: input.stems * input.stem_cost_cents,
        condition: 'A',
        location_id: input.location_id,
        note: [row.variety, row.bed].filter(Boolean).join(', ').slice(0, 200),
      },
      reader,
    );
    await writeFarmMove(db, { cropId: id, kind: 'transfer', stems: -input.stems, lotId: lot.id, reason: '' });
    return lot;
  }

  /** @throws AppError `inventory.too_many` for more than are left */
  async move(db: Db, id: number, { kind, stems, reason }: FarmMovement): Promise<Crop> {
    const row = await crops.lock(db, id);
    if (kind !== 'adjust') refuseMore(row, stems);
    await writeFarmMove(db, { cropId: id, kind, stems: kind === 'adjust' ? stems - row.stems_left : -stems, reason });
    return shownCrop(await crops.read(db, id));
  }
}

function sumsOf(rows: readonly CropRow[]): Pick<FarmOverview, 'stems_left' | 'unsold_bps'> {
  const sum = (of: (row: CropRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    stems_left: sum(({ stems_left }) => stems_left),
    unsold_bps: unsoldBps({
      harvested: sum(({ harvested }) => harvested),
      sold: sum(({ sold }) => sold),
      used: sum(({ transferred }) => transferred),
    }),
  };
}

function refuseMore({ stems_left: left }: CropRow, wanted: number): void {
  if (wanted > left) throw new AppError('inventory.too_many', { left });
}

async function requireCategory(db: Db, id: number | null): Promise<void> {
  if (id !== null && !(await categories.find(db, id)))
    throw new AppError('invalid_input', { fields: { category_id: ['is not a category of yours'] } });
}
