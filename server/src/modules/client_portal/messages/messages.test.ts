import type { Message, Portal, TeamMessage, TeamThread } from '@butterfly/contracts/client_portal';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { browserOf, PortalWorld, type Guest } from '../testing/portal-world';

const TODAY = '2027-02-01T15:00:00Z';
let now = new Date(TODAY);
let test: TestApp;
let world: PortalWorld;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
  world = new PortalWorld(test, admin);
});
beforeEach(() => (now = new Date(TODAY)));
afterAll(() => test.stop());

const at = (guest: Guest, what = 'messages') => `/api/client_portal/${guest.token}/${what}/`;
let keys = 0;
const said = (body: string) => ({ key: `key-of-the-test-${(keys += 1)}`, body });
const listed = async (browser: TestClient, guest: Guest) => (await browser.get(at(guest))).json<{ results: Message[] }>().results;
const thread = async (settings: string) => (await admin.get(`${settings}messages/`)).json<TeamThread>();
const unread = async (browser: TestClient, guest: Guest) => (await browser.get(`/api/client_portal/${guest.token}/`)).json<Portal>().unread;

async function couple() {
  const portal = await world.portal();
  const [tess, ann] = [
    await world.guest(portal, { name: 'Tess Marlow' }),
    await world.guest(portal, { name: 'Ann Marlow', role: 'parent' }),
  ];
  return {
    ...{ ...portal, tess, ann },
    hers: await browserOf({ test, token: tess.token }),
    mothers: await browserOf({ test, token: ann.token }),
  };
}

