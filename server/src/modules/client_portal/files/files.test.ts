import type { ClientFile, TeamFile } from '@butterfly/contracts/client_portal';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { browserOf, PortalWorld, type Guest } from '../testing/portal-world';

let test: TestApp;
let world: PortalWorld;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  world = new PortalWorld(test, admin);
});
afterAll(() => test.stop());

const at = (guest: Guest) => `/api/client_portal/${guest.token}/files/`;
let keys = 0;
const send = (browser: TestClient, guest: Guest, { name, bytes, key }: { name: string; bytes: Buffer; key?: string }) =>
  browser.send('POST', {
    url: `${at(guest)}?name=${encodeURIComponent(name)}&key=${key ?? `the-key-of-a-file-${(keys += 1)}`}`,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
const listed = async (browser: TestClient, guest: Guest) => (await browser.get(at(guest))).json<{ results: ClientFile[] }>().results;
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 50, channels: 3, background: '#22aa66' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '52/1 31/1 0/1' }, IFD0: { Model: 'Camera of Ann' } })
    .toBuffer();
/** A PNG whose header promises what its few bytes do not hold. */
function pixelBomb(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008020000000000000000', 'hex');
  return head;
}
const PDF = Buffer.from('%PDF-1.7\n%%EOF');

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
const share = (settings: string, id: number, body: object) => admin.send('PUT', { url: `${settings}files/${id}/`, body });

describe('files of a portal', () => {
  it('come from the studio: those that it shares, for all or for one, until it ends that or takes the file away', async () => {
    const { project, settings, tess, ann, hers, mothers } = await couple();
    const [plan, letter, secret] = [
      await world.teamFile(project, 'plan.pdf'),
      await world.teamFile(project, 'letter.pdf'),
      await world.teamFile(project, 'SECRET costs.pdf'),
    ];
    expect(await listed(hers, tess)).toEqual([]);
    expect((await share(settings, plan, { for_all: true })).json()).toMatchObject({ name: 'plan.pdf', for_all: true, sent_by: null });
    await share(settings, letter, { for_all: false, for_people: [tess.id] });
    expect((await listed(hers, tess)).map(({ name, from }) => [name, from])).toEqual([
      ['letter.pdf', 'studio'],
      ['plan.pdf', 'studio'],
    ]);
    expect((await listed(mothers, ann)).map(({ name }) => name)).toEqual(['plan.pdf']);
    const got = await hers.get(`${at(tess)}${plan}/`);
    expect([got.statusCode, got.headers['content-disposition'], got.headers['content-security-policy'], got.body]).toEqual([
      200,
      expect.stringMatching(/^attachment; /),
      expect.stringContaining('sandbox'),
      '%PDF-1.7 letter',
    ]);
    for (const id of [letter, secret]) expect((await mothers.get(`${at(ann)}${id}/`)).statusCode).toBe(404);
    await share(settings, letter, { for_all: false });
    expect((await hers.get(`${at(tess)}${letter}/`)).statusCode).toBe(404);
    await admin.send('DELETE', { url: `/api/tenant_crm/files/${plan}/` });
    expect((await hers.get(`${at(tess)}${plan}/`)).statusCode).toBe(404);
    expect(await listed(hers, tess)).toEqual([]);
  });

  it('are shared by who has them: nothing of another project, with nobody of another project', async () => {
    const [one, other] = [await couple(), await couple()];
    const file = await world.teamFile(one.project, 'plan.pdf');
    expect((await share(other.settings, file, { for_all: true })).statusCode).toBe(404);
    expect((await share(one.settings, file, { for_all: false, for_people: [other.tess.id] })).statusCode).toBe(404);
    await share(one.settings, file, { for_all: true });
    expect((await other.hers.get(`${at(other.tess)}${file}/`)).statusCode).toBe(404);
    await admin.send('PATCH', { url: `${one.settings}people/${one.ann.id}/`, body: { sees_files: false } });
    expect((await one.mothers.get(at(one.ann))).statusCode).toBe(404);
    expect((await send(one.mothers, one.ann, { name: 'a.pdf', bytes: PDF })).statusCode).toBe(404);
  });

  it('come from clients: kept once with the project, seen by who sent them and by the team alone', async () => {
    const { project, settings, tess, ann, hers, mothers } = await couple();
    const key = 'the-same-key-again';
    const first = (await send(hers, tess, { name: 'guests.pdf', bytes: PDF, key })).json<ClientFile>();
    expect((await send(hers, tess, { name: 'guests.pdf', bytes: PDF, key })).json()).toEqual(first);
    expect(await listed(hers, tess)).toMatchObject([{ name: 'guests.pdf', from: 'me', type: 'application/pdf' }]);
    expect(await listed(mothers, ann)).toEqual([]);
    expect((await mothers.get(`${at(ann)}${first.id}/`)).statusCode).toBe(404);
    const { results } = (await admin.get(`${settings}files/`)).json<{ results: TeamFile[] }>();
    expect(results).toMatchObject([{ id: first.id, sent_by: 'Tess Marlow', for_all: false }]);
    const ofProject = await admin.get(`/api/tenant_crm/files/?subject_type=project&subject_id=${project}`);
    expect(ofProject.body).toContain('guests.pdf');
    await share(settings, first.id, { for_all: false, for_people: [ann.id] });
    expect(await listed(mothers, ann)).toMatchObject([{ name: 'guests.pdf', from: 'studio' }]);
    await share(settings, first.id, { for_all: false });
    expect(await listed(hers, tess)).toHaveLength(1);
    await test.dispatcher.drain();
    expect((await admin.get('/api/notifications/')).body).toContain('Tess Marlow has sent a file');
  });

  it('lose the place and the camera of a picture, and are called what they are', async () => {
    const { tess, hers } = await couple();
    const bytes = await photo();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const sent = (await send(hers, tess, { name: 'our church.JPG', bytes })).json<ClientFile>();
    expect(sent).toMatchObject({ name: 'our church.webp', type: 'image/webp' });
    const answer = await fetch(`${test.origin}${at(tess)}${sent.id}/`);
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([kept.exif, kept.width, kept.height, kept.format]).toEqual([undefined, 50, 80, 'webp']);
    expect((await send(hers, tess, { name: '../../invoice.exe', bytes: PDF })).json()).toMatchObject({ name: 'invoice.pdf' });
  });

  it.each([
    ['a drawing with a script', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', 'list.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an archive, also a small one that unpacks to gigabytes', 'photos.zip', Buffer.from('504b0304140000000800', 'hex')],
    ['a program', 'photo.jpg', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a picture that is larger than it says it is', 'huge.png', pixelBomb()],
    ['a picture that is none', 'photo.png', Buffer.from('89504e470d0a1a0a00000000', 'hex')],
  ])('refuse %s', async (_what, name, bytes) => {
    const { tess, hers, settings } = await couple();
    expect((await send(hers, tess, { name, bytes })).json()).toMatchObject({ code: 'client_portal.file_refused' });
    expect((await admin.get(`${settings}files/`)).json()).toEqual({ results: [] });
  });

  it('refuse what is larger than 25 MB, whatever it is', async () => {
    const { tess, hers } = await couple();
    const bytes = Buffer.concat([PDF, Buffer.alloc(26_000_000)]);
    expect((await send(hers, tess, { name: 'film.pdf', bytes })).statusCode).toBe(413);
    expect(await listed(hers, tess)).toEqual([]);
  });
});
