import { wordsOfPage } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { networkHash } from '../../../platform/http/network-hash';
import { siteAddress } from '../../../platform/http/requests/site-address';
import type { Platform } from '../../../platform/platform';
import { textIn, type Sent } from '../../../platform/public-pages/form-answer';
import type { PageAsking } from '../../../platform/public-pages/page-asking';
import type { Tenant } from '../../auth_and_admin/api';
import { sentBefore, submissions } from '../repository';
import type { Arriving, KeptPicture, SubmissionService } from '../submissions/service';
import { answersOf, picturesIn, problemsOf, targetOf, writtenInto, type Written } from './answers';
import { hasLeadPages } from './business';
import { readFormToken, thanksToken, type ReadToken } from './form-token';
import { budgetText } from './hints';
import { wishOf } from './inquiry';
import { slugOf, type ComesBack, type PublicPages } from './pages';
import { findPage, withMeeting, type FoundPage, type SeenPage } from './scene';
import { judge } from './spam';
import { utmIn } from './visitor';

interface Filled {
  readonly asking: PageAsking;
  readonly tenant: Tenant;
  readonly seen: FoundPage;
  readonly form: FormData;
  readonly written: Written;
  readonly token: ReadToken;
}

/** Where a form comes from, and what is known of it before its page is. */
type Came = Pick<Filled, 'asking' | 'form' | 'tenant' | 'token'>;
type Before = Awaited<ReturnType<typeof sentBefore>>;

/** What happens when a form is sent. */
export class FormPost {
  constructor(private readonly parts: { readonly platform: Platform; readonly pages: PublicPages; readonly service: SubmissionService }) {}

  /** @throws AppError `lead_page_builder.no_business`, `not_found` */
  async take(asking: PageAsking, form: FormData): Promise<Sent> {
    const { platform, pages } = this.parts;
    const tenant = await pages.named(asking);
    if (!tenant) throw new AppError('lead_page_builder.no_business');
    const token = readFormToken(platform.signer, {
      token: textIn(form, 'form_token'),
      tenantId: tenant.id,
      slug: slugOf(asking),
      now: platform.clock(),
    });
    const { filled, back, isKept } = await this.#in(tenant, (db) => this.#read(db, { asking, tenant, form, token }));
    if (back) return { page: pages.document(asking, { tenant, ...back }) };
    if (!isKept) {
      const pictures = await this.#pictures(filled);
      await this.#in(tenant, async (db) => this.#keep(db, { ...filled, pictures, before: await this.#sentBefore(db, filled) }));
    }
    return { to: this.#next(filled) };
  }

  /** Most forms are kept in the transaction that reads their page; pictures are taken in outside of any, before they are. */
  async #read(db: Db, sent: Came): Promise<{ filled: Filled; back: { seen: SeenPage; back: ComesBack } | null; isKept: boolean }> {
    const [isOn, seen, before] = await Promise.all([
      hasLeadPages(db, this.parts.platform),
      this.#seen(db, sent),
      this.#sentBefore(db, sent),
    ]);
    if (!isOn) throw new AppError('lead_page_builder.no_business');
    if (!seen) throw new AppError('not_found');
    const filled = { ...sent, seen, written: writtenInto(seen.form.fields, sent.form) };
    const back = await this.#comesBack(db, filled);
    const isKept = back === null && picturesIn(seen.form.fields, sent.form).length === 0;
    if (isKept) await this.#keep(db, { ...filled, pictures: [], before });
    return { filled, back: back && { seen: await withMeeting(db, this.parts.platform, seen), back }, isKept };
  }

