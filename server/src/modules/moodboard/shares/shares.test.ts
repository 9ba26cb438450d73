import type { Asset, Comment, Reaction, Share, ShareAddress, SharedBoard } from '@butterfly/contracts/moodboard';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let project: number;
let asset: Asset;
let now = new Date('2027-05-01T10:00:00Z').getTime();

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date(now), env: { RATE_LIMITS: '0' } });
  admin = await test.signIn('adminA');
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();
  asset = (
    await admin.send('POST', {
      url: '/api/moodboard/assets/?name=arch.png',
      body: picture,
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).json<Asset>();
  const me = (await admin.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  project = (
    await admin.post('/api/tenant_crm/projects/', { name: 'Marlow wedding', event_type: 'wedding', event_date: '2027-06-12', owner_id: me })
  ).json<{ id: number }>().id;
  await admin.post('/api/moodboard/', {
    project,
    data: { pages: [{ id: 'p1', elements: [{ id: 'el-1', type: 'image', props: { asset: asset.asset, url: asset.url } }] }] },
  });
});
afterAll(() => test.stop());

const base = () => `/api/moodboard/${project}`;
const addressOf = async (of: number, id: number) => (await admin.get(`/api/moodboard/${of}/shares/${id}/address/`)).json<ShareAddress>();
const newShare = async (wanted: object = { mode: 'comment' }, of = project) => {
  const made = (await admin.post(`/api/moodboard/${of}/shares/`, wanted)).json<Share>();
  return { ...made, ...(await addressOf(of, made.id)) };
};
const open = (shareId: string, rest = '') => `/api/moodboard/public/${shareId}/${rest}`;
async function visit(shareId: string): Promise<TestClient> {
  const visitor = test.visitor();
  await visitor.get(open(shareId));
  return visitor;
}

describe('a link for clients', () => {
  it('opens the board to somebody who is not signed in, with its own addresses of pictures and no others', async () => {
    const { share_id: id } = await newShare({ mode: 'view' });
    const visitor = test.visitor();
    expect((await visitor.get(open(id))).json()).toEqual({
      locked: false,
      business: 'Business A',
      title: 'Marlow wedding',
      event_date: '2027-06-12',
      mode: 'view',
      visitor_name: '',
    });
    const board = await visitor.get(open(id, 'board/'));
    const address = `/api/moodboard/public/${id}/assets/${asset.asset}/view/`;
    expect(board.json()).toMatchObject({ data: { pages: [{ elements: [{ props: { url: address } }] }] } });
    expect(board.body).not.toContain('"project"');
    expect((await visitor.get(address)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(
      (await visitor.send('GET', { url: open(id, 'board/'), headers: { 'if-none-match': String(board.headers.etag) } })).statusCode,
    ).toBe(304);
    expect((await visitor.get(asset.url)).statusCode).toBe(401);
  });

  it('shows no picture that is not on its board, and never an original', async () => {
    const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#111111' } })
      .png()
      .toBuffer();
    const hidden = (
      await admin.send('POST', {
        url: '/api/moodboard/assets/?name=b.png',
        body: other,
        headers: { 'content-type': 'application/octet-stream' },
      })
    ).json<Asset>();
    const { share_id: id } = await newShare();
    const visitor = await visit(id);
    expect((await visitor.get(open(id, `assets/${hidden.asset}/view/`))).statusCode).toBe(404);
    expect((await visitor.get(open(id, `assets/${asset.asset}/original/`))).statusCode).toBe(400);
  });

  it('is not guessable, and may be shown again, but not by a list, a stored answer or a row', async () => {
    const answer = await admin.post(`${base()}/shares/`, { mode: 'view', label: 'Anna' }, { headers: { 'idempotency-key': 'anna' } });
    const made = answer.json<Share>();
    const { share_id: token, path } = await addressOf(project, made.id);
    expect([token, path]).toEqual([expect.stringMatching(/^\d+-[\w-]{43}$/), `/moodboard/shared/${token}`]);
    expect(await addressOf(project, made.id)).toEqual({ share_id: token, path });
    const listed = await admin.get(`${base()}/shares/`);
    expect(listed.json<Share[]>()).toContainEqual(made);
    const secret = token.split('-').slice(1).join('-');
    const rows = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => [
      ...(await db.rows('select * from platform_public_link')),
      ...(await db.rows('select * from platform_idempotency')),
    ]);
    expect(rows.length).toBeGreaterThan(1);
    expect([answer.body, listed.body, JSON.stringify(rows)].filter((text) => text.includes(secret))).toEqual([]);
  });

  it('leads nowhere for who may not see its board', async () => {
    const made = await newShare();
    expect((await (await test.signIn('adminB')).get(`${base()}/shares/${made.id}/address/`)).statusCode).toBe(404);
    const other = (await admin.post('/api/tenant_crm/projects/', { name: 'Another' })).json<{ id: number }>().id;
    await admin.post('/api/moodboard/', { project: other, data: {} });
    expect((await admin.get(`/api/moodboard/${other}/shares/${made.id}/address/`)).statusCode).toBe(404);
  });

  it('answers one and the same 404 when it is made up, changed, taken back, ended, or its board is gone', async () => {
    const [revoked, ended, shifted] = [
      await newShare(),
      await newShare({ mode: 'view', expires_at: new Date(now + 3_600_000).toISOString() }),
      await newShare(),
    ];
    await admin.send('DELETE', { url: `${base()}/shares/${revoked.id}/` });
    now += 3_600_000;
    const lost = (await admin.post('/api/tenant_crm/projects/', { name: 'Gone' })).json<{ id: number }>().id;
    await admin.post('/api/moodboard/', { project: lost, data: {} });
    const gone = await newShare({ mode: 'view' }, lost);
    await admin.send('DELETE', { url: `/api/moodboard/${lost}/delete/` });
    const changed = shifted.share_id.replace(/^\d+/, String(test.tenantB));
    for (const id of ['nonsense', 'a'.repeat(90), changed, revoked.share_id, ended.share_id, gone.share_id]) {
      for (const rest of ['', 'board/', 'comments/', 'reactions/', `assets/${asset.asset}/view/`]) {
        const answer = await test.visitor().get(open(id, rest));
        expect([id, rest, answer.statusCode, answer.json()['code'], answer.json()['error']]).toEqual([
          id,
          rest,
          404,
          'not_found',
          'Not found',
        ]);
      }
    }
    await admin.post(`${base()}/shares/${revoked.id}/restore/`);
    expect((await test.visitor().get(open(revoked.share_id))).statusCode).toBe(200);
  });

  it('ends with the plugin being switched off for the business', async () => {
    const { share_id: id } = await newShare();
    await admin.send('PUT', { url: '/api/plugins/enabled/moodboard/', body: { enabled: false } });
    expect((await test.visitor().get(open(id))).statusCode).toBe(404);
    await admin.send('PUT', { url: '/api/plugins/enabled/moodboard/', body: { enabled: true } });
    expect((await test.visitor().get(open(id))).statusCode).toBe(200);
  });

  it('is made of a board, by members who may, and not into the past', async () => {
    expect((await admin.post('/api/moodboard/2000000000/shares/', { mode: 'view' })).statusCode).toBe(404);
    expect((await admin.post(`${base()}/shares/`, { mode: 'view', expires_at: new Date(now - 1).toISOString() })).json()['code']).toBe(
      'moodboard.share_in_the_past',
    );
    expect((await (await test.signIn('plainA')).get(`${base()}/shares/`)).statusCode).toBe(403);
    expect((await (await test.signIn('adminB')).get(`${base()}/shares/`)).statusCode).toBe(404);
  });
});

describe('a link with a password', () => {
  it('tells nothing but whose it is until the password is given; another browser has to give it again', async () => {
    const { share_id: id } = await newShare({ mode: 'view', password: 'peonies' });
    const visitor = test.visitor();
    expect((await visitor.get(open(id))).json()).toEqual({ locked: true, business: 'Business A' });
    for (const rest of ['board/', 'comments/', 'reactions/', `assets/${asset.asset}/view/`])
      expect((await visitor.get(open(id, rest))).statusCode).toBe(423);
    expect((await visitor.post(open(id, 'unlock/'), { password: 'roses' })).json()['code']).toBe('moodboard.share_wrong_password');
    expect((await visitor.post(open(id, 'unlock/'), { password: 'peonies' })).json()).toMatchObject({
      locked: false,
      title: 'Marlow wedding',
    });
    expect((await visitor.get(open(id, 'board/'))).statusCode).toBe(200);
    expect((await test.visitor().get(open(id, 'board/'))).statusCode).toBe(423);
    now += 12 * 3_600_000 + 1_000;
    expect((await visitor.get(open(id, 'board/'))).statusCode).toBe(423);
  });

  it('judges no more than ten of forty passwords that are tried at once', async () => {
    const { share_id: id } = await newShare({ mode: 'view', password: 'peonies' });
    const visitor = await visit(id);
    const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.post(open(id, 'unlock/'), { password: 'roses' })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([statuses.filter((status) => status === 422).length, statuses.filter((status) => status === 429).length]).toEqual([10, 30]);
  });

  it('opens to nobody for a quarter of an hour after ten wrong passwords', async () => {
    const { share_id: id } = await newShare({ mode: 'view', password: 'peonies' });
    const visitor = await visit(id);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await visitor.post(open(id, 'unlock/'), { password: `guess ${attempt}` })).statusCode).toBe(422);
    const refused = await visitor.post(open(id, 'unlock/'), { password: 'peonies' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    now += 900_000;
    expect((await visitor.post(open(id, 'unlock/'), { password: 'peonies' })).statusCode).toBe(200);
  });
});

describe('what clients say', () => {
  it('is counted per item, once per visitor, and can be taken back', async () => {
    const { share_id: id } = await newShare({ mode: 'view' });
    const [anna, ben] = [await visit(id), await visit(id)];
    const love = (who: TestClient, on: boolean, element = 'el-1') =>
      who.post(open(id, 'reactions/'), { element_id: element, kind: 'heart', on });
    await love(anna, true);
    await love(anna, true);
    expect((await love(ben, true)).json()).toEqual({ element_id: 'el-1', kind: 'heart', count: 2, mine: true });
    expect((await anna.get(open(id, 'reactions/'))).json<Reaction[]>()).toEqual([
      { element_id: 'el-1', kind: 'heart', count: 2, mine: true },
    ]);
    await love(ben, false);
    expect((await admin.get(`${base()}/reactions/`)).json()).toEqual([{ element_id: 'el-1', kind: 'heart', count: 1, mine: false }]);
    expect((await love(ben, true, 'not-on-the-board')).json()['code']).toBe('moodboard.item_not_found');
  });

  it('reaches who takes care of the project, who answers; what the team says among itself stays there', async () => {
    const { share_id: id } = await newShare({ mode: 'comment' });
    const anna = await visit(id);
    const asked = (
      await anna.post(open(id, 'comments/'), { name: 'Anna', body: 'More white?', element_id: 'el-1', x: 12, y: 8 })
    ).json<Comment>();
    expect(asked).toMatchObject({
      author: 'Anna',
      by_client: true,
      mine: true,
      with_client: true,
      element_id: 'el-1',
      x: 12,
      parent_id: null,
      resolved_at: null,
    });
    const answered = await admin.post(`${base()}/comments/`, { body: 'Yes, playa blanca', parent_id: asked.id });
    expect(answered.json()).toMatchObject({ by_client: false, with_client: true, element_id: 'el-1', mine: true });
    const inside = (await admin.post(`${base()}/comments/`, { body: 'Watch the budget', element_id: 'el-1' })).json<Comment>();
    expect((await anna.get(open(id, 'comments/'))).json<Comment[]>().map(({ body }) => body)).toEqual(['More white?', 'Yes, playa blanca']);
    expect((await admin.get(`${base()}/comments/`)).json<Comment[]>()).toHaveLength(3);
    expect((await anna.post(open(id, 'comments/'), { name: 'Anna', body: 'hm', parent_id: inside.id })).statusCode).toBe(404);
    const told = (await admin.get('/api/notifications/')).json<{ title: string; content: string }[]>();
    expect(told).toEqual([expect.objectContaining({ title: 'Anna commented on the moodboard of Marlow wedding', content: 'More white?' })]);
  });

  it('reaches who sent the link and who has worked on the board, beside who takes care of the project, each with the page', async () => {
    const colleague = await test.signIn('both');
    await colleague.post('/api/auth_and_admin/switch-tenant/', { tenant_id: test.tenantA });
    const told = async () =>
      (await colleague.get('/api/notifications/latest/'))
        .json<{ content: string; link: string }[]>()
        .map(({ content, link }) => [content, link]);
    const page = `/moodboard/${project}`;
    await admin.post(`${base()}/comments/`, { body: 'before any work' });
    expect(await told()).toEqual([]);
    const { id: made } = (await colleague.post(`${base()}/shares/`, { mode: 'comment' })).json<Share>();
    const { share_id: id } = await addressOf(project, made);
    await (await visit(id)).post(open(id, 'comments/'), { name: 'Anna', body: 'by the link' });
    expect(await told()).toEqual([['by the link', page]]);
    // Whoever saved the board, and did not begin the thread.
    await colleague.post(`${base()}/comments/`, { body: 'for who works on it' });
    expect((await admin.get('/api/notifications/latest/')).json<object[]>()[0]).toMatchObject({
      content: 'for who works on it',
      link: page,
    });
  });

  it('needs a link to write with, a name and words', async () => {
    const [view, write] = [await newShare({ mode: 'view' }), await newShare({ mode: 'comment' })];
    const visitor = await visit(view.share_id);
    expect((await visitor.post(open(view.share_id, 'comments/'), { name: 'Anna', body: 'hi' })).json()['code']).toBe(
      'moodboard.share_view_only',
    );
    for (const body of [{ body: 'hi' }, { name: ' ', body: 'hi' }, { name: 'Anna', body: '  ' }, { name: 'Anna', body: 'x'.repeat(4_001) }])
      expect((await visitor.post(open(write.share_id, 'comments/'), body)).statusCode).toBe(400);
  });

  it('is settled, opened again, reworded by its author, taken away and brought back', async () => {
    const made = (await admin.post(`${base()}/comments/`, { body: 'Ask for candles', x: 5, y: 5 })).json<Comment>();
    const change = (patch: object, client = admin) => client.send('PATCH', { url: `${base()}/comments/${made.id}/`, body: patch });
    expect((await change({ resolved: true })).json()).toMatchObject({ resolved_at: expect.any(String), body: 'Ask for candles' });
    expect((await change({ resolved: false })).json()).toMatchObject({ resolved_at: null });
    expect((await change({ body: 'Ask for tapers' })).json()).toMatchObject({ body: 'Ask for tapers' });
    const colleague = await test.signIn('both');
    await colleague.post('/api/auth_and_admin/switch-tenant/', { tenant_id: test.tenantA });
    expect((await change({ body: 'mine now' }, colleague)).json()['code']).toBe('moodboard.not_your_comment');
    await admin.send('DELETE', { url: `${base()}/comments/${made.id}/` });
    expect((await admin.get(`${base()}/comments/`)).json<Comment[]>().some(({ id }) => id === made.id)).toBe(false);
    await admin.post(`${base()}/comments/${made.id}/restore/`);
    expect((await admin.get(`${base()}/comments/`)).json<Comment[]>().some(({ id }) => id === made.id)).toBe(true);
  });

  it('a visit without any cookie reads, and the links say how often they were opened', async () => {
    const made = await newShare({ mode: 'view' });
    expect((await test.visitor().get(open(made.share_id))).json<SharedBoard>().locked).toBe(false);
    const shares = (await admin.get(`${base()}/shares/`)).json<Share[]>();
    expect(shares.find(({ id }) => id === made.id)).toMatchObject({ opened_count: 1, last_opened_at: expect.any(String) });
  });
});
