import type { Photo, Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { line, section } from '../testing/wedding.fixture';

const BASE = '/api/proposal_and_invoice';
const NOW = { headers: { 'if-match': '*' } };
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

/** As a telephone takes it: lying on its side, with the place and the camera in it. */
const taken = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Wistful Cameras' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const project = async (name: string) => (await admin.post('/api/tenant_crm/projects/', { name })).json<{ id: number }>().id;
const upload = (to: number, bytes: Buffer) =>
  admin.send('POST', {
    url: `${BASE}/projects/${to}/photos/?name=arch.jpg`,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
const added = async (to: number, background = '#335533') => (await upload(to, await taken(background))).json<Photo>();
const shows = ({ id, width, height }: Photo, alt: string) => ({ id, width, height, alt });
async function bytesAt(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(test.origin + path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const ours = (path: string) => bytesAt(path, { cookie: admin.cookieHeader });

async function written(to: number, photos: { cover?: object; photo?: object }) {
  const { id } = (await admin.post(`${BASE}/proposals/`, { project_id: to })).json<Proposal>();
  const at = `${BASE}/proposals/${id}/`;
  const { cover, photo } = photos;
  const content = {
    ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [], ...(cover && { cover }) },
    sections: [{ ...section('a', [line('arch', 144_000)]), ...(photo && { photo }) }],
    plan: [{ key: 'a', label: 'All', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
  };
  return { at, saved: await admin.send('PATCH', { url: at, body: { content }, ...NOW }) };
}

async function sent(to: number, photos: { cover?: object; photo?: object }) {
  const { at, saved } = await written(to, photos);
  expect(saved.statusCode).toBe(200);
  expect((await admin.send('POST', { url: `${at}send/`, ...NOW })).statusCode).toBe(200);
  const token = (await admin.get(`${at}address/`)).json<{ path: string }>().path.split('/').at(-1) ?? '';
  return { at, shared: `${BASE}/public/${token}/` };
}

describe('a photograph', () => {
  it('is kept upright, without the place and the camera it was taken with', async () => {
    const to = await project('Upright');
    expect((await sharp(await taken('#335533')).metadata()).exif?.includes('Wistful Cameras')).toBe(true);
    const photo = await added(to);
    expect(photo).toMatchObject({ width: 600, height: 900, name: 'arch.jpg' });
    for (const size of ['view', 'thumb']) {
      const { status, headers, bytes } = await ours(`${BASE}/photos/${photo.id}/${size}/`);
      const { exif, orientation, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect([status, headers.get('content-type'), exif, orientation, height > width]).toEqual([
        200,
        'image/webp',
        undefined,
        undefined,
        true,
      ]);
    }
  });

  it('that is none, or is damaged, is refused, and so is one for a project that is not there', async () => {
    const to = await project('Refused');
    const whole = await taken('#335533');
    const refused = async (answer: ReturnType<typeof upload>) => (await answer).json<{ code: string }>().code;
    expect(await refused(upload(to, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe('proposal_and_invoice.not_a_photo');
    expect(await refused(upload(to, whole.subarray(0, 300)))).toBe('proposal_and_invoice.photo_unreadable');
    expect(await refused(upload(2_000_000_000, whole))).toBe('not_found');
  });

  it('of another project does not get into a proposal', async () => {
    const [here, there] = [await project('Here'), await project('There')];
    const { saved } = await written(here, { cover: shows(await added(there), 'Arch') });
    expect([saved.statusCode, saved.json()]).toMatchObject([
      400,
      { fields: { content: ['shows a photograph that is not of this project'] } },
    ]);
  });
});

describe('a proposal with photographs', () => {
  it('shows them behind its link and no others, and still when it is accepted', async () => {
    const to = await project('Shown');
    const [cover, part, kept] = [await added(to), await added(to, '#553355'), await added(to, '#555533')];
    const { shared } = await sent(to, { cover: shows(cover, 'The oak'), photo: shows(part, 'The arch') });
    const client = test.visitor();
    const page = (await client.get(shared)).json<SharedProposal & { state: 'open' }>();
    expect([page.proposal.cover, page.proposal.sections[0]?.photo]).toEqual([shows(cover, 'The oak'), shows(part, 'The arch')]);
    const statuses = async () =>
      Promise.all([cover, part, kept].map(async ({ id }) => (await bytesAt(`${shared}photos/${id}/view/`)).status));
    expect(await statuses()).toEqual([200, 200, 404]);
    const views = (await admin.get(`${BASE}/proposals/?project=${to}`)).json<{ results: { view_count: number }[] }>().results;
    expect(views.map(({ view_count }) => view_count)).toEqual([1]);
    const said = await client.post(`${shared}accept/`, {
      ...{ seen: page.seen, name: 'Tess', email: 'tess@example.com', kind: 'typed' },
      ...{ consent: true, consent_version: page.consent.version },
    });
    expect(said.statusCode).toBe(200);
    expect(await statuses()).toEqual([200, 200, 404]);
  });

  it('has them on paper, the cover first, and none once its offer has ended', async () => {
    const to = await project('Paper');
    const [cover, part] = [await added(to), await added(to, '#553355')];
    const { at, shared } = await sent(to, { cover: shows(cover, ''), photo: shows(part, '') });
    const [team, client] = [await ours(`${at}pdf/`), await bytesAt(`${shared}pdf/`)];
    expect(client.bytes.equals(team.bytes)).toBe(true);
    // Each is a JPEG of its own in the file, in the order in which it is seen.
    const colours = await Promise.all(jpegsIn(team.bytes).map(async (one) => (await sharp(one).stats()).dominant));
    expect(colours.map(({ r, g }) => (g > r ? 'green' : 'violet'))).toEqual(['green', 'violet']);
    await admin.post(`${at}expire/`);
    expect((await bytesAt(`${shared}photos/${cover.id}/view/`)).status).toBe(404);
  });
});

/** The pictures of a PDF as they lie in it. */
function jpegsIn(pdf: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = pdf.indexOf('ffd8ffdb', 0, 'hex'); at >= 0; at = pdf.indexOf('ffd8ffdb', at + 4, 'hex')) {
    found.push(pdf.subarray(at, pdf.indexOf('endstream', at)));
  }
  return found;
}
