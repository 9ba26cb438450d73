import type { Category, MemberRow, Rule, RuleVerdict, Skill, SkillMatrix } from '@butterfly/contracts/manage_members';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let people: readonly MemberRow[];
const API = '/api/manage_members';
const now = new Date('2026-11-23T15:00:00.000Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
  people = (await admin.get(`${API}/members/`)).json<{ results: MemberRow[] }>().results;
});
afterAll(() => test.stop());

const send = (method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, etag?: string) =>
  admin.send(method, { url: `${API}${path}`, body, headers: etag ? { 'if-match': etag } : {} });
const skill = async (name: string, extra: object = {}) => (await admin.post(`${API}/skills/`, { name, ...extra })).json<Skill>();
const level = (member: number, id: number, value: number, until: string | null = null) =>
  send('PUT', `/member-skills/${member}/${id}/`, { level: value, certified_until: until });
const matrix = async () => (await admin.get(`${API}/skills/`)).json<SkillMatrix>();
const category = async (name: string, parent: number | null = null) =>
  (await admin.post(`${API}/categories/`, { kind: 'skill', name, parent_id: parent })).json<Category>();
const tree = async () => (await admin.get(`${API}/categories/?kind=skill`)).json<Category[]>();
const idOf = (name: string) => people.find((row) => row.name === name)?.id ?? 0;

describe('skills', () => {
  it('T-510 are a matrix of members and levels; 0 takes one away', async () => {
    const bouquets = await skill('Wedding bouquets');
    await level(idOf('plain'), bouquets.id, 4);
    expect((await matrix()).levels).toEqual([{ member_id: idOf('plain'), skill_id: bouquets.id, level: 4, certified_until: null }]);
    expect((await level(idOf('plain'), bouquets.id, 6)).statusCode).toBe(400);
    await level(idOf('plain'), bouquets.id, 0);
    expect((await matrix()).levels).toEqual([]);
  });

  it('that need a certificate ask until when', async () => {
    const van = await skill('Driving a van', { certificate_required: true });
    expect((await level(idOf('plain'), van.id, 3)).json()['code']).toBe('manage_members.certificate_missing');
    expect((await level(idOf('plain'), van.id, 3, '2027-01-31')).statusCode).toBe(200);
  });

  it('put away come back with their levels, and no two are called the same', async () => {
    const lift = await skill('Lift');
    await level(idOf('plain'), lift.id, 2);
    await send('DELETE', `/skills/${lift.id}/`);
    expect((await matrix()).skills.map(({ name }) => name)).not.toContain('Lift');
    expect((await admin.post(`${API}/skills/${lift.id}/restore/`)).statusCode).toBe(200);
    expect((await matrix()).levels).toContainEqual({ member_id: idOf('plain'), skill_id: lift.id, level: 2, certified_until: null });
    expect((await admin.post(`${API}/skills/`, { name: 'LIFT' })).json()['code']).toBe('manage_members.skill_exists');
  });
});

describe('categories', () => {
  it('T-511 are a tree that can be ordered, and never a ring', async () => {
    const [craft, logistics] = [await category('Craft'), await category('Logistics')];
    const bench = await category('Bench work', craft.id);
    expect((await send('PATCH', `/categories/${craft.id}/`, { parent_id: bench.id })).json()['code']).toBe(
      'manage_members.category_nested',
    );
    await send('PATCH', `/categories/${logistics.id}/`, { position: 0, color: 'iris' });
    expect((await tree()).filter(({ parent_id: parent }) => parent === null).map(({ name, color }) => [name, color])).toEqual([
      ['Logistics', 'iris'],
      ['Craft', 'neutral'],
    ]);
    const used = await skill('Foam-free mechanics', { category_id: bench.id });
    await send('DELETE', `/categories/${bench.id}/`);
    expect((await matrix()).skills.find(({ id }) => id === used.id)?.category_id).toBe(craft.id);
    expect((await admin.post(`${API}/categories/${bench.id}/restore/`)).json<Category>()).toMatchObject({
      name: 'Bench work',
      parent_id: craft.id,
    });
  });

  it('are at most five levels deep', async () => {
    let parent: number | null = null;
    for (const name of ['1', '2', '3', '4', '5']) parent = (await category(`Level ${name}`, parent)).id;
    expect((await admin.post(`${API}/categories/`, { kind: 'skill', name: 'Level 6', parent_id: parent })).json()['code']).toBe(
      'manage_members.category_nested',
    );
  });
});

