import type { Asset, Share } from '@butterfly/contracts/moodboard';
import type { PublicQuestionnaire, Question, Questionnaire, Responses, SavedAnswers, Template } from '@butterfly/contracts/questionnaire';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/questionnaire';
let test: TestApp;
let admin: TestClient;
let now = new Date('2027-02-01T15:00:00Z');

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: '0' } });
  admin = await test.signIn('adminA');
});
beforeEach(() => (now = new Date('2027-02-01T15:00:00Z')));
afterAll(() => test.stop());

const ask = (key: string, type: Question['type'], required: boolean): Question => ({
  ...{ key, type, label: key, help: '', required, options: [], rows: [], show_if: null, adds: [], target: null },
});
let shades = 0;
async function picture(): Promise<Asset> {
  shades += 1;
  const background = { r: shades, g: 120, b: 90 };
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'application/octet-stream' };
  return (await admin.send('POST', { url: `/api/moodboard/assets/?name=arch-${shades}.png`, body, headers })).json<Asset>();
}
const elements = (assets: readonly Asset[]) =>
  assets.map(({ asset, url }, at) => ({ id: `el-${at}`, type: 'image', props: { asset, url } }));

/** A questionnaire that asks for pictures and for a word, sent to one person; the board of its project has these pictures. */
async function asked(assets: readonly Asset[]) {
  const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Vale' })).json<{ id: number }>().id;
  await admin.post('/api/moodboard/', { project, data: { pages: [{ id: 'p1', elements: elements(assets) }] } });
  const questions = [ask('looks', 'moodboard', true), ask('word', 'short', true)];
  const form = { pages: [{ key: 'one', title: 'One', help: '', questions }] };
  const template = (await admin.post(`${BASE}/templates/`, { title: 'Looks', purpose: 'design', form })).json<Template>().id;
  const { id } = (await admin.post(`${BASE}/questionnaires/`, { project_id: project, template_id: template })).json<Questionnaire>();
  const recipients = [{ name: 'Tess', email: 'tess@example.com' }];
  const person = (await admin.post(`${BASE}/questionnaires/${id}/send/`, { recipients })).json<Questionnaire>().recipients[0]?.id;
  const { path } = (await admin.get(`${BASE}/questionnaires/${id}/recipients/${person}/link/`)).json<{ path: string }>();
  const at = `${BASE}/public/${path.split('/').at(-1)}/`;
  const visitor = test.visitor();
  await visitor.get(at);
  let nth = 0;
  return {
    ...{ id, project, visitor },
    at: (rest: string) => visitor.get(at + rest),
    page: async () => (await visitor.get(at)).json<PublicQuestionnaire>(),
    share: async (wanted: object = { mode: 'view' }) => (await admin.post(`/api/moodboard/${project}/shares/`, wanted)).json<Share>(),
    say: async (question_key: string, value: unknown) => {
      nth += 1;
      const answers = [{ id: `board-answer-${id}-${nth}`, question_key, value }];
      return (await visitor.send('PATCH', { url: at, body: { answers } })).json<SavedAnswers>();
    },
    submit: () => visitor.post(`${at}submit/`, {}),
  };
}
const keys = ({ form }: PublicQuestionnaire) => form.pages.flatMap(({ questions }) => questions.map(({ key }) => key));

