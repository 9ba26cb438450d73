import { buildApp } from '../../app';
import { openDatabase } from '../open-database';
import { createTestApp } from '../testing/create-test-app';
import { quietLog } from '../testing/quiet-log';
import { migratedDatabase } from '../testing/template-database';

describe('row-level security', () => {
  it.each([
    [
      'without row-level security',
      'create table planted_note (tenant_id int not null, id int, primary key (tenant_id, id))',
      'planted_note has no forced row-level security',
    ],
    [
      'that is not forced',
      `create table planted_note (tenant_id int not null, id int); alter table planted_note enable row level security;
      create policy t on planted_note using (tenant_id = current_setting('app.tenant_id')::int)`,
      'planted_note has no forced row-level security',
    ],
    [
      'without tenant_id',
      'create table planted_note (id int); alter table planted_note enable row level security; alter table planted_note force row level security',
      'planted_note has no tenant_id NOT NULL',
    ],
    [
      'whose policy does not look at the tenant',
      `create table planted_note (tenant_id int not null, id int); alter table planted_note enable row level security;
      alter table planted_note force row level security; create policy t on planted_note using (true)`,
      'planted_note has a policy that does not mention app.tenant_id',
    ],
    [
      'whose foreign key leaves the tenant out',
      `create table planted_note (tenant_id int not null, id int primary key); select platform_protect('planted_note');
      create table planted_line (tenant_id int not null, note_id int references planted_note (id)); select platform_protect('planted_line')`,
      'does not include tenant_id',
    ],
  ])('a table %s stops the boot and is named', async (_what, statement, complaint) => {
    const { env, drop } = await migratedDatabase();
    const database = await openDatabase(env, quietLog);
    await database.pool.query(statement);
    await database.close();
    await expect(buildApp({ env, log: quietLog, background: false })).rejects.toThrow(complaint);
    await drop();
  });

  it('lets no tenant read, change or delete a row of another, in any table', async () => {
    const test = await createTestApp();
    const admin = await test.signIn('adminA');
    await admin.post('/api/tenant_crm/projects/', { name: 'Of A', event_type: 'wedding' });
    const { rows: tables } = await test.database.pool.query<{ name: string; keyed: boolean }>(
      `select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as keyed from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity order by 1`,
    );
    expect(tables.length).toBeGreaterThan(8);
    const asB = { tenantId: test.tenantB, memberId: null };
    for (const { name, keyed } of tables) {
      // What belongs to persons and not to a business is no tenant's at all.
      if (!keyed) {
        const [any] = await test.database.withTenant(asB, (db) => db.rows<{ n: number }>(`select count(*)::int as n from ${name}`));
        expect([name, any?.n]).toEqual([name, 0]);
        continue;
      }
      const seen = await test.database.withTenant(asB, (db) =>
        db.rows<{ n: number }>(`select count(*)::int as n from ${name} where tenant_id = $1`, [test.tenantA]),
      );
      expect([name, seen[0]?.n]).toEqual([name, 0]);
      const touched = await test.database.withTenant(asB, (db) =>
        db.rows(`update ${name} set tenant_id = tenant_id where tenant_id = $1 returning tenant_id`, [test.tenantA]),
      );
      const gone = await test.database.withTenant(asB, (db) =>
        db.rows(`delete from ${name} where tenant_id = $1 returning tenant_id`, [test.tenantA]),
      );
      const nobody = await test.database.withoutTenant((db) => db.rows<{ n: number }>(`select count(*)::int as n from ${name}`));
      expect([name, touched.length, gone.length, nobody[0]?.n]).toEqual([name, 0, 0, 0]);
    }
    await expect(
      test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
        db.rows('update manage_members_role set tenant_id = $1', [test.tenantB]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await test.stop();
  });

  it('keeps 200 interleaved transactions of two tenants apart', async () => {
    const test = await createTestApp();
    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_unused, index) => {
        const tenantId = index % 2 === 0 ? test.tenantA : test.tenantB;
        const rows = await test.database.withTenant({ tenantId, memberId: null }, async (db) => {
          await db.rows('select pg_sleep(0)');
          return db.rows<{ tenant_id: number }>('select distinct tenant_id from manage_members_role');
        });
        return rows.length === 1 && rows[0]?.tenant_id === tenantId;
      }),
    );
    expect(seen.filter((right) => !right)).toHaveLength(0);
    await test.stop();
  });
});
