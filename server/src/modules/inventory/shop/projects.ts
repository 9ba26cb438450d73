import { addDays } from '@butterfly/contracts/days';
import { wasteBps, type ShopLine, type ShopProject, type ShopProjectDetail } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { KnownFlower, NeededFlower } from '../../floral_recipe_builder/api';
import { isUsable } from './allocations';
import { allocationsOfProjects, freeOf, openLots, waitingProjects, type AllocationRow, type LotRow } from './repository';
import type { ShopReader } from './lot.service';
import { isHeld, shownAllocation } from './shown-allocation';

/** Projects whose flowers somebody still thinks of. */
const BEHIND = 30;
const AHEAD = 120;
const MOST = 60;

interface Event {
  readonly id: number;
  readonly name: string;
  readonly event_date: string | null;
}

/** Needs of projects against what they have. Every method runs in the transaction it is given. */
export class ShopProjects {
  readonly #platform: Pick<Platform, 'api'>;

  constructor(platform: Pick<Platform, 'api'>) {
    this.#platform = platform;
  }

  async list(db: Db, reader: ShopReader): Promise<ShopProject[]> {
    const crm = this.#platform.api('tenant_crm');
    const soon = await crm.upcoming(db, { from: addDays(reader.today, -BEHIND), to: addDays(reader.today, AHEAD), limit: MOST });
    const known = new Set(soon.map(({ id }) => id));
    const waiting = await crm.projectsById(
      db,
      (await waitingProjects(db)).filter((id) => !known.has(id)),
    );
    const events: Event[] = [...soon, ...waiting];
    const ids = events.map(({ id }) => id);
    const needs = await this.#flowersApi().needs(db, ids);
    const rows = await allocationsOfProjects(db, ids);
    return events
      .map((event) => summaryOf(event, { needs: needs.filter(of(event.id)), rows: rows.filter(of(event.id)), reader }))
      .filter(({ needed, allocated, is_complete }) => needed + allocated > 0 || is_complete)
      .sort((a, b) => (a.event_date ?? '9999').localeCompare(b.event_date ?? '9999') || a.project_id - b.project_id);
  }

  async detail(db: Db, projectId: number, reader: ShopReader): Promise<ShopProjectDetail> {
    const event = await this.event(db, projectId);
    const needs = await this.#flowersApi().needs(db, [projectId]);
    const rows = await allocationsOfProjects(db, [projectId]);
    const ids = [...new Set([...needs, ...rows].map(({ ingredient_id }) => ingredient_id))];
    const lots = await openLots(db, ids);
    const flowers = await this.#flowers(db, ids);
    const until = event.event_date ?? reader.today;
    const free = (id: number) =>
      lots
        .filter((lot) => lot.ingredient_id === id && isUsable(lot, until, reader.today))
        .reduce((sum, lot) => sum + Math.max(0, freeOf(lot)), 0);
    return {
      ...summaryOf(event, { needs, rows, reader }),
      lines: ids
        .map((id) => lineOf(id, { needs, rows, flower: flowers.get(id), free: free(id), lots, reader }))
        .sort((a, b) => a.name.localeCompare(b.name)),
      allocations: rows.map((row) => shownAllocation(row, reader)),
    };
  }

  /** @throws AppError `not_found` for a project that the caller does not see */
  async event(db: Db, id: number): Promise<Event> {
    const project = await this.#platform.api('tenant_crm').project(db, id);
    if (!project) throw new AppError('not_found');
    return project;
  }

  async #flowers(db: Db, ids: readonly number[]): Promise<Map<number, KnownFlower>> {
    return new Map((await this.#flowersApi().flowers(db, ids)).map((flower) => [flower.id, flower]));
  }

  #flowersApi() {
    return this.#platform.api('floral_recipe_builder');
  }
}

const of =
  (id: number) =>
  ({ project_id }: { readonly project_id: number }) =>
    project_id === id;
const isGone = ({ state }: AllocationRow): boolean => state === 'used' || state === 'wasted';
const stemsOf = (rows: readonly AllocationRow[]): number => rows.reduce((sum, { stems }) => sum + stems, 0);
const costOf = (rows: readonly AllocationRow[]): number => rows.reduce((sum, { cost_cents }) => sum + cost_cents, 0);

interface Known {
  readonly needs: readonly NeededFlower[];
  readonly rows: readonly AllocationRow[];
  readonly reader: ShopReader;
}

function summaryOf({ id, name, event_date }: Event, { needs, rows, reader }: Known): ShopProject {
  const ids = new Set([...needs, ...rows].map(({ ingredient_id }) => ingredient_id));
  const missing = [...ids].reduce((sum, one) => sum + missingOf(one, { needs, rows }), 0);
  return {
    project_id: id,
    project_name: name,
    event_date,
    needed: needs.reduce((sum, { units }) => sum + units, 0),
    allocated: stemsOf(rows.filter((row) => isHeld(row) || isGone(row))),
    missing,
    is_complete: isComplete(rows),
    waste_bps: wasteBps({ used: inState(rows, 'used'), wasted: inState(rows, 'wasted') }),
    ...(reader.seesCosts && { cost_cents: costOf(rows) }),
  };
}

const isComplete = (rows: readonly AllocationRow[]): boolean => rows.some((row) => isGone(row)) && !rows.some((row) => isHeld(row));

/** Stems that are still to be found. When everything has been used up, thrown away or put back, nobody looks for any. */
function missingOf(id: number, { needs, rows }: Pick<Known, 'needs' | 'rows'>): number {
  if (isComplete(rows)) return 0;
  const own = rows.filter((row) => row.ingredient_id === id && (isHeld(row) || isGone(row)));
  return Math.max(0, neededOf(needs, id) - stemsOf(own));
}

const neededOf = (needs: readonly NeededFlower[], id: number): number =>
  needs.filter(({ ingredient_id }) => ingredient_id === id).reduce((sum, { units }) => sum + units, 0);
const inState = (rows: readonly AllocationRow[], state: AllocationRow['state']): number =>
  stemsOf(rows.filter((row) => row.state === state));

function lineOf(
  id: number,
  { needs, rows, flower, free, lots, reader }: Known & { flower: KnownFlower | undefined; free: number; lots: readonly LotRow[] },
): ShopLine {
  const own = rows.filter(({ ingredient_id }) => ingredient_id === id);
  const lot = lots.find(({ ingredient_id }) => ingredient_id === id);
  return {
    ingredient_id: id,
    name: flower?.name ?? own[0]?.ingredient_name ?? lot?.ingredient_name ?? '',
    unit: flower?.unit ?? own[0]?.unit ?? 'stem',
    needed: neededOf(needs, id),
    planned: inState(own, 'planned'),
    pulled: inState(own, 'pulled'),
    used: inState(own, 'used'),
    returned: inState(own, 'returned'),
    wasted: inState(own, 'wasted'),
    missing: missingOf(id, { needs, rows }),
    free,
    ...(reader.seesCosts && { cost_cents: costOf(own) }),
  };
}
