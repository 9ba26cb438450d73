import { flatBlocks, wordsOfPage, type Hint } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import { siteAddress } from '../../../platform/http/requests/site-address';
import type { Platform } from '../../../platform/platform';
import type { PageAnswer, PageAsking } from '../../../platform/public-pages/page-asking';
import { visitorLanguage } from '../../../platform/public-pages/page-language';
import { documentPolicy } from '../../../platform/public-pages/whole-document';
import { localDay } from '../../../platform/time/local-time';
import type { Tenant } from '../../auth_and_admin/api';
import { businessAsked, businessNamed } from './business';
import { nowhereDocument, publicDocument } from './document';
import { formToken, readThanks } from './form-token';
import { hintOfSaid, type Said } from './hints';
import { sharedPicture } from './card/shared-picture';
import { bodyOf, pageAt, thanksTree, type FoundPage, type SeenPage } from './scene';
import { countVisit } from './visits.repository';
import { referrerOf, utmIn, visitorOf, type Visitor } from './visitor';

/** The slug that an address names; one way of writing it. */
export const slugOf = ({ name }: Pick<PageAsking, 'name'>): string => name.toLowerCase();

/** How a form comes back. */
export interface ComesBack {
  readonly status: number;
  readonly notice: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly hidden: Readonly<Record<string, string>>;
  readonly hints: readonly string[];
}

const NEW_FORM = { status: 200, notice: '', problems: {}, values: {}, hints: [] } as const;

/** The pages that visitors see, as whole documents. */
export class PublicPages {
  constructor(private readonly platform: Platform) {}

  /** The page with an empty form; the visit is counted. */
  async show(asking: PageAsking): Promise<PageAnswer> {
    const tenant = await this.business(asking);
    if (!tenant) return nowhere(asking);
    return this.platform.db.withTenant({ tenantId: tenant.id, memberId: null }, async (db) => {
      const visitor = this.visitor(asking, tenant);
      const seen = await pageAt(db, this.platform, { slug: slugOf(asking), visitor: visitor.hash, locale: tenant.locale });
      if (!seen) return nowhere(asking);
      if (!visitor.isBot) await this.#count(db, { asking, tenant, visitor, seen });
      return this.document(asking, { tenant, seen, back: { ...NEW_FORM, hidden: utmIn(Object.entries(asking.query)) } });
    });
  }

  /** What somebody sees who has just sent the form. */
  async thanks(asking: PageAsking): Promise<PageAnswer> {
    const tenant = await this.business(asking);
    const said = readThanks(this.platform.signer, asking.query['s'] ?? '');
    if (!tenant || said?.tenantId !== tenant.id || said.slug !== slugOf(asking)) return nowhere(asking);
    return this.platform.db.withTenant({ tenantId: tenant.id, memberId: null }, async (db) => {
      const seen = await pageAt(db, this.platform, {
        slug: slugOf(asking),
        visitor: this.visitor(asking, tenant).hash,
        locale: tenant.locale,
      });
      if (!seen) return nowhere(asking);
      const { lines } = await this.hint(db, { tenant, seen, said });
      return this.#answer(asking, {
        tenant,
        seen,
        status: 200,
        isHidden: true,
        body: thanksTree({ hints: lines, meeting: seen.meeting, redirect: '', words: wordsOfPage(tenant.locale).words.thanks }),
      });
    });
  }

  hint(db: Db, { tenant, seen, said }: { tenant: Tenant; seen: FoundPage; said: Said }): Promise<Hint> {
    return hintOfSaid(db, this.platform, { tenant, kind: seen.published.kind, form: seen.form, said });
  }

  /** The page with its form in some state, and a token for the next time it is sent. */
  document(asking: PageAsking, { tenant, seen, back }: { tenant: Tenant; seen: SeenPage; back: ComesBack }): PageAnswer {
    const { status, ...state } = back;
    const token = formToken(this.platform.signer, {
      tenantId: tenant.id,
      slug: seen.slug,
      pageId: seen.pageId,
      now: this.platform.clock(),
    });
    return this.#answer(asking, {
      tenant,
      seen,
      status,
      isHidden: false,
      body: bodyOf(seen, { tenant, state: { ...state, token }, isEmbedded: asking.query['embed'] === '1' }),
    });
  }

  business({ query, headers, sessionToken }: PageAsking): Promise<Tenant | null> {
    return businessAsked(this.platform, { t: query['t'], host: headers['host'], sessionToken });
  }

  /** As `business`; whoever asks has to ask `hasLeadPages` as well, in a transaction that they open anyway. */
  named({ query, headers, sessionToken }: PageAsking): Promise<Tenant | null> {
    return businessNamed(this.platform, { t: query['t'], host: headers['host'], sessionToken });
  }

  visitor({ headers, ip }: Pick<PageAsking, 'headers' | 'ip'>, tenant: Tenant): Visitor {
    return visitorOf(this.platform.signer, { ip, agent: headers['user-agent'], day: this.today(tenant), tenantId: tenant.id });
  }

  today({ tz }: Tenant): string {
    return localDay(this.platform.clock(), tz);
  }

  #answer(
    asking: PageAsking,
    parts: { tenant: Tenant; seen: SeenPage; status: number; isHidden: boolean; body: ReturnType<typeof bodyOf> },
  ): PageAnswer {
    const { tenant, seen, status, isHidden, body } = parts;
    const { slug, published, form } = seen;
    const isEmbedded = asking.query['embed'] === '1';
    const site = siteAddress(this.platform.env, { origin: undefined, host: asking.headers['host'] });
    const keyOf = (target: string) => form.fields.find(({ lead_field }) => lead_field === target)?.key ?? '';
    const html = publicDocument({
      tenant,
      theme: published.theme,
      title: published.seo.title || `${published.title} – ${tenant.name}`,
      description: published.seo.description || heroText(seen),
      nonce: asking.nonce,
      slug,
      address: `${site}/public/${slug}?t=${tenant.slug}`,
      picture: sharedPicture(seen, { tenant, site }),
      isEmbedded,
      isHidden,
      hintFields: { date: keyOf('event_date'), guests: keyOf('guest_count'), budget: keyOf('budget') },
      body,
    });
    return { status, html, policy: documentPolicy(asking.nonce, { isEmbedded, leadsTo: published.redirect_url }), isEmbedded };
  }

  async #count(
    db: Db,
    { asking, tenant, visitor, seen }: { asking: PageAsking; tenant: Tenant; visitor: Visitor; seen: SeenPage },
  ): Promise<void> {
    const { headers, query } = asking;
    await countVisit(db, {
      slug: seen.slug,
      pageId: seen.pageId,
      visitor: visitor.hash,
      day: this.today(tenant),
      phone: visitor.phone,
      source: utmIn(Object.entries(query))['utm_source'] ?? '',
      referrer: referrerOf(headers['referer'], headers['host']),
    });
  }
}

const nowhere = ({ nonce, headers }: PageAsking): PageAnswer => ({
  status: 404,
  html: nowhereDocument({ nonce, lang: visitorLanguage({ chosen: undefined, acceptLanguage: headers['accept-language'], locale: 'en' }) }),
  policy: documentPolicy(nonce, { isEmbedded: false }),
  isEmbedded: false,
});

const heroText = ({ published }: SeenPage): string =>
  flatBlocks(published.data)
    .flatMap((block) => (block.type === 'hero' ? [block.props.text] : []))[0]
    ?.slice(0, 200) ?? '';