  #seen(db: Db, { asking, tenant, token }: Came): Promise<FoundPage | null> {
    const visitor = this.parts.pages.visitor(asking, tenant).hash;
    const opened = token.state === 'outdated' ? {} : { pageId: token.pageId };
    return findPage(db, { slug: slugOf(asking), visitor, locale: tenant.locale, ...opened });
  }

  /** One form at a time: what is sent twice at once becomes one submission. Null: nothing can be kept of it. */
  async #sentBefore(db: Db, { asking, tenant, form, token }: Came): Promise<Before | null> {
    if (token.state === 'outdated' || textIn(form, 'step') === 'check') return null;
    db.later(`select pg_advisory_xact_lock($1::int, hashtext('lead_page_builder.form/' || $2))`, [db.tenantId, token.nonce]);
    return sentBefore(db, { nonce: token.nonce, ipHash: this.#networkOf(asking, tenant), now: this.parts.platform.clock() });
  }

  #networkOf({ ip }: PageAsking, { id }: Tenant): string {
    return networkHash(this.parts.platform.signer, { ip, tenantId: id });
  }

  /** What is asked again before anything is kept; null: nothing. */
  async #comesBack(db: Db, filled: Filled): Promise<ComesBack | null> {
    const { tenant, seen, form, written, token } = filled;
    const words = wordsOfPage(tenant.locale).words.problems;
    if (textIn(form, 'step') === 'check') return this.#again(db, filled, { status: 200, notice: '', problems: {} });
    // Who fell into the trap is thanked: the next try of a machine would be a better one.
    if (textIn(form, 'website') !== '' && token.state !== 'outdated') return null;
    const problems = problemsOf(seen.form.fields, { written, words });
    if (Object.keys(problems).length > 0) return this.#again(db, filled, { status: 422, notice: '', problems });
    if (token.state === 'good') return null;
    return this.#again(db, filled, { status: 409, notice: token.state === 'hasty' ? words.hasty : words.outdated, problems: {} });
  }

  /** The form as it was written; its hints are asked for only now, since most forms do not come back. */
  async #again(db: Db, filled: Filled, how: Pick<ComesBack, 'status' | 'notice' | 'problems'>): Promise<ComesBack> {
    const { tenant, seen, written } = filled;
    const { hidden, said } = this.#around(filled);
    const { lines: hints } = await this.parts.pages.hint(db, { tenant, seen, said });
    return { ...how, values: written, hidden, hints };
  }

  #around({ form, seen, written }: Filled) {
    const of = (target: 'budget' | 'event_date' | 'guest_count') => targetOf(seen.form.fields, written, target);
    return { hidden: utmIn(form.entries()), said: { date: of('event_date'), guests: of('guest_count'), budget: of('budget') } };
  }

  /** Before the transaction; what is no picture is left behind. */
  async #pictures({ tenant, seen, form }: Filled): Promise<KeptPicture[]> {
    if (textIn(form, 'website') !== '') return [];
    const kept: KeptPicture[] = [];
    for (const file of picturesIn(seen.form.fields, form)) {
      const stored = await this.parts.platform.files.put(tenant.id, new Uint8Array(await file.arrayBuffer()));
      if (stored.type.startsWith('image/')) kept.push({ stored, name: file.name || 'Picture' });
    }
    return kept;
  }

  async #keep(
    db: Db,
    { before, pictures, ...filled }: Filled & { readonly before: Before | null; readonly pictures: readonly KeptPicture[] },
  ): Promise<void> {
    const { asking, tenant, seen, form, written, token } = filled;
    if (token.state === 'outdated' || before === null || before.is_known) return;
    const { platform, service } = this.parts;
    const answers = answersOf(seen.form.fields, written, (value) => budgetText(tenant, value));
    const wish = wishOf({ kind: seen.published.kind, title: seen.published.title, fields: seen.form.fields, written, answers });
    const verdict = judge({ trap: textIn(form, 'website'), texts: answers.map(({ value }) => value), fromThere: before.from_there });
    const values: Arriving = {
      slug: seen.slug,
      kind: seen.published.kind,
      page_id: seen.pageId,
      form_id: seen.published.form_id,
      name: targetOf(seen.form.fields, written, 'name'),
      email: wish.email,
      answers,
      wish,
      spam_reason: verdict.reason,
      spam_score: verdict.score,
      ip_hash: this.#networkOf(asking, tenant),
      utm: this.#around(filled).hidden,
      form_nonce: token.nonce,
      created_at: platform.clock().toISOString(),
    };
    if (verdict.reason !== '') return void (await submissions.insert(db, { ...values, lead_id: null, status: 'spam' }));
    const site = siteAddress(platform.env, { origin: asking.headers['origin'], host: asking.headers['host'] });
    await service.keep(db, { values, wish, pictures, site });
  }

  #next(filled: Filled): string {
    const { asking, tenant, seen } = filled;
    if (seen.published.redirect_url !== '') return seen.published.redirect_url;
    const s = thanksToken(this.parts.platform.signer, { tenantId: tenant.id, slug: seen.slug, ...this.#around(filled).said });
    const query = new URLSearchParams({ t: tenant.slug, s, ...(asking.query['embed'] === '1' && { embed: '1' }) });
    return `/public/${seen.slug}/thanks?${query}`;
  }

  #in<T>({ id }: Tenant, work: (db: Parameters<Parameters<Platform['db']['withTenant']>[1]>[0]) => Promise<T>): Promise<T> {
    return this.parts.platform.db.withTenant({ tenantId: id, memberId: null }, work) as Promise<T>;
  }
}
