import {
  defaultPage,
  defaultTitle,
  formTree,
  pageTree,
  wordsOfPage,
  flatBlocks,
  type FormScene,
  type PageWords,
} from '@butterfly/contracts/lead_page_builder';
import { h, type Tree } from '@butterfly/contracts/public-pages';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { Tenant } from '../../auth_and_admin/api';
import type { BookableMeeting } from '../../event_meetings/api';
import { formOf, type UsedForm } from '../forms/service';
import { pages, publishedAt, type Published } from '../repository';
import { budgetChoices } from './hints';
import { takesSecond } from './visitor';

/** A page as one visitor sees it. */
export interface SeenPage {
  readonly slug: string;
  /** Null: the one of the suite, that nobody has set up. */
  readonly pageId: number | null;
  readonly published: Published;
  readonly form: UsedForm;
  readonly meeting: BookableMeeting | undefined;
}

/** The same, for what does not lead to a meeting. */
export type FoundPage = Omit<SeenPage, 'meeting'>;

interface Address {
  readonly slug: string;
  readonly visitor: string;
  readonly locale: string;
  /** The one a form was opened on. */
  readonly pageId?: number | null;
}

const BUILT_IN = ['wedding', 'event'] as const;

/** In the language of the business, as its form is. */
function builtIn(slug: string, locale: string): Published | null {
  const { language } = wordsOfPage(locale);
  const kind = BUILT_IN.find((word) => word === slug);
  return kind
    ? {
        title: defaultTitle(kind, language),
        kind,
        theme: 'garden',
        seo: { title: '', description: '' },
        data: defaultPage(kind, language),
        form_id: null,
        redirect_url: '',
      }
    : null;
}

/** What stands at an address: a page of the business, one of its variants, or that of the suite. */
export async function pageAt(db: Db, platform: Pick<Platform, 'api' | 'ports'>, address: Address): Promise<SeenPage | null> {
  const found = await findPage(db, address);
  return found && withMeeting(db, platform, found);
}

/** Where the page leads whoever wants to talk first. */
export async function withMeeting(db: Db, platform: Pick<Platform, 'api' | 'ports'>, found: FoundPage): Promise<SeenPage> {
  return { ...found, meeting: await meetingFor(db, platform, found.form) };
}

/** As `pageAt`. Visitors of a page ask for the same: it is kept until it is published anew. */
export async function findPage(db: Db, { slug, visitor, locale, pageId }: Address): Promise<FoundPage | null> {
  const candidates = await candidatesAt(db, slug);
  const chosen = candidates.find(({ id }) => id === pageId) ?? (candidates[1] && takesSecond(visitor) ? candidates[1] : candidates[0]);
  const published = chosen?.published ?? builtIn(slug, locale);
  if (!published) return null;
  return { slug, pageId: chosen?.id ?? null, published, form: await formOf(db, { ...published, locale }) };
}

/** Addresses where nothing was found are not kept: there are as many as anybody makes up. */
async function candidatesAt(db: Db, slug: string): ReturnType<typeof publishedAt> {
  const kept = db.kept<Awaited<ReturnType<typeof publishedAt>>>({ key: `lead_page_builder.page ${slug}`, tables: [pages.name] });
  if (kept?.answer !== undefined) return kept.answer;
  const found = await publishedAt(db, slug);
  if (found.length > 0 || BUILT_IN.some((word) => word === slug)) kept?.keep(found);
  return found;
}

/** The meeting a form leads to; undefined: none can be booked. */
export async function meetingFor(
  db: Db,
  { api, ports }: Pick<Platform, 'api' | 'ports'>,
  { booking_slug }: Pick<UsedForm, 'booking_slug'>,
): Promise<BookableMeeting | undefined> {
  if (!(await ports.enablement?.enabledIn(db, 'event_meetings'))) return undefined;
  const meetings = await api('event_meetings').bookable(db);
  return meetings.find(({ slug }) => slug === booking_slug) ?? meetings[0];
}

/** Where a picture of a page is, for visitors. */
export const pictureHref = ({ slug, tenant }: { slug: string; tenant: Tenant }, id: number): string =>
  `/api/lead_page_builder/public/${slug}/pictures/${id}/?t=${tenant.slug}`;

type FormState = Pick<FormScene, 'hidden' | 'hints' | 'notice' | 'problems' | 'token' | 'values'>;

/** The page with its form in one state. A page without a form block has it at its end. */
export function bodyOf(seen: SeenPage, { tenant, state, isEmbedded }: { tenant: Tenant; state: FormState; isEmbedded: boolean }): Tree {
  const { slug, published, form, meeting } = seen;
  const { words } = wordsOfPage(tenant.locale);
  const block = flatBlocks(published.data).find(({ type }) => type === 'form');
  const tree = formTree({
    action: `/api/lead_page_builder/public/${slug}/submit/?t=${tenant.slug}${isEmbedded ? '&embed=1' : ''}`,
    fields: form.fields,
    budgets: budgetChoices(tenant),
    consent: form.consent_text,
    button: block?.type === 'form' ? block.props.button : '',
    showsHints: form.shows_hints,
    words: words.form,
    ...state,
  });
  const scene = {
    business: tenant.name,
    form: tree,
    bookingHref: meeting?.path ?? null,
    words: words.page,
    pictureHref: (id: number) => pictureHref({ slug, tenant }, id),
  };
  const page = pageTree(published.data, scene);
  return block ? page : [page, h('section', { class: 'lp-block lp-ask', id: 'form' }, h('div', { class: 'lp-inner' }, tree))];
}

/** What follows when it was sent. */
export function thanksTree({
  hints,
  meeting,
  redirect,
  words,
}: {
  hints: readonly string[];
  meeting: BookableMeeting | undefined;
  redirect: string;
  words: PageWords['thanks'];
}): Tree {
  return h(
    'section',
    { class: 'lp-block lp-thanks' },
    h(
      'div',
      { class: 'lp-inner', role: 'status' },
      h('p', { class: 'lp-eyebrow' }, words.eyebrow),
      h('h1', {}, words.title),
      h('p', { class: 'lp-lead' }, words.text),
      hints.length === 0
        ? null
        : h(
            'div',
            { class: 'lp-hints' },
            hints.map((line) => h('p', {}, line)),
          ),
      h(
        'p',
        {},
        meeting ? h('a', { class: 'lp-button', href: meeting.path }, words.time(meeting.name)) : null,
        redirect === '' ? null : h('a', { class: 'lp-jump', href: redirect }, words.goOn),
      ),
    ),
  );
}
