import { defaultPage, type Page } from '@butterfly/contracts/lead_page_builder';
import { addDays } from '@butterfly/contracts/days';
import type { DemoBuilder, DemoContext } from '../../demo/demo-business';
import type { Db } from '../../platform/db/db';
import { PageService } from './pages/service';
import { countStart, countVisit } from './public/visits.repository';
import { pagePage, pages, submissions } from './repository';

const PEOPLE = [
  'Maya Lindholm',
  'Theo Brandt',
  'Inés Carrasco',
  'June Abara',
  'Sofie de Wit',
  'Owen Pell',
  'Lucia Marin',
  'Hana Kimura',
  'Priscilla Ode',
  'Ben Achterberg',
  'Ruth Calloway',
  'Nadia Sorel',
  'Ivo Terpstra',
  'Clare Ashdown',
];
const SOURCES = ['instagram', 'google', 'referral', '', 'the-venue-list', ''];
const SPENT = 64_000;

/** A published page with a second variant, and a month of visits. A business that has pages keeps what it has. */
export const builder: DemoBuilder = {
  order: 80,
  build: async ({ platform, business, today }) => {
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      if ((await pagePage(db, { page: 1, page_size: 1, ordering: '-updated_at', archived: 'false' })).count > 0) return;
      const service = new PageService(platform);
      const isFern = business.key === 'fern';
      const page = await make(db, service, {
        title: isFern ? 'Weddings in the Hudson Valley' : 'Bruiloften in Utrecht',
        slug: isFern ? 'hudson-valley-weddings' : 'bruiloften',
      });
      await visits(db, { page, visits: isFern ? 118 : 40, sent: isFern ? 5 : 3, today });
      if (!isFern) return;
      await pages.patch(db, { id: page.id, changes: { spend_cents: SPENT } });
      const b = await service.duplicate(db, { id: page.id, variant: true });
      await pages.patch(db, { id: b.id, changes: { title: 'Weddings in the Hudson Valley (B)', theme: 'linen', data: secondVariant() } });
      await service.publish(db, b.id);
      await visits(db, { page: b, visits: 121, sent: 14, today });
      await spam(db, { page, today });
    });
  },
};

async function make(db: Db, service: PageService, { title, slug }: { title: string; slug: string }): Promise<Page> {
  const { id } = await service.create(db, { title, slug, kind: 'wedding', theme: 'garden' });
  return service.publish(db, id);
}

/** The same page, beginning with a promise. */
function secondVariant() {
  const data = defaultPage('wedding', 'en');
  const [first, ...rest] = data.content;
  if (first?.type !== 'hero') return data;
  const props = { ...first.props, title: 'Is your Saturday still free? Ask us now', look: 'meadow' as const };
  return { ...data, content: [{ ...first, props }, ...rest] };
}

type Made = Pick<DemoContext, 'today'> & { readonly page: Page };

async function visits(db: Db, { page, visits: count, sent, today }: Made & { visits: number; sent: number }): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const day = addDays(today, -((nth * 7) % 30));
    const visit = {
      slug: page.slug,
      pageId: page.id,
      visitor: `demo-${page.id}-${nth}`,
      day,
      phone: nth % 5 < 3,
      source: SOURCES[nth % SOURCES.length] ?? '',
      referrer: '',
    };
    await countVisit(db, visit);
    if (nth % 4 === 0) await countStart(db, visit);
  }
  for (let nth = 0; nth < sent; nth += 1) await send(db, { page, nth, day: addDays(today, -((nth * 2) % 28) - 1) });
}

async function send(
  db: Db,
  { page, nth, day, ...verdict }: { page: Page; nth: number; day: string; status?: string; spam_reason?: string; spam_score?: number },
): Promise<void> {
  const name = PEOPLE[nth % PEOPLE.length] ?? '';
  const email = `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '.')}@example.com`;
  await submissions.insert(db, {
    slug: page.slug,
    kind: page.kind,
    page_id: page.id,
    form_id: null,
    name,
    email,
    answers: [
      { key: 'name', label: 'Your name', value: name },
      { key: 'guests', label: 'Guests', value: String(60 + ((nth * 17) % 90)) },
      { key: 'style', label: 'Your colours, flowers, mood', value: 'White and green, a little wild; candles on long tables.' },
    ],
    wish: wishOf(name, email),
    lead_id: null,
    status: 'ok',
    spam_reason: '',
    spam_score: 0,
    ip_hash: `demo-${nth}`,
    utm: SOURCES[nth % SOURCES.length] ? { utm_source: SOURCES[nth % SOURCES.length] } : {},
    form_nonce: `demo-${page.id}-${nth}-${verdict.status ?? 'ok'}`,
    created_at: `${day}T16:00:00.000Z`,
    ...verdict,
  });
}

const wishOf = (name: string, email: string) => ({
  title: `${name}: Wedding flowers`,
  first_name: name.split(' ')[0] ?? '',
  last_name: name.split(' ').slice(1).join(' '),
  email,
  event_type: 'wedding',
  source: 'web_form',
  source_detail: 'Wedding flowers',
  form_answers: {},
});

const spam = (db: Db, { page, today }: Made): Promise<void> =>
  send(db, { page, nth: 13, day: addDays(today, -3), status: 'spam', spam_reason: '4 links in it.', spam_score: 80 });