describe('a question that is answered from the board', () => {
  it('shows the pictures that are shared, keeps what is picked, and shows that to the team', async () => {
    const pictures = [await picture(), await picture()];
    const { id, page, share, say, at, submit } = await asked(pictures);
    await share();
    const shown = await page();
    expect(keys(shown)).toEqual(['looks', 'word']);
    expect(shown.board).toEqual(pictures.map(({ asset, w, h }) => ({ picture: asset, w, h })));
    const [first, second] = pictures.map(({ asset }) => asset);
    const bytes = await at(`board/${first}/`);
    expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await say('looks', [String(second)])).toMatchObject({ refused: [], progress_bps: 5_000 });
    await say('word', 'Wild');
    expect((await submit()).json()).toMatchObject({ state: 'submitted' });
    const { people } = (await admin.get(`${BASE}/questionnaires/${id}/responses/`)).json<Responses>();
    expect(people[0]?.answers).toContainEqual(expect.objectContaining({ question_key: 'looks', value: [String(second)] }));
    expect((await admin.get(`${BASE}/questionnaires/${id}/board/${second}/`)).statusCode).toBe(200);
    expect((await admin.get(`${BASE}/questionnaires/${id}/board/${first}/`)).statusCode).toBe(404);
    const csv = (await admin.get(`${BASE}/questionnaires/${id}/export.csv/`)).body;
    expect(csv).toContain(`Picture ${second} of the board`);
  });

  it.each([
    ['no link shares the board', async () => undefined],
    ['its only link asks for a password', async ({ share }: Asked) => share({ mode: 'view', password: 'roses and thyme' })],
    [
      'its link is over',
      async ({ share }: Asked) => {
        await share({ mode: 'view', expires_at: '2027-02-02T15:00:00Z' });
        now = new Date('2027-02-03T15:00:00Z');
      },
    ],
    [
      'its link was taken back',
      async ({ share, project }: Asked) => {
        const { id } = await share();
        await admin.send('DELETE', { url: `/api/moodboard/${project}/shares/${id}/` });
      },
    ],
  ])('is left out, shows nothing and keeps nobody waiting while %s', async (_when, prepare) => {
    const one = await picture();
    const place = await asked([one]);
    await prepare(place);
    const shown = await place.page();
    expect([keys(shown), shown.board]).toEqual([['word'], []]);
    expect((await place.at(`board/${one.asset}/`)).statusCode).toBe(404);
    expect((await place.say('looks', [String(one.asset)])).refused).toHaveLength(1);
    expect(await place.say('word', 'Wild')).toMatchObject({ progress_bps: 10_000 });
    expect((await place.submit()).json()).toMatchObject({ state: 'submitted' });
  });

  it('takes and shows nothing but what hangs on the board of its own project now', async () => {
    const [mine, elsewhere, loose] = [await picture(), await picture(), await picture()];
    const other = await asked([elsewhere]);
    await other.share();
    const { share, say, at } = await asked([mine]);
    await share();
    for (const { asset } of [elsewhere, loose]) {
      expect((await at(`board/${asset}/`)).statusCode).toBe(404);
      expect((await say('looks', [String(asset)])).refused).toHaveLength(1);
      expect((await say('looks', [String(mine.asset), String(asset)])).refused).toHaveLength(1);
    }
    for (const value of [['0'], ['el-0'], [String(mine.asset), String(mine.asset)], 'mine', []])
      expect((await say('looks', value)).refused).toHaveLength(1);
    expect((await say('looks', [String(mine.asset)])).refused).toEqual([]);
  });

  it('keeps what was picked for the team when the picture is taken off the board, and shows it to clients no more', async () => {
    const [first, second] = [await picture(), await picture()];
    const { id, project, share, say, at, page } = await asked([first, second]);
    await share();
    await say('looks', [String(first.asset)]);
    const data = { pages: [{ id: 'p1', elements: elements([second]) }] };
    const saved = await admin.send('PATCH', { url: `/api/moodboard/${project}/`, body: { data }, headers: { 'if-match': '*' } });
    expect(saved.statusCode).toBe(200);
    expect((await page()).board.map(({ picture: one }) => one)).toEqual([second.asset]);
    expect((await at(`board/${first.asset}/`)).statusCode).toBe(404);
    expect((await admin.get(`${BASE}/questionnaires/${id}/board/${first.asset}/`)).statusCode).toBe(200);
  });
});

type Asked = Awaited<ReturnType<typeof asked>>;
