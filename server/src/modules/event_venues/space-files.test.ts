import type { Venue } from '@butterfly/contracts/event_venues';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const BASE = '/api/event_venues/venues/';

let test: TestApp;
let admin: TestClient;

const newVenue = async (name: string) => (await admin.post(BASE, { name, kind: 'barn' })).json<Venue>().id;
const upload = async (venue: number, bytes: Buffer, name: string) => {
  const url = `/api/records/event_venues.venue/${venue}/files/?name=${name}`;
  return (await admin.send('POST', { url, body: bytes, headers: { 'content-type': 'application/octet-stream' } })).json<{ id: number }>()
    .id;
};
const save = async (venue: number, space: object) =>
  (
    await admin.send('PATCH', { url: `${BASE}${venue}/`, body: { spaces: [{ name: 'Barn', ...space }] }, headers: { 'if-match': '*' } })
  ).json<Venue & { fields?: object }>();

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

it('a space keeps its floor plan and its photographs, which are files of its venue', async () => {
  const venue = await newVenue('Cedar Barn');
  const [photo, plan] = [await upload(venue, PICTURE, 'barn.png'), await upload(venue, PDF, 'plan.pdf')];
  expect((await save(venue, { plan_id: plan, photo_ids: [photo] })).spaces).toMatchObject([
    { name: 'Barn', plan_id: plan, photo_ids: [photo] },
  ]);
  expect((await save(venue, { plan_id: photo, photo_ids: [] })).spaces).toMatchObject([{ plan_id: photo, photo_ids: [] }]);
});

it('a photograph that is none, or that is of another venue, is refused where it stands, and nothing is saved', async () => {
  const [venue, other] = [await newVenue('Mill'), await newVenue('Loft')];
  const text = await upload(venue, Buffer.from('no picture'), 'photo.png');
  const theirs = await upload(other, PICTURE, 'loft.png');
  for (const photo of [text, theirs, 2_000_000_000])
    expect(await save(venue, { photo_ids: [photo] })).toMatchObject({
      fields: { 'spaces.0.photo_ids': ['is not a picture of this venue'] },
    });
  expect(await save(venue, { plan_id: text })).toMatchObject({ fields: { 'spaces.0.plan_id': expect.any(Array) } });
  const made = await admin.post(BASE, { name: 'New', kind: 'barn', spaces: [{ name: 'Hall', photo_ids: [theirs] }] });
  expect(made.statusCode).toBe(400);
  expect((await admin.get(`${BASE}${venue}/`)).json<Venue>().spaces).toEqual([]);
});

it('a venue that is merged brings its spaces with their photographs and floor plans, which the other shows and can be saved with', async () => {
  const [keep, other] = [await newVenue('Hall'), await newVenue('The Hall')];
  const [photo, plan] = [await upload(other, PICTURE, 'hall.png'), await upload(other, PDF, 'hall.pdf')];
  await save(other, { photo_ids: [photo], plan_id: plan });
  await admin.post('/api/event_venues/venues/merge/', { keep_id: keep, merge_id: other });
  const { spaces } = (await admin.get(`${BASE}${keep}/`)).json<Venue>();
  expect(spaces).toMatchObject([{ name: 'Barn', photo_ids: [photo], plan_id: plan }]);
  const content = await admin.get(`/api/records/event_venues.venue/${keep}/files/${photo}/content/`);
  expect(content.statusCode).toBe(200);
  expect((await save(keep, { photo_ids: [photo], plan_id: plan, indoor: true })).spaces).toMatchObject([{ photo_ids: [photo] }]);
});