describe('messages of a portal', () => {
  it('are one thread of the project: clients and the studio read each other, and the studio has no names', async () => {
    const { settings, tess, ann, hers, mothers } = await couple();
    const first = (await hers.post(at(tess), said('  White or\nivory? 🌸  '))).json<Message>();
    expect(first).toMatchObject({ from: 'me', author: 'Tess Marlow', body: 'White or\nivory? 🌸', is_read: false });
    expect(await thread(settings)).toMatchObject({ waits: true, unread: 1, results: [{ from: 'client', author: 'Tess Marlow' }] });
    expect((await admin.get('/api/client_portal/portals/')).json<{ results: { waits: boolean }[] }>().results[0]?.waits).toBe(true);
    const answer = (await admin.post(`${settings}messages/`, said('Ivory.'))).json<TeamMessage>();
    expect(await thread(settings)).toMatchObject({ waits: false, unread: 0 });
    const { name: business } = (await admin.get('/api/auth_and_admin/tenant/')).json<{ name: string }>();
    const read = await listed(hers, tess);
    expect(read.map(({ from, author, is_read }) => [from, author, is_read])).toEqual([
      ['me', 'Tess Marlow', true],
      ['studio', read[1]?.author, true],
    ]);
    expect([business === undefined || read[1]?.author === business, answer.author === read[1]?.author]).toEqual([true, false]);
    expect((await listed(mothers, ann)).map(({ from }) => from)).toEqual(['client', 'studio']);
  });

  it('are there once however often they are sent, and the key of one person is nothing to another', async () => {
    const { settings, tess, ann, hers, mothers } = await couple();
    const message = said('Could we come on Friday?');
    const [first, again] = [(await hers.post(at(tess), message)).json<Message>(), (await hers.post(at(tess), message)).json<Message>()];
    expect(again).toEqual(first);
    const both = await Promise.all([hers.post(at(tess), said('Twice at once')), hers.post(at(tess), { ...message, body: 'Other words' })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await mothers.post(at(ann), { ...message, body: 'From Ann' })).json<Message>()).toMatchObject({ from: 'me', body: 'From Ann' });
    expect((await thread(settings)).results.map(({ body }) => body).sort()).toEqual([
      'Could we come on Friday?',
      'From Ann',
      'Twice at once',
    ]);
    expect((await hers.post(at(tess), { key: 'short', body: 'No' })).statusCode).toBe(400);
    expect((await hers.post(at(tess), said('   '))).statusCode).toBe(400);
  });

  it('say who has read them, never back and never further than they go', async () => {
    const { settings, tess, ann, hers, mothers } = await couple();
    const [one, two] = [
      (await admin.post(`${settings}messages/`, said('One'))).json<TeamMessage>(),
      (await admin.post(`${settings}messages/`, said('Two'))).json<TeamMessage>(),
    ];
    expect([await unread(hers, tess), await unread(mothers, ann)]).toEqual([2, 2]);
    await hers.post(at(tess, 'messages/read'), { id: two.id });
    await hers.post(at(tess, 'messages/read'), { id: one.id });
    await mothers.post(at(ann, 'messages/read'), { id: one.id });
    await mothers.post(at(ann, 'messages/read'), { id: 2_000_000 });
    expect([await unread(hers, tess), await unread(mothers, ann)]).toEqual([0, 1]);
    expect((await thread(settings)).results.map(({ read_by }) => read_by)).toEqual([['Tess Marlow', 'Ann Marlow'], ['Tess Marlow']]);
    const { id } = (await hers.post(at(tess), said('Three'))).json<Message>();
    expect((await admin.post(`${settings}messages/read/`, { id })).statusCode).toBe(204);
    expect((await thread(settings)).unread).toBe(0);
    expect((await listed(hers, tess)).at(-1)?.is_read).toBe(true);
  });

  it('are told to the other side: the team in its notifications, clients by mail in their language, not one for each word', async () => {
    const portal = await world.portal();
    const sanne = await world.guest(portal, { name: 'Sanne de Vries', language: 'nl' });
    const deaf = await world.guest(portal, { name: 'Bo', sees_messages: false });
    const mails = (email: string) => test.personalMail.filter(({ to, secret }) => to === email && secret.endsWith('/messages'));
    await admin.post(`${portal.settings}messages/`, said('SECRET of the message'));
    await test.dispatcher.drain();
    expect(mails(sanne.email)[0]?.secret).toContain(`/portal/${sanne.token}/messages`);
    await admin.post(`${portal.settings}messages/`, said('And another'));
    await test.dispatcher.drain();
    now = new Date(now.getTime() + 11 * 60_000);
    await admin.post(`${portal.settings}messages/`, said('Much later'));
    await test.dispatcher.drain();
    expect([mails(sanne.email).length, mails(deaf.email).length]).toEqual([2, 0]);
    expect(JSON.stringify(mails(sanne.email))).not.toMatch(/SECRET|And another/);
    const hers = await browserOf({ test, token: sanne.token });
    await hers.post(at(sanne), said('Dank je wel'));
    await test.dispatcher.drain();
    expect((await admin.get('/api/notifications/')).body).toContain('Sanne de Vries has written to you');
  });

  it('are nothing to who has no right to them, to another project, or after the portal has closed', async () => {
    const { settings, tess, ann, hers, mothers } = await couple();
    const other = await couple();
    await admin.post(`/api/records/client_portal.person/${tess.id}/notes/`, { body: 'SECRET note of the team' });
    await hers.post(at(tess), said('SECRET of Tess'));
    await admin.send('PATCH', { url: `${settings}people/${ann.id}/`, body: { sees_messages: false } });
    expect((await mothers.get(at(ann))).statusCode).toBe(404);
    expect((await mothers.post(at(ann), said('May I?'))).statusCode).toBe(404);
    expect((await other.hers.get(at(other.tess))).body).not.toMatch(/SECRET/);
    expect((await hers.get(at(tess))).body).not.toMatch(/note of the team/);
    await admin.send('PATCH', { url: settings, body: { shows: { messages: false } }, headers: { 'if-match': '*' } });
    expect((await hers.get(at(tess))).statusCode).toBe(404);
    await admin.send('PATCH', { url: settings, body: { shows: { messages: true }, open_days_after: 1 }, headers: { 'if-match': '*' } });
    now = new Date('2027-06-20T15:00:00Z');
    const late = await browserOf({ test, token: tess.token });
    expect((await listed(late, tess)).length).toBe(1);
    expect((await late.post(at(tess), said('Still there?'))).json()).toMatchObject({ code: 'client_portal.closed' });
    await admin.post(`${settings}disable/`);
    expect((await admin.post(`${settings}messages/`, said('Hello?'))).json()).toMatchObject({ code: 'client_portal.off' });
  });
});
