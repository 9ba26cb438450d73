import { compareVariants, defaultTitle, wordsOfPage, type Overview, type Stats } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { publicPath } from '../pages/service';
import { pages } from '../repository';
import { countsByDay, countsByPage, countsBySlug, countsBySource, recentLeads, spamCount, variantsOf } from './repository';

const MOST_SHOWN = 50;

/** What every address brought in thirty days, and who waits. */
export async function overviewOf(db: Db, { api, clock }: Pick<Platform, 'api' | 'clock'>): Promise<Overview> {
  const tenant = await api('auth_and_admin').tenant(db);
  const recent = await recentLeads(db, clock());
  const open = new Set(
    await api('tenant_crm').unanswered(
      db,
      recent.map(({ lead_id }) => lead_id),
    ),
  );
  return {
    slugs: await countsBySlug(db, localDay(clock(), tenant.tz)),
    waiting: recent.filter(({ lead_id }) => open.has(lead_id)).slice(0, MOST_SHOWN),
    spam: await spamCount(db),
    embed: `<script src="/public/embed.js" data-studio="${tenant.slug}" data-page="wedding" async></script>`,
    built_in: (['wedding', 'event'] as const).map((slug) => ({
      slug,
      title: defaultTitle(slug, wordsOfPage(tenant.locale).language),
      public_path: publicPath(tenant.slug, slug),
    })),
  };
}

/** Of a page and its variant together, and of each alone. */
export async function statsOf(db: Db, { id, api, clock }: { id: number } & Pick<Platform, 'api' | 'clock'>): Promise<Stats> {
  const page = await pages.read(db, id);
  const { tz, currency } = await api('auth_and_admin').tenant(db);
  const variants = await variantsOf(db, page.variant_of_id ?? id);
  const pageIds = variants.map((variant) => variant.id);
  const counts = await countsByPage(db, pageIds);
  const countOf = (of: number) => counts.find((count) => count.id === of) ?? { visits: 0, started: 0, sent: 0, phones: 0 };
  const sum = (of: 'phones' | 'sent' | 'started' | 'visits') => counts.reduce((total, count) => total + count[of], 0);
  const [visits, started, sent] = [sum('visits'), sum('started'), sum('sent')];
  const [a, b] = variants;
  return {
    visits,
    started,
    sent,
    phones: sum('phones'),
    conversion_bps: visits === 0 ? null : Math.round((sent * 10_000) / visits),
    cost_per_lead_cents: page.spend_cents === 0 || sent === 0 ? null : Math.round(page.spend_cents / sent),
    currency,
    days: await countsByDay(db, { pageIds, today: localDay(clock(), tz), tz }),
    sources: await countsBySource(db, pageIds),
    variants: variants.map((variant, at) => {
      const { phones: _phones, ...count } = countOf(variant.id);
      return { ...count, id: variant.id, title: variant.title, is_b: at === 1 };
    }),
    test: a && b ? compareVariants(countOf(a.id), countOf(b.id)) : null,
  };
}