describe('assignment rules', () => {
  it('T-509 are tested before they are saved and say of everybody why', async () => {
    const [weddings, install] = [await skill('Weddings'), await skill('Install')];
    await level(idOf('plain'), weddings.id, 5);
    await level(idOf('plain'), install.id, 3);
    const rule = {
      name: 'Weddings',
      object: 'project',
      strategy: 'best_skill',
      required_skills: [
        { skill_id: weddings.id, min_level: 3, weight: 2 },
        { skill_id: install.id, min_level: 1, weight: 1 },
      ],
    };
    const verdict = (await admin.post(`${API}/assignment-rules/test/`, { rule })).json<RuleVerdict>();
    expect(verdict).toMatchObject({ chosen: { name: 'plain' }, because: 'plain fits best: 86.67 of 100' });
    expect(verdict.candidates.find(({ name }) => name === 'admin')).toMatchObject({
      eligible: false,
      score: null,
      reasons: ['Weddings 0 of at least 3', 'Install 0 of at least 1'],
    });
    expect((await admin.get(`${API}/assignment-rules/`)).json()).toEqual([]);
  });

  it('leave out who is away when only working hours count', async () => {
    const rule = {
      name: 'Turns',
      object: 'lead',
      strategy: 'round_robin',
      candidates: [idOf('admin'), idOf('plain')],
      working_hours_only: true,
    };
    await admin.post(`${API}/availability/`, {
      member_id: idOf('admin'),
      kind: 'exception',
      from_day: '2026-11-23',
      to_day: '2026-11-23',
      state: 'unavailable',
      note: 'Market',
    });
    const verdict = (await admin.post(`${API}/assignment-rules/test/`, { rule })).json<RuleVerdict>();
    expect([verdict.chosen?.name, verdict.candidates.find(({ name }) => name === 'admin')?.reasons]).toEqual([
      'plain',
      ['is away: Market'],
    ]);
  });

  it('somebody who is no member is never away', async () => {
    const absence = { kind: 'exception', from_day: '2026-11-23', to_day: '2026-11-23', state: 'unavailable', note: 'Market' };
    const refused = await admin.post(`${API}/availability/`, { ...absence, member_id: 999_999 });
    expect([refused.statusCode, refused.json()['fields']]).toEqual([400, { member_id: ['is not a member'] }]);
  });

  it('choose in turn and remember whom', async () => {
    const made = await admin.post(`${API}/assignment-rules/`, {
      name: 'Leads in turn',
      object: 'lead',
      strategy: 'round_robin',
      candidates: [idOf('both'), idOf('plain')],
    });
    expect(made.statusCode).toBe(201);
    const chosen: (number | null)[] = [];
    for (const objectId of [1, 2])
      chosen.push(
        await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
          test.platform.api('manage_members').chooseAssignee(db, { object: 'lead', objectId }),
        ),
      );
    expect(new Set(chosen)).toEqual(new Set([idOf('both'), idOf('plain')]));
    const other = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.api('manage_members').chooseAssignee(db, { object: 'task', objectId: 1 }),
    );
    expect(other).toBeNull();
  });

  it('are changed and deleted with If-Match alone', async () => {
    const [rule] = (await admin.get(`${API}/assignment-rules/`)).json<Rule[]>();
    expect((await send('PATCH', `/assignment-rules/${rule?.id}/`, { enabled: false })).statusCode).toBe(428);
    expect(
      (await send('PATCH', `/assignment-rules/${rule?.id}/`, { enabled: false }, `"rule-${rule?.id}-${rule?.version}"`)).json<Rule>()
        .enabled,
    ).toBe(false);
    expect((await send('DELETE', `/assignment-rules/${rule?.id}/`, undefined, `"rule-${rule?.id}-${rule?.version}"`)).statusCode).toBe(412);
    expect(
      (await send('DELETE', `/assignment-rules/${rule?.id}/`, undefined, `"rule-${rule?.id}-${(rule?.version ?? 0) + 1}"`)).statusCode,
    ).toBe(204);
  });
});
