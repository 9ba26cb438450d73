import { gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import type { BootData, ReleaseRecord } from '@butterfly/contracts/plugins';
import { catalogue } from '../modules/plugins/catalogue/catalogue.data';
import { buildManifest, buildRelease, buildShell } from '../modules/plugins/testing/build-release';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { exchange } from '../platform/testing/test-client';
import { ms, percentile, report } from './figures';

const TENANTS = proofSize({ short: 200, long: 1_000 });
const MEMBERS = 50;
const ASKED = proofSize({ short: 60, long: 250 });
/** The goals, on a machine that does nothing else: `PROOF_STRICT=1` holds to them. Otherwise, beside other tests, the time is told and only what hangs fails. */
const GOAL_MS = 10;
const GOAL_KB = 30;
const IS_STRICT = process.env['PROOF_STRICT'] === '1';
const LIMIT_MS = IS_STRICT ? GOAL_MS : 1_000;
const LIMIT_KB = IS_STRICT ? GOAL_KB : 36;

let test: TestApp;
let tokens: string[];
beforeAll(async () => {
  test = await createTestApp();
  await release();
  await people();
  tokens = await sessions();
}, 120_000);
afterAll(() => test.stop());

/** Files a remote of this suite has: 4 to 34, eleven on average. */
const FILES = [4, 4, 8, 8, 8, 12, 12, 34];

/** A release as large as the real ones: files whose hashes cannot be compressed, and a manifest of their size. */
function realistic(id: string, version: string, files: number): ReleaseRecord {
  const entry = catalogue.find((one) => one.id === id);
  const routes = (entry?.routes ?? []).map(({ path, title, area = 'app', project }, at) => ({
    id: `page_${at}`,
    path,
    title,
    area,
    page: `page_${at}`,
    ...(project ? { project } : {}),
  }));
  const manifest = buildManifest(id, {
    title: entry?.title ?? id,
    description: entry?.description ?? id,
    contributes: { routes, cards: entry?.card ? [{ id, ...entry.card }] : [] },
  });
  const names = ['remoteEntry.js', ...Array.from({ length: files - 1 }, () => `${randomBytes(4).toString('hex')}.js`)];
  const integrity = Object.fromEntries(names.map((name) => [name, `sha384-${randomBytes(48).toString('base64')}`]));
  const stored = names.map((path) => ({ path, bytes: 1_000, sha256: randomBytes(32).toString('hex'), kind: 'chunk' as const }));
  const pages = Object.fromEntries(routes.map((route, at) => [route.id, ['remoteEntry.js', names[1 + (at % (files - 1))] ?? '']]));
  const shared = Object.fromEntries(routes.map((route) => [route.id, ['react', 'antd/button', 'antd/modal', '@tanstack/react-query']]));
  return {
    ...buildRelease(id, version, { manifest }).record,
    content_hash: randomBytes(32).toString('hex'),
    integrity,
    files: stored,
    warm: pages,
    shared,
  };
}

/** Every plugin of the suite in two releases, so that each has a fallback, and a shell. */
async function release(): Promise<void> {
  const records = catalogue.flatMap(({ id }, at) =>
    ['1.0.0', '1.1.0'].map((version) => realistic(id, version, FILES[at % FILES.length] ?? 8)),
  );
  await test.platform.db.withoutTenant(async (db) => {
    for (const record of [...records, buildShell('1.0.0').record]) {
      await db.rows(`insert into plugins_release (plugin_id, version, content_hash, bytes, record) values ($1, $2, $3, 1000, $4)`, [
        record.id,
        record.version,
        record.content_hash,
        JSON.stringify(record),
      ]);
    }
    await db.rows(
      `insert into plugins_pointer (plugin_id, channel, release_id, at) select plugin_id, 'stable', id, now() from plugins_release order by id`,
    );
    await db.rows(
      `insert into plugins_channel (plugin_id, name, release_id, generation, updated_by, reason)
       select plugin_id, 'stable', max(id), 1, 'proof', 'proof' from plugins_release group by plugin_id`,
    );
    await db.rows(`insert into plugins_event (actor, action, plugin_id, reason) values ('proof', 'publish', 'shell', 'proof')`);
  });
  test.platform.bus.publish('plugins.moved', {});
}

/** A thousand businesses with fifty members each, three roles, switches, wishes and events, in bulk. */
async function people(): Promise<void> {
  const sql = (text: string, ...values: unknown[]) => test.database.pool.query(text, values);
  const plugins = catalogue.map(({ id }) => id);
  await sql(
    `insert into auth_and_admin_tenant (slug, name, legal_name, tz, locale, currency) select 'many-' || n, 'Business ' || n, 'Business ' || n, 'Europe/Berlin', 'en-US', 'EUR' from generate_series(1, ${TENANTS}) n`,
  );
  await sql(
    `insert into auth_and_admin_user (email, username, display_name, password_hash) select 'many' || n || '@many.example', 'many' || n, 'Many ' || n, '' from generate_series(1, ${TENANTS * MEMBERS}) n`,
  );
  await sql(`insert into auth_and_admin_membership (tenant_id, user_id) select t.id, u.id from (select id, row_number() over (order by id) as n from auth_and_admin_tenant where slug like 'many-%') t
    join (select id, row_number() over (order by id) as n from auth_and_admin_user where username like 'many%') u on (u.n - 1) % ${TENANTS} + 1 = t.n`);
  await sql(
    `insert into manage_members_role (tenant_id, name, plugins, is_admin) select t.id, r.name, case r.name when 'Some' then $1::text[] else '{}'::text[] end, r.name = 'Owner'
    from auth_and_admin_tenant t cross join (values ('Owner'), ('Some')) r(name) where t.slug like 'many-%'`,
    plugins.slice(0, 20),
  );
  await sql(`insert into manage_members_member_role (tenant_id, member_id, role_id) select m.tenant_id, m.id, r.id from auth_and_admin_membership m join auth_and_admin_tenant t on t.id = m.tenant_id and t.slug like 'many-%'
    join manage_members_role r on r.tenant_id = m.tenant_id and (r.name = 'Owner') = (m.id % 2 = 0)`);
  await sql(
    `insert into plugins_tenant (tenant_id, plugin_id, enabled) select t.id, p.id, false from auth_and_admin_tenant t cross join unnest($1::text[]) p(id) where t.slug like 'many-%'`,
    plugins.slice(30, 33),
  );
  await sql(
    `insert into plugins_wish (tenant_id, plugin_id, channel) select t.id, p.id, 'beta' from auth_and_admin_tenant t cross join unnest($1::text[]) p(id) where t.slug like 'many-%'`,
    plugins.slice(0, 5),
  );
  await sql(
    `insert into plugins_business (tenant_id, consent_floor) select id, 999999 from auth_and_admin_tenant where slug like 'many-%'`,
  );
  await sql('analyze');
}

/** One session each of members of different businesses. */
async function sessions(): Promise<string[]> {
  const { signer } = test.platform;
  const made = Array.from({ length: ASKED }, () => signer.token());
  await test.database.pool.query(
    `insert into auth_and_admin_session (token_hash, membership_id, user_id, created_at, last_seen_at, expires_at, ip, user_agent)
     select h.hash, m.id, m.user_id, now(), now(), now() + interval '1 day', '127.0.0.1', 'proof' from unnest($1::text[]) with ordinality h(hash, n)
     join (select m.id, m.user_id, row_number() over (order by m.id * 7919 % 50021) as n from auth_and_admin_membership m join auth_and_admin_tenant t on t.id = m.tenant_id and t.slug like 'many-%') m on m.n = h.n`,
    [made.map((token) => signer.hash(token))],
  );
  return made;
}

const boot = (token: string) => exchange(`${test.origin}/api/plugins/`, { method: 'GET', headers: { cookie: `sessionid=${token}` } });

it(`what a person gets is resolved in milliseconds, without a cache of answers, among ${TENANTS} businesses with ${MEMBERS} members each`, async () => {
  const [first, next, sizes]: [number[], number[], number[]] = [[], [], []];
  for (const [at, token] of tokens.entries()) {
    // The first request looks the session up as well; of the second one only the answer is made anew, as always.
    for (const times of [first, next]) {
      const started = performance.now();
      const { body, statusCode, json } = await boot(token);
      // The first requests compile the statements and the code.
      if (at >= 50) times.push(performance.now() - started);
      expect(statusCode).toBe(200);
      if (at % 40 !== 0 || times === next) continue;
      expect(json<BootData>().plugins.length).toBeGreaterThan(15);
      sizes.push(gzipSync(body, { level: 6 }).length / 1_024);
    }
  }
  const words = (times: number[]): string => `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`;
  report(
    `GET /api/plugins/ (${test.platform.db.engine}): first of a session ${words(first)}; next ${words(next)}, goal ${GOAL_MS} ms; largest answer ${Math.max(...sizes).toFixed(1)} KB gz, goal ${GOAL_KB} KB`,
  );
  expect(percentile(next, 0.95)).toBeLessThanOrEqual(LIMIT_MS);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LIMIT_KB);
});
