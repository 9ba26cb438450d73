import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTokenSigner } from '../auth/token-signer';
import { createSecretBox } from '../auth/secret-box';
import { migrate, type MigrationSource } from '../db/migrate';
import { migrationSources } from '../discover-modules';
import { openDatabase } from '../open-database';
import { quietLog } from '../testing/quiet-log';
import { emptyDatabase } from '../testing/test-engine';
import { readLinkToken } from './link-token';
import { settleSignedLinks } from './settle-signed-links';

/** What came with the move; the files before it made the database that is moved. */
const MOVE = [
  'platform/0030_public_links.sql',
  'moodboard/0006_shares_are_public_links.sql',
  'manage_members/0004_invites_are_public_links.sql',
  'twilio_communications/0006_media_have_links.sql',
];
const MOVED = migrationSources().filter(({ owner }) => MOVE.some((name) => name.startsWith(`${owner}/`)));

/** The files of those who moved, up to the move or with it; what came later has nothing to do with it. */
function sources(withTheMove: boolean): MigrationSource[] {
  return MOVED.map(({ owner, folder }) => {
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-before-'));
    const moved = MOVE.find((name) => name.startsWith(`${owner}/`))?.split('/')[1] ?? '';
    for (const name of fs.readdirSync(folder))
      if (name.endsWith('.sql') && (name < moved || (withTheMove && name === moved)))
        fs.copyFileSync(path.join(folder, name), path.join(copy, name));
    return { owner, folder: copy };
  });
}

const NONCE = 'NonceOfTwentyTwoChars_';
const SECRET = 'a secret of more than thirty-two characters';
const OLD_TABLES = ['moodboard_board', 'moodboard_share', 'moodboard_comment', 'manage_members_invite'];
const OLD_ROWS = `
  insert into moodboard_board (tenant_id, id, project_id, skeleton, last_part_id, bytes) values (1, 4, 9, '{}', 0, 2), (2, 5, 9, '{}', 0, 2);
  insert into moodboard_share (tenant_id, id, board_id, nonce, mode, label, password_hash, expires_at, revoked_at, opened_count, last_opened_at, failures, failures_since, created_by_id)
    values (1, 31, 4, '${NONCE}', 'comment', 'Anna', 'hash', '2027-01-01', null, 3, '2026-05-01', 2, '2026-05-02', 6),
           (2, 32, 5, 'another_nonce_of_22_ch', 'view', '', null, null, '2026-06-01', 0, null, 0, null, null);
  insert into moodboard_comment (tenant_id, id, board_id, body, with_client, share_id, author_name) values (1, 1, 4, 'x', true, 31, 'Anna'), (2, 2, 5, 'y', true, 32, 'Ben'), (2, 3, 5, 'z', true, null, 'Cy');
  insert into manage_members_invite (tenant_id, id, email, token_hash, expires_at, last_sent_at, invited_by_id) values (1, 8, 'new@x.example', 'hash-of-invite', '2026-12-24', now(), 6);
`;

it('links of before go on: shares by their signed address, comments with their link, invitations by their hash', async () => {
  const { env, drop } = await emptyDatabase();
  const database = await openDatabase(env, quietLog);
  const { pool } = database;
  const force = (tables: readonly string[], word: string) =>
    pool.query(tables.map((table) => `alter table ${table} ${word} row level security;`).join(''));
  const rows = async (sql: string) => (await pool.query(sql)).rows as Record<string, unknown>[];
  await migrate(pool, sources(false));
  await force(OLD_TABLES, 'no force');
  await pool.query(OLD_ROWS);
  await force(OLD_TABLES, 'force');
  expect((await migrate(pool, sources(true))).sort()).toEqual([...MOVE].sort());
  const now = ['platform_public_link', 'moodboard_comment', 'manage_members_invite'];
  const isForced = await pool.query(
    'select count(*)::int as count from pg_class where relname = any ($1::text[]) and relforcerowsecurity',
    [now],
  );
  expect(isForced.rows).toEqual([{ count: now.length }]);

  const signer = createTokenSigner(SECRET);
  const box = createSecretBox(SECRET, 'links');
  expect(await settleSignedLinks(database, { signer, box })).toBe(2);
  await force(now, 'no force');
  const links = await rows('select * from platform_public_link order by kind desc, tenant_id');
  const named = `1-${NONCE}`;
  const token = `${named}-${signer.sign('moodboard.share', named).split('.')[1]}`;
  expect(links).toMatchObject([
    {
      tenant_id: 1,
      kind: 'moodboard.share',
      subject_type: 'moodboard.board',
      subject_id: 4,
      scopes: ['view', 'comment'],
      label: 'Anna',
      demands: 'password',
      password_hash: 'hash',
      revoked_at: null,
      used_count: 3,
      tries: 2,
      created_by_id: 6,
      token_hash: readLinkToken(token, signer)?.hash,
    },
    { tenant_id: 2, subject_id: 5, scopes: ['view'], demands: 'nothing', expires_at: null, revoked_at: expect.anything() },
    { tenant_id: 1, kind: 'manage_members.invite', subject_id: 8, scopes: ['join'], token_hash: 'hash-of-invite', created_by_id: 6 },
  ]);
  expect(box.open('link/1', String(links[0]?.['sealed_token']))).toBe(token);
  expect(JSON.stringify(links)).not.toContain(NONCE);
  expect(
    await rows(
      'select c.id, l.label, l.subject_id from moodboard_comment c left join platform_public_link l on l.tenant_id = c.tenant_id and l.id = c.link_id order by c.id',
    ),
  ).toEqual([
    { id: 1, label: 'Anna', subject_id: 4 },
    { id: 2, label: '', subject_id: 5 },
    { id: 3, label: null, subject_id: null },
  ]);
  await force(now, 'force');
  await database.withTenant({ tenantId: 1, memberId: null }, (db) => db.rows('delete from moodboard_board where id = 4'));
  await force(now, 'no force');
  expect((await rows('select kind from platform_public_link where tenant_id = 1')).map(({ kind }) => kind)).toEqual([
    'manage_members.invite',
  ]);
  await database.close();
  await drop();
});
