import type { Page, PageData } from '@butterfly/contracts/lead_page_builder';
import type { RecordFile } from '@butterfly/contracts/tenant_crm';
import sharp from 'sharp';
import { BASE, LeadWorld, ofA } from '../../testing/lead-world';

const world = new LeadWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());

const HOSTILE = '"><script>alert(1)</script> & ‘us’';
const KEPT = 'public, max-age=31536000, immutable';

/** What the head of a page says, by name; quotes and brackets as they are read. */
async function headOf(address: string): Promise<Readonly<Record<string, string>>> {
  const { html } = await world.open(address);
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? '';
  const read = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return Object.fromEntries([...tags.map(([, name, content]) => [name, read(content ?? '')]), ['canonical', read(canonical)]]) as never;
}

async function look(address: string) {
  const { pathname, search } = new URL(address);
  const answer = await world.test.app.inject({ method: 'GET', url: `${pathname}${search}` });
  return {
    status: answer.statusCode,
    cache: answer.headers['cache-control'],
    type: answer.headers['content-type'],
    bytes: answer.rawPayload,
  };
}

/** A page whose first block says something, seen by visitors. */
async function published(title: string, picture: number | null = null, page?: Page): Promise<Page> {
  const made = page ?? (await world.make('Of a card'));
  const data = made.data as unknown as PageData;
  const content = data.content.map((block) => (block.type === 'hero' ? { ...block, props: { ...block.props, title, picture } } : block));
  const saved = await world.patch(`${BASE}pages/${made.id}/`, { data: { ...data, content } }, '*');
  expect(saved.statusCode).toBe(200);
  return (await world.admin.post(`${BASE}pages/${made.id}/publish/`)).json<Page>();
}

/** A page with a red photograph among its files. */
async function withPhotograph(title: string): Promise<{ made: Page; id: number }> {
  const made = await world.make(title);
  const photograph = await sharp({ create: { width: 900, height: 1_400, channels: 3, background: '#c81e5a' } })
    .png()
    .toBuffer();
  const added = await world.admin.send('POST', {
    url: `/api/records/lead_page_builder.page/${made.id}/files/?name=bride.png`,
    body: photograph,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(added.statusCode).toBe(201);
  return { made, id: added.json<RecordFile>().id };
}

const addressOf = ({ slug }: Page) => `/public/${slug}?t=${ofA}`;

describe('what others show who pass on a link to a page', () => {
  it.each([
    ['wedding', 'Flowers that look like you picked them together'],
    ['event', 'A room people remember'],
  ])('of /public/%s without any set-up: title, words, address and a picture that may be kept', async (slug, headline) => {
    const head = await headOf(`/public/${slug}?t=${ofA}&utm_source=spring`);
    expect(head).toMatchObject({
      'og:type': 'website',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': expect.stringContaining(headline),
      'twitter:card': 'summary_large_image',
    });
    expect(head['og:title']).not.toBe('');
    expect(head['og:description']).toBe(head['description']);
    expect(head['canonical']).toMatch(new RegExp(`^https?://[^/]+/public/${slug}\\?t=${ofA}$`));
    expect([head['og:url'], head['twitter:card']]).toEqual([head['canonical'], 'summary_large_image']);
    const card = await look(head['og:image'] ?? '');
    expect(card).toMatchObject({ status: 200, cache: KEPT, type: 'image/jpeg' });
    expect(await sharp(card.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    expect(card.bytes.length).toBeLessThan(200_000);
  });

  it('has another address as soon as it shows something else; under the old one nobody keeps it', async () => {
    const page = await published('First words');
    const before = (await headOf(addressOf(page)))['og:image'] ?? '';
    expect((await headOf(addressOf(page)))['og:image']).toBe(before);
    await published('Other words', null, page);
    const after = (await headOf(addressOf(page)))['og:image'] ?? '';
    expect(after).not.toBe(before);
    const [old, now] = [await look(before), await look(after)];
    expect([old.status, old.cache, now.cache]).toEqual([200, 'private, no-cache', KEPT]);
    expect(old.bytes.equals(now.bytes)).toBe(true);
    expect((await look(after.replace(/&v=.*/, ''))).cache).toBe('private, no-cache');
  });

  it('writes a hostile headline out: no page and no picture takes it for anything but words', async () => {
    const page = await published(HOSTILE);
    const { html } = await world.open(addressOf(page));
    expect(html).not.toContain('<script>alert');
    const head = await headOf(addressOf(page));
    expect(head['og:image:alt']).toContain(HOSTILE);
    expect((await look(head['og:image'] ?? '')).status).toBe(200);
  });

  it('is the photograph of the page where one was chosen, and the card again once it is taken away', async () => {
    const { made, id } = await withPhotograph('With a photograph');
    const page = await published('In red', id, made);
    const address = (await headOf(addressOf(page)))['og:image'] ?? '';
    const seen = await look(address);
    expect(seen.cache).toBe(KEPT);
    const { dominant } = await sharp(seen.bytes).stats();
    expect([dominant.r > 180, dominant.g < 60, await sharp(seen.bytes).metadata()]).toEqual([
      true,
      true,
      expect.objectContaining({ width: 1_200, height: 630 }),
    ]);
    const removed = await world.admin.send('DELETE', { url: `/api/records/lead_page_builder.page/${made.id}/files/${id}/` });
    expect(removed.statusCode).toBeLessThan(300);
    const without = await look(address);
    expect([without.status, without.cache]).toEqual([200, 'private, no-cache']);
    expect((await sharp(without.bytes).stats()).dominant.r).toBeLessThan(180);
  });

  it.each([
    ['a copy', false],
    ['a variant', true],
  ])('goes with %s of a page, as its own: the first page may lose it', async (_what, variant) => {
    const { made, id } = await withPhotograph('To be copied');
    await published('In red', id, made);
    const copy = (await world.admin.post(`${BASE}pages/${made.id}/duplicate/`, { variant })).json<Page>();
    await world.admin.send('DELETE', { url: `/api/records/lead_page_builder.page/${made.id}/files/${id}/` });
    await world.admin.post(`${BASE}pages/${copy.id}/publish/`);
    const seen = await world.open(addressOf(copy));
    const src = /<img[^>]* src="([^"]+)"/.exec(seen.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await look(`http://x${src}`)).status).toBe(200);
    const drawn = await look((await headOf(addressOf(copy)))['og:image'] ?? '');
    expect((await sharp(drawn.bytes).stats()).dominant.r).toBeGreaterThan(180);
  });

  it('shows the team what the draft would look like, and strangers nothing of it', async () => {
    const draft = await world.make('Not yet published');
    const card = await world.admin.get(`${BASE}pages/${draft.id}/card/`);
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(String(card.headers['cache-control'])).toBe('private, no-cache');
    expect((await look(`http://x${BASE}public/${draft.slug}/card/?t=${ofA}`)).status).toBe(404);
    expect((await world.test.visitor().get(`${BASE}pages/${draft.id}/card/`)).statusCode).toBe(401);
  });
});
