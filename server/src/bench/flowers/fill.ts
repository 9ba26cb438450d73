import { addDays } from '@butterfly/contracts/days';
import { FlowerWorld } from '../../modules/floral_recipe_builder/testing/wedding';
import type { Db } from '../../platform/db/db';
import type { TestClient } from '../../platform/testing/test-client';

/** The first day of the calendar that is measured. */
export const FIRST_DAY = '2027-05-01';
export const THINGS = 60;
/** Of the things on the calendar together, over two years. */
export const RESERVATIONS = 10_000;
/** Of one thing more, over four years. */
export const OF_ONE_THING = 10_000;
export const TRANSACTIONS = 150_000;
export const PROJECTS = 20;
export const RECIPES = 60;
export const LINES = 15;

const FLOWERS = ['Quicksand', 'Playa Blanca', 'Juliet', 'Elegance White', 'Rosita White', 'Astilbe', 'silver dollar', 'Hydrangea white'];

/** Where the measured things stand. */
export interface Filled {
  readonly projects: readonly number[];
  readonly recipe: number;
  /** Of which there are ten thousand reservations. */
  readonly thing: number;
}

/** 60 × 60 days of things that are lent, one thing that everybody wants, and 20 events of 60 recipes with 15 lines. */
export async function fillFlowers(client: TestClient, inBusiness: <T>(work: (db: Db) => Promise<T>) => Promise<T>): Promise<Filled> {
  const projects = await events(client);
  const place = await made(client, 'inventory/locations', { name: 'Warehouse' });
  const type = await made(client, 'inventory/hg-types', { name: 'Rentals' });
  const thing = await made(client, 'inventory/hg-items', { name: 'Wanted by all', type_id: type });
  await inBusiness(async (db) => {
    await db.rows(
      `insert into inventory_item (name, type_id, colour, dimensions, notes, min_stock, par_stock, pack_size, price_basis)
       select 'Thing ' || lpad(n::text, 3, '0'), $1::int, '', '', '', 0, 0, 1, 'per_event' from generate_series(1, $2::int) n`,
      [type, THINGS],
    );
    await stock(db, place);
    const about = { projects, from: addDays(FIRST_DAY, -365) };
    await reserve(db, { ...about, things: `name like 'Thing %'`, count: RESERVATIONS, days: 730 });
    await reserve(db, { ...about, things: `id = ${thing}`, count: OF_ONE_THING, days: 1_460 });
  });
  const recipe = (await client.get(`/api/floral_recipe_builder/projects/${projects[0]}/book/`)).json<{ recipes: { id: number }[] }>();
  return { projects, thing, recipe: recipe.recipes[0]?.id ?? 0 };
}

async function made(client: TestClient, path: string, body: object): Promise<number> {
  const answer = await client.post(`/api/${path}/`, body);
  if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
  return answer.json<{ id: number }>().id;
}

async function events(client: TestClient): Promise<number[]> {
  const world = await FlowerWorld.open(client, FLOWERS);
  const projects: number[] = [];
  for (let event = 0; event < PROJECTS; event += 1) {
    const project = await world.project(`Event ${event}`, addDays('2027-06-05', event % 14));
    for (let at = 0; at < RECIPES; at += 1) await piece(client, { world, project, at });
    projects.push(project);
  }
  return projects;
}

function piece(client: TestClient, { world, project, at }: { world: FlowerWorld; project: number; at: number }): Promise<number> {
  const lines = Array.from({ length: LINES }, (_, line) => ({
    key: `l${line}`,
    ingredient_id: world.idOf(FLOWERS[line % FLOWERS.length] as string),
    qty_milli: (3 + ((at + line) % 17)) * 1_000,
  }));
  return made(client, `floral_recipe_builder/projects/${project}/recipes`, { name: `Piece ${at}`, page: 'personal', lines });
}

/** As if each had been written down after the other: a thing's newest row knows the sum of them. */
async function stock(db: Db, place: number): Promise<void> {
  await db.rows(
    `insert into inventory_transaction (item_id, location_id, kind, qty, reason, on_hand)
     select item.id, $1::int, case when n % 2 = 1 then 'receipt' else 'use' end, case when n % 2 = 1 then 3 else -2 end, '', (n + 1) / 2 * 3 - n / 2 * 2
     from generate_series(1, $2::int) n, inventory_item item where item.name like 'Thing %' order by n, item.id`,
    [place, TRANSACTIONS / THINGS],
  );
}

interface Wishes {
  readonly things: string;
  readonly projects: readonly number[];
  readonly count: number;
  readonly from: string;
  readonly days: number;
}

/** Three days each with one to clean, spread evenly, for all events in turn. */
async function reserve(db: Db, { things, projects, count, from, days }: Wishes): Promise<void> {
  await db.rows(
    `insert into inventory_reservation
       (project_id, item_id, qty, out_on, back_on, protected_from, protected_to, state, has_waiver, overbook_reason, priority, rental_cents)
     select ($1::int[])[1 + n % cardinality($1::int[])], ids[1 + n % cardinality(ids)], 1 + n % 9, day, day + 3, day, day + 4, 'reserved', false, '', 0, 0
     from generate_series(1, $2::int) n, (select array_agg(id order by id) as ids from inventory_item where ${things}) wanted,
       lateral (select $3::date + (n::bigint * 7919 % $4::int)::int as day) placed`,
    [projects, count, from, days],
  );
  await db.rows(
    `insert into inventory_hold (reservation_id, item_id, qty, protected_from, protected_to, priority)
     select id, item_id, qty, protected_from, protected_to, priority from inventory_reservation on conflict do nothing`,
  );
}
