import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { TestClient } from '../testing/test-client';
import { countedPage, MOST_COUNTED, rowsAfter } from './counted-page';
import { FilterBuilder } from './filter';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const inA = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;
const add = (count: number, from = 1) =>
  inA((db) =>
    db.rows(
      `insert into tenant_crm_organization (name, notes) select 'Florist ' || lpad(n::text, 6, '0'), repeat('Roses. ', 60) from generate_series($1::int, $2::int) as n`,
      [from, from + count - 1],
    ),
  );
const list = { table: 'tenant_crm_organization', columns: 'id, name', filter: new FilterBuilder(['deleted_at is null']).build() };
const page = (number: number, size = 3) =>
  inA<{ results: { id: number; name: string }[]; count: number; count_capped: boolean }>((db) =>
    countedPage<{ id: number; name: string }>(db, { ...list, order: 'name desc, id', query: { page: number, page_size: size } }),
  );

/** Changes are told a second time, by the message to all processes: until the last one has come, what is counted may be outdated once more. */
async function toldOfAll(): Promise<void> {
  const told = new Set<number>();
  let heard: () => void = () => undefined;
  test.platform.bus.on('changes', (parcel) => {
    for (const { id } of (parcel as { changes: { id: number }[] }).changes) told.add(id);
    heard();
  });
  const [last] = await inA<{ id: number }[]>((db) =>
    db.rows(`insert into tenant_crm_organization (name, deleted_at) values ('The last', now()) returning id`),
  );
  while (!told.has(last?.id ?? 0)) await new Promise<void>((resolve) => (heard = resolve));
}

describe('a page and the count of its list', () => {
  it('come together, in order, also where the page is empty', async () => {
    expect(await page(1)).toEqual({ results: [], count: 0, count_capped: false });
    await add(7);
    const names = (found: { results: { name: string }[] }) => found.results.map(({ name }) => Number(name.slice(-6)));
    expect([names(await page(1)), names(await page(3)), names(await page(4)), (await page(4)).count]).toEqual([[7, 6, 5], [1], [], 7]);
    const after = await inA<{ id: number; name: string }[]>((db) => rowsAfter(db, { ...list, id: 0, limit: 2 }));
    expect(after.map(({ name }) => name)).toEqual(['Florist 000001', 'Florist 000002']);
  });

  it('is counted once until something changes', async () => {
    await toldOfAll();
    const before = (await page(1)).count;
    // Nobody is told of what does not go through the platform: what was counted is still believed.
    await test.database.pool.query(`insert into tenant_crm_organization (tenant_id, name) values ($1, 'Florist 0')`, [test.tenantA]);
    expect((await page(1)).count).toBe(before);
    const within = await inA<number>(async (db) => {
      await db.rows(`update tenant_crm_organization set notes = '' where name = 'Florist 0'`);
      const { count } = await countedPage<{ id: number }>(db, { ...list, order: 'id', query: { page: 1, page_size: 1 } });
      return count;
    });
    expect([within, (await page(1)).count]).toEqual([before + 1, before + 1]);
  });

  it('say that there are more than were counted, and lead on beyond', async () => {
    await add(MOST_COUNTED - 8, 9);
    const get = async (number: number) =>
      (await admin.get(`/api/tenant_crm/organizations/?page=${number}&page_size=200`)).json<{
        count: number;
        count_capped?: boolean;
        next: string | null;
        results: object[];
      }>();
    expect(await get(1)).toMatchObject({ count: MOST_COUNTED });
    expect(await get(1)).not.toHaveProperty('count_capped');
    expect((await get(50)).next).toBeNull();
    await add(1, MOST_COUNTED + 2);
    expect(await get(1)).toMatchObject({ count: MOST_COUNTED, count_capped: true });
    expect([(await get(50)).next, (await get(51)).results.length, (await get(51)).next]).toEqual([
      expect.stringContaining('page=51'),
      1,
      null,
    ]);
  });

  it('is read from the index of the rows that the list shows', async () => {
    await test.database.pool.query('vacuum analyze tenant_crm_organization');
    const plan = await inA<{ 'QUERY PLAN': string }[]>((db) =>
      db.rows('explain select 1 from tenant_crm_organization where deleted_at is null and archived_at is null limit 10001'),
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Only Scan using tenant_crm_organization_listed/);
  });
});
