import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate, type MigrationSource } from '../../platform/db/migrate';
import { migrationSources } from '../../platform/discover-modules';
import { openDatabase } from '../../platform/open-database';
import { quietLog } from '../../platform/testing/quiet-log';
import { emptyDatabase } from '../../platform/testing/test-engine';

/** What came with the move; the files before it made the database that is moved. */
const MOVE = ['platform/0006_subject_scope.sql', 'tenant_crm/0013_move_to_records.sql'];
/** Whose tables the move is about; other modules come and go. */
const MOVED = migrationSources().filter(({ owner }) => ['platform', 'records', 'tenant_crm'].includes(owner));

function sourcesBefore(): MigrationSource[] {
  return MOVED.filter(({ owner }) => owner !== 'records').map(({ owner, folder }) => {
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-before-'));
    const moved = MOVE.find((name) => name.startsWith(`${owner}/`))?.split('/')[1];
    for (const name of fs.readdirSync(folder))
      if (name.endsWith('.sql') && (!moved || name < moved)) fs.copyFileSync(path.join(folder, name), path.join(copy, name));
    return { owner, folder: copy };
  });
}

const OLD_ROWS = `
  insert into tenant_crm_note (tenant_id, id, subject_type, subject_id, body, pinned, visibility, mentions, deleted_at, version, created_by_id)
    values (1, 7, 'project', 3, 'One', true, 'client', '{4,5}', null, 3, 4), (2, 9, 'lead', 8, 'Two', false, 'team', '{}', now(), 1, null);
  insert into tenant_crm_file (tenant_id, id, subject_type, subject_id, file_id, removed_at) values (1, 11, 'contact', 6, 2, null), (2, 12, 'organization', 1, 3, now());
  insert into tenant_crm_activity (tenant_id, id, subject_type, subject_id, kind, by_id, details) values (1, 21, 'project', 3, 'changed', 4, '{"changes":[]}'), (2, 22, 'lead', 8, 'created', null, '{}');
  insert into tenant_crm_list_view (tenant_id, member_id, list, data) values (1, 4, 'contacts', '{"views":[],"columns":["name"]}');
  insert into tenant_crm_custom_field (tenant_id, id, entity, key, label, kind, options, position, archived_at) values (1, 31, 'project', 'arch', 'Arch', 'choice', '{oak}', 2, null), (2, 32, 'lead', 'fee', 'Fee', 'money', '{}', 0, now());
  insert into tenant_crm_import (tenant_id, id, entity, file_name, text, columns, mapping, policy, status, total, processed, created, created_by_id)
    values (1, 41, 'contacts', 'a.csv', 'Name', '{Name}', '{"0":"full_name"}', 'update', 'done', 1, 1, 1, 4), (2, 42, 'organizations', 'b.csv', 'Name', '{Name}', '{}', 'skip', 'draft', 1, 0, 0, null);
  insert into tenant_crm_import_line (tenant_id, import_id, line, outcome, label, entity_id, version, before) values (1, 41, 2, 'updated', 'Ann', 6, 3, '{"first_name":"A"}');
  insert into tenant_crm_contact (tenant_id, id, first_name) values (1, 6, 'Ann'), (1, 5, 'Anna');
  insert into tenant_crm_contact_merge (tenant_id, survivor_id, merged_id, before, moved) values (1, 5, 6, '{}', '{"tenant_crm_lead":[1],"tenant_crm_note":[7],"tenant_crm_file":[11]}');
`;

