import type { KeptFile, PublicQuestionnaire, Question, Questionnaire, SavedAnswers, Template } from '@butterfly/contracts/questionnaire';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/questionnaire';
const OCTETS = { 'content-type': 'application/octet-stream' };
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const ask = (key: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...{ key, type, label: key, help: '', required: false, options: [], rows: [], show_if: null, adds: [], target: null },
  ...more,
});
const taken = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#335533' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Wistful Cameras' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .toBuffer();
const picture = async () =>
  (await admin.send('POST', { url: `${BASE}/pictures/?name=arch.jpg`, body: await taken(), headers: OCTETS })).json<{ picture: number }>()
    .picture;

/** Sent to two people, who bring files for `ideas`. */
async function sent(questions: Question[]) {
  const project_id = (await admin.post('/api/tenant_crm/projects/', { name: 'Vale' })).json<{ id: number }>().id;
  const form = { pages: [{ key: 'one', title: 'One', help: '', questions }] };
  const template = await admin.post(`${BASE}/templates/`, { title: 'Ideas', purpose: 'design', form });
  const made = await admin.post(`${BASE}/questionnaires/`, { project_id, template_id: template.json<Template>().id });
  const { id } = made.json<Questionnaire>();
  const recipients = ['tess', 'kwame'].map((name) => ({ name, email: `${name}@example.com` }));
  const people = (await admin.post(`${BASE}/questionnaires/${id}/send/`, { recipients })).json<Questionnaire>().recipients;
  const tokens = await Promise.all(
    people.map(async (person) => {
      const { path } = (await admin.get(`${BASE}/questionnaires/${id}/recipients/${person.id}/link/`)).json<{ path: string }>();
      return path.split('/').at(-1) ?? '';
    }),
  );
  return { id, tess: tokens[0] ?? '', kwame: tokens[1] ?? '' };
}
async function visitor(token: string): Promise<TestClient> {
  const client = test.visitor();
  await client.get(`${BASE}/public/${token}/`);
  return client;
}
const bring = async (token: string, bytes: Buffer, { name = 'arch.jpg', key = 'ideas' } = {}) =>
  (await visitor(token)).send('POST', {
    url: `${BASE}/public/${token}/files/?name=${encodeURIComponent(name)}&question_key=${key}`,
    body: bytes,
    headers: OCTETS,
  });
const brought = async (token: string) => (await bring(token, await taken())).json<KeptFile>();
let nth = 0;
const say = async (token: string, value: unknown) => {
  nth += 1;
  const answers = [{ id: `files-test-answer-${nth}`, question_key: 'ideas', value }];
  return (await (await visitor(token)).send('PATCH', { url: `${BASE}/public/${token}/`, body: { answers } })).json<SavedAnswers>();
};
async function bytesAt(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(test.origin + path, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

const PIXEL_BOMB = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008020000000000000000', 'hex');

describe('a file that a client brings', () => {
  it('is kept without place and camera, belongs to an answer, and opens for them and for the team alone', async () => {
    const { id, tess, kwame } = await sent([ask('ideas', 'file')]);
    expect((await sharp(await taken()).metadata()).exif?.includes('Wistful Cameras')).toBe(true);
    const file = await brought(tess);
    expect(file).toMatchObject({ name: 'arch.webp' });
    expect((await say(tess, [file])).refused).toEqual([]);
    const page = (await (await visitor(tess)).get(`${BASE}/public/${tess}/`)).json<PublicQuestionnaire>();
    expect(page.answers['ideas']).toEqual([file]);
    const own = await bytesAt(`${BASE}/public/${tess}/files/${file.file}/`);
    expect([own.status, own.type, (await sharp(own.bytes).metadata()).exif]).toEqual([200, 'image/webp', undefined]);
    const teams = await bytesAt(`${BASE}/questionnaires/${id}/files/${file.file}/`, { cookie: admin.cookieHeader });
    expect(teams.bytes.equals(own.bytes)).toBe(true);
    expect((await bytesAt(`${BASE}/public/${kwame}/files/${file.file}/`)).status).toBe(404);
  });

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'wrong_kind'],
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong_kind'],
    ['an archive, however small it is packed', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000)]), 'wrong_kind'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'wrong_kind'],
    ['a picture of nine hundred megapixels in 34 bytes', PIXEL_BOMB, 'unreadable'],
    ['a picture that is cut off', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 'unreadable'],
  ])('is refused when it is %s', async (_what, bytes, fault) => {
    const { tess } = await sent([ask('ideas', 'file')]);
    expect((await bring(tess, bytes)).json()).toMatchObject({ code: `questionnaire.${fault}` });
  });

  it('is refused by its size before it is read, and where nobody asked for one', async () => {
    const { tess } = await sent([ask('ideas', 'file'), ask('words', 'short')]);
    expect((await bring(tess, Buffer.alloc(26 * 1_024 * 1_024, 1))).statusCode).toBe(413);
    expect((await bring(tess, await taken(), { key: 'words' })).json()).toMatchObject({ code: 'not_found' });
  });

  it('of somebody else, or of another name, is no answer', async () => {
    const { tess, kwame } = await sent([ask('ideas', 'file')]);
    const file = await brought(kwame);
    for (const value of [[file], [{ ...file, name: 'mine.webp' }], [{ file: 2_000_000_000, name: 'x', size: 1 }]])
      expect((await say(tess, value)).refused).toHaveLength(1);
    expect((await say(kwame, [{ ...file, name: '=HYPERLINK("x")' }])).refused).toHaveLength(1);
    expect((await say(kwame, [file])).refused).toEqual([]);
  });

  it('a PDF stays as it is', async () => {
    const { tess } = await sent([ask('ideas', 'file')]);
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
    const file = (await bring(tess, pdf, { name: 'Sketch é.pdf' })).json<KeptFile>();
    expect(file.name).toBe('Sketch é.pdf');
    expect((await bytesAt(`${BASE}/public/${tess}/files/${file.file}/`)).bytes.equals(pdf)).toBe(true);
  });
});

describe('a picture to choose by', () => {
  it('is shown behind a link whose questions show it, and behind no other', async () => {
    const [shown, other] = [await picture(), await picture()];
    const options = [
      { key: 'arch', label: 'An arch', picture: shown },
      { key: 'table', label: 'A table' },
    ];
    const { tess } = await sent([ask('looks', 'pictures', { options })]);
    const at = (id: number) => bytesAt(`${BASE}/public/${tess}/pictures/${id}/`);
    expect([(await at(shown)).type, (await at(other)).status]).toEqual(['image/webp', 404]);
  });

  it('that is not there gets into no template', async () => {
    const options = [{ key: 'arch', label: 'An arch', picture: 2_000_000_000 }];
    const form = { pages: [{ key: 'one', title: 'One', help: '', questions: [ask('looks', 'pictures', { options })] }] };
    const refused = await admin.post(`${BASE}/templates/`, { title: 'Looks', purpose: 'design', form });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: { form: [expect.stringContaining('not there')] } }]);
  });
});

it('all answers stand on paper, side by side', async () => {
  const { id, tess } = await sent([ask('ideas', 'file')]);
  await say(tess, [await brought(tess)]);
  const { status, type, bytes } = await bytesAt(`${BASE}/questionnaires/${id}/export.pdf/`, { cookie: admin.cookieHeader });
  expect([status, type, bytes.toString('latin1', 0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
});
