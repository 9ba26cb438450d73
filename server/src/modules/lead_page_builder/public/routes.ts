import type { operations } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import { reply, type Call, type Handlers } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { formAnswer } from '../../../platform/public-pages/form-answer';
import { askingFrom, type PageAsking } from '../../../platform/public-pages/page-asking';
import type { Tenant } from '../../auth_and_admin/api';
import { pictureIds } from '../pages/page-pictures';
import type { PageCards } from './card/page-cards';
import { cardFacts } from './card/shared-picture';
import { formToken } from './form-token';
import { slugOf, type PublicPages } from './pages';
import { pageAt, type SeenPage } from './scene';
import type { FormPost } from './submit';
import { countStart } from './visits.repository';

interface PublicParts {
  readonly platform: Platform;
  readonly publicPages: PublicPages;
  readonly post: FormPost;
  readonly cards: PageCards;
}

type PublicCall = Pick<Call, 'headers' | 'ip'> & {
  readonly query: { readonly t?: string | undefined; readonly embed?: string | undefined };
};

/** What strangers may call. Opens its own transactions, as the business that the address names. */
export function publicHandlers({ platform, publicPages, post, cards }: PublicParts) {
  const fresh = { 'cache-control': 'no-store' };
  const askedFor = (slug: string, { query, headers, ip }: PublicCall) => askingFrom({ name: slug, query, headers, ip });
  /** As the business that the address names; one answer for all that is not there. */
  const within = async <T>(
    asking: PageAsking & { readonly pageId?: number | undefined },
    work: (db: Db, at: { tenant: Tenant; seen: SeenPage }) => Promise<T>,
  ): Promise<T> => {
    const tenant = await publicPages.business(asking);
    if (!tenant) throw new AppError('lead_page_builder.no_business');
    return platform.db.withTenant({ tenantId: tenant.id, memberId: null }, async (db) => {
      const seen = await pageAt(db, platform, {
        slug: slugOf(asking),
        visitor: publicPages.visitor(asking, tenant).hash,
        locale: tenant.locale,
        ...(asking.pageId !== undefined && { pageId: asking.pageId }),
      });
      if (!seen) throw new AppError('not_found');
      return work(db, { tenant, seen });
    });
  };
  return {
    openPublicPage: async (call) => {
      const body = await within(askedFor(call.params.slug, call), async (_db, { tenant, seen: { slug, pageId, published, form } }) => ({
        slug,
        title: published.title,
        business: tenant.name,
        theme: published.theme,
        data: published.data,
        fields: form.fields,
        form_token: formToken(platform.signer, { tenantId: tenant.id, slug, pageId, now: platform.clock() }),
      }));
      return reply(body, { headers: fresh });
    },
    publicHint: async (call) => {
      const { date = '', guests, budget = '' } = call.query;
      const said = { date, guests: guests === undefined ? '' : String(guests), budget };
      return reply(await within(askedFor(call.params.slug, call), (db, at) => publicPages.hint(db, { ...at, said })), { headers: fresh });
    },
    publicPicture: async (call) => {
      const { fileId } = call.params;
      const { file, tenant } = await within(askedFor(call.params.slug, call), async (db, { tenant: of, seen }) => {
        if (seen.pageId === null || !pictureIds(seen.published.data).includes(fileId)) throw new AppError('not_found');
        const files = platform.api('records').of('lead_page_builder').files;
        const own = await files.list(db, { subject_type: 'page', subject_id: seen.pageId });
        if (!own.some(({ id }) => id === fileId)) throw new AppError('not_found');
        return { file: await files.open(db, fileId), tenant: of };
      });
      return platform.files.download(tenant.id, file, { inline: true });
    },
    publicCard: async (call) => {
      const { v, page } = call.query;
      const asking = { ...askedFor(call.params.slug, call), pageId: page };
      const order = await within(asking, (db, { tenant, seen: { pageId, published } }) =>
        cards.order(db, { tenantId: tenant.id, pageId, facts: cardFacts(published, tenant) }),
      );
      return cards.answer(order, v);
    },
    submitPublicPage: async (call) => formAnswer(await post.take(askedFor(call.params.slug, call), call.body)),
    trackVisit: async ({ body, headers, ip }) => {
      await within(askedFor(body.slug, { query: { t: body.t }, headers, ip }), (db, { tenant, seen }) =>
        countStart(db, { slug: seen.slug, visitor: publicPages.visitor({ headers, ip }, tenant).hash, day: publicPages.today(tenant) }),
      );
      return undefined;
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