it('notes, files, activity and liked lists of all businesses are handed over with their ids, and numbers go on after them', async () => {
  const { env, drop } = await emptyDatabase();
  const database = await openDatabase(env, quietLog);
  const { pool } = database;
  await migrate(pool, sourcesBefore());
  const old = [
    'tenant_crm_note',
    'tenant_crm_file',
    'tenant_crm_activity',
    'tenant_crm_list_view',
    'tenant_crm_custom_field',
    'tenant_crm_import',
    'tenant_crm_import_line',
    'tenant_crm_contact',
    'tenant_crm_contact_merge',
  ];
  const forced = (tables: readonly string[], word: string) =>
    pool.query(tables.map((table) => `alter table ${table} ${word} row level security;`).join(''));
  await forced(old, 'no force');
  await pool.query(OLD_ROWS);
  await forced(old, 'force');

  expect(await migrate(pool, MOVED)).toEqual(expect.arrayContaining(MOVE));

  const open = [
    'records_note',
    'records_file',
    'records_activity',
    'records_list_view',
    'records_custom_field',
    'records_import',
    'records_import_line',
    'tenant_crm_contact_merge',
  ];
  const protectedTables = await pool.query(
    'select count(*)::int as count from pg_class where relname = any ($1::text[]) and relforcerowsecurity and relrowsecurity',
    [open],
  );
  expect(protectedTables.rows).toEqual([{ count: open.length }]);
  await forced(open, 'no force');
  const rows = async (sql: string) => (await pool.query(sql)).rows as unknown[];
  expect(
    await rows(
      'select tenant_id, id, subject_type, subject_id, kind, body, pinned, visibility, mentions, deleted_at is null as there, version, created_by_id from records_note order by id',
    ),
  ).toEqual([
    {
      tenant_id: 1,
      id: 7,
      subject_type: 'tenant_crm.project',
      subject_id: 3,
      kind: 'note',
      body: 'One',
      pinned: true,
      visibility: 'client',
      mentions: [4, 5],
      there: true,
      version: 3,
      created_by_id: 4,
    },
    {
      tenant_id: 2,
      id: 9,
      subject_type: 'tenant_crm.lead',
      subject_id: 8,
      kind: 'note',
      body: 'Two',
      pinned: false,
      visibility: 'team',
      mentions: [],
      there: false,
      version: 1,
      created_by_id: null,
    },
  ]);
  expect(
    await rows('select tenant_id, id, subject_type, subject_id, file_id, removed_at is null as there from records_file order by id'),
  ).toEqual([
    { tenant_id: 1, id: 11, subject_type: 'tenant_crm.contact', subject_id: 6, file_id: 2, there: true },
    { tenant_id: 2, id: 12, subject_type: 'tenant_crm.organization', subject_id: 1, file_id: 3, there: false },
  ]);
  expect(await rows('select tenant_id, id, subject_type, subject_id, kind, by_id, details from records_activity order by id')).toEqual([
    { tenant_id: 1, id: 21, subject_type: 'tenant_crm.project', subject_id: 3, kind: 'changed', by_id: 4, details: { changes: [] } },
    { tenant_id: 2, id: 22, subject_type: 'tenant_crm.lead', subject_id: 8, kind: 'created', by_id: null, details: {} },
  ]);
  expect(await rows('select list, data from records_list_view')).toEqual([
    { list: 'tenant_crm.contacts', data: { views: [], columns: ['name'] } },
  ]);
  expect(await rows('select moved from tenant_crm_contact_merge')).toEqual([
    { moved: { tenant_crm_lead: [1], records_note: [7], records_file: [11] } },
  ]);
  expect(
    await rows(
      'select tenant_id, id, subject_type, key, kind, options, position, archived_at is null as live from records_custom_field order by id',
    ),
  ).toEqual([
    { tenant_id: 1, id: 31, subject_type: 'tenant_crm.project', key: 'arch', kind: 'choice', options: ['oak'], position: 2, live: true },
    { tenant_id: 2, id: 32, subject_type: 'tenant_crm.lead', key: 'fee', kind: 'money', options: [], position: 0, live: false },
  ]);
  expect(
    await rows('select tenant_id, id, subject_type, policy, status, mapping, created, created_by_id from records_import order by id'),
  ).toEqual([
    {
      tenant_id: 1,
      id: 41,
      subject_type: 'tenant_crm.contact',
      policy: 'update',
      status: 'done',
      mapping: { 0: 'full_name' },
      created: 1,
      created_by_id: 4,
    },
    {
      tenant_id: 2,
      id: 42,
      subject_type: 'tenant_crm.organization',
      policy: 'skip',
      status: 'draft',
      mapping: {},
      created: 0,
      created_by_id: null,
    },
  ]);
  expect(await rows('select import_id, line, outcome, label, entity_id, version, before, undone from records_import_line')).toEqual([
    { import_id: 41, line: 2, outcome: 'updated', label: 'Ann', entity_id: 6, version: 3, before: { first_name: 'A' }, undone: false },
  ]);
  expect(
    await rows(
      `insert into records_note (tenant_id, subject_type, subject_id, body) values (1, 'tenant_crm.lead', 1, 'Next') returning id`,
    ),
  ).toEqual([{ id: 10 }]);
  expect(
    await rows(
      `select to_regclass('tenant_crm_note') as note, to_regclass('tenant_crm_file') as file, to_regclass('tenant_crm_activity') as activity`,
    ),
  ).toEqual([{ note: null, file: null, activity: null }]);
  await expect(pool.query(`update records_activity set kind = 'other'`)).rejects.toThrow('append-only');
  await database.close();
  await drop();
});
