import { unsoldBps, type Crop, type FarmMove, type FarmMoveKind, type FarmMoveQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

/** A crop as it is kept. */
export type CropRow = Omit<Crop, 'unsold_bps'> & { readonly unit: string };

const sumOf = (kind: FarmMoveKind, sign: '' | '-') =>
  `(select coalesce(${sign}sum(m.stems), 0)::int from inventory_farm_move m
    where m.tenant_id = inventory_crop.tenant_id and m.crop_id = inventory_crop.id and m.kind = '${kind}')`;

export const crops = new RecordTable<CropRow>({
  name: 'inventory_crop',
  reads: {
    id: true,
    ingredient_id: true,
    ingredient_name: true,
    unit: true,
    category_id: true,
    category_name: '(select c.name from inventory_category c where c.tenant_id = inventory_crop.tenant_id and c.id = category_id)',
    variety: true,
    bed: true,
    planted_on: true,
    plants: true,
    first_harvest_on: true,
    harvest_weeks: true,
    expected_stems: true,
    status: true,
    stems_left: true,
    harvested: sumOf('harvest', ''),
    transferred: sumOf('transfer', '-'),
    sold: sumOf('sale', '-'),
    composted: sumOf('compost', '-'),
    updated_at: true,
    version: true,
  },
  writes: {
    ingredient_id: 'int',
    ingredient_name: 'text',
    unit: 'text',
    category_id: 'int',
    variety: 'text',
    bed: 'text',
    planted_on: 'date',
    plants: 'int',
    first_harvest_on: 'date',
    harvest_weeks: 'int',
    expected_stems: 'int',
    status: 'text',
  },
});

export function shownCrop({ unit: _unit, ...row }: CropRow): Crop {
  return { ...row, unsold_bps: unsoldBps({ harvested: row.harvested, sold: row.sold, used: row.transferred }) };
}

/** What grows now first; of a category, or all. */
export function allCrops(db: Db, categoryId?: number): Promise<CropRow[]> {
  return db.rows<CropRow>(
    `select ${crops.columns} from inventory_crop where $1::int is null or category_id = $1
     order by status in ('finished', 'failed'), first_harvest_on, id limit 500`,
    [categoryId ?? null],
  );
}

interface NewFarmMove {
  readonly cropId: number;
  readonly kind: FarmMoveKind;
  /** More or fewer. */
  readonly stems: number;
  readonly grade?: FarmMove['grade'];
  readonly lotId?: number;
  readonly reason: string;
}

/** Writes down what was cut or went and what is left after it, in one statement. */
export async function writeFarmMove(db: Db, { cropId, kind, stems, grade = null, lotId, reason }: NewFarmMove): Promise<void> {
  await db.rows(
    `with changed as (
       update inventory_crop set stems_left = stems_left + $3::int, version = version + 1, updated_at = now(), updated_by_id = $7::int
       where id = $1 returning id, stems_left
     )
     insert into inventory_farm_move (crop_id, kind, stems, grade, lot_id, reason, stems_left, by_id)
     select id, $2, $3::int, $4, $5::int, $6, stems_left, $7::int from changed`,
    [cropId, kind, stems, grade, lotId ?? null, reason, db.memberId],
  );
}

const ofCrop = (column: string) =>
  `(select c.${column} from inventory_crop c where c.tenant_id = inventory_farm_move.tenant_id and c.id = crop_id)`;
const MOVE = `id::int as id, crop_id, ${ofCrop('ingredient_name')} as ingredient_name, ${ofCrop('variety')} as variety, kind, grade, stems, stems_left as left, lot_id,
  reason, at, by_id`;

export function farmMovePage(db: Db, query: FarmMoveQuery): Promise<CountedPage<FarmMove>> {
  const filter = new FilterBuilder(['true'])
    .add((at) => `crop_id = ${at}::int`, query.crop)
    .add((at) => `kind = ${at}::text`, query.kind)
    .words(
      (at) =>
        `(lower(reason) like ${at}::text or crop_id in (select id from inventory_crop where lower(ingredient_name || ' ' || variety) like ${at}::text))`,
      query.search,
    )
    .build();
  return countedPage<FarmMove>(db, {
    table: 'inventory_farm_move',
    as: 'inventory_farm_move',
    columns: MOVE,
    filter,
    order: 'id desc',
    query,
  });
}
