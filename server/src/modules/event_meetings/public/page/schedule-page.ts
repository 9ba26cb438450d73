import type { PublicType, SlotAnswer } from '@butterfly/contracts/event_meetings';
import { h, paragraphs, type Tree } from '@butterfly/contracts/public-pages';
import { moneyIn } from '../../../../platform/documents/money-in';
import { isAppError } from '../../../../platform/http/app-error';
import { siteAddress } from '../../../../platform/http/requests/site-address';
import type { Platform } from '../../../../platform/platform';
import type { Sent } from '../../../../platform/public-pages/form-answer';
import type { PageAnswer, PageAsking } from '../../../../platform/public-pages/page-asking';
import type { FrontDoor } from '../front-door';
import { refusalOf, wishOf, writtenIn, type FieldProblems } from './booking-form';
import { framed, nowhere } from './frame';
import { guestTree } from './guest-tree';
import { keptOf, pageState, wordsFor, type PageState } from './page-state';
import { hiddenFields, isDay, spanOf, timesTree, type Span } from './times-tree';

interface Returned {
  readonly status: number;
  readonly notice: string;
  readonly problems: FieldProblems;
  readonly values: Readonly<Record<string, string>>;
}

const NEW: Returned = { status: 200, notice: '', problems: {}, values: {} };

/** The page on which visitors book, as a whole document, and its form. */
export class SchedulePage {
  constructor(private readonly parts: { readonly platform: Platform; readonly door: FrontDoor }) {}

  async show(asking: PageAsking): Promise<PageAnswer> {
    const opened = await this.#open(asking);
    return opened ? this.#document(asking, { ...opened, back: NEW }) : notHere(asking);
  }

  /** Books, or shows the page again with what was written. */
  async take(asking: PageAsking, form: FormData): Promise<Sent> {
    const written = writtenIn(form);
    // What stood in the address of the page is in its form now.
    const at = { ...asking, query: { ...asking.query, ...only(written, ['tz', 'from', 'day', 'event_date', 'lang']) } };
    const opened = await this.#open(at);
    if (!opened) return { page: notHere(at) };
    const { words } = opened.state;
    const again = (back: Omit<Returned, 'values'>) => this.#document(at, { ...opened, back: { ...back, values: written } });
    const read = wishOf(form, words);
    if ('problems' in read) return { page: await again({ status: 422, notice: words.problems.missing, problems: read.problems }) };
    try {
      const { manage_path: path } = await this.parts.door.book(at.name, read.wish, at);
      const query = new URLSearchParams({ booked: '1', ...only(keptOf(opened.state), ['embed', 'lang']) });
      return { to: `${path}?${query}` };
    } catch (error) {
      return { page: await again({ status: 409, ...refusalOf(error, { words, written }) }) };
    }
  }

  async #open(asking: PageAsking): Promise<{ page: PublicType; state: PageState } | null> {
    const { door, platform } = this.parts;
    const page = await found(door.page(asking.name));
    const tenant = page && (await platform.api('auth_and_admin').tenantBySlug(asking.name.split('.')[0] ?? ''));
    if (!page || !tenant) return null;
    return { page, state: pageState(asking, { tenant, path: `/schedule/${asking.name}`, tz: page.tz }) };
  }

  async #document(asking: PageAsking, { page, state, back }: { page: PublicType; state: PageState; back: Returned }): Promise<PageAnswer> {
    const days = { firstDay: page.first_day, lastDay: page.last_day };
    const span = spanOf(state.query, days);
    const asked = state.query['event_date'] ?? '';
    const eventDay = page.asks_event_date && isDay(asked) ? asked : '';
    const { slots, instead } = await this.parts.door.slots(asking.name, {
      ...span,
      tz: state.tz,
      ...(eventDay && { event_date: eventDay }),
    });
    const card = h(
      'div',
      { class: 'bk-card' },
      timesTree({
        ...{ state, span, slots, ...days },
        day: state.query['day'] ?? '',
        picked: back.values['start_at'] ?? '',
        before: page.asks_event_date ? eventForm(state, { span, eventDay }) : null,
        instead: instead && fullDay(state, instead),
        problem: back.problems['start_at'] ?? '',
      }),
      instead ? null : guestTree({ state, page, ...back, action: formAddress(asking), hidden: hiddenOf(state, eventDay) }),
    );
    const site = siteAddress(this.parts.platform.env, { origin: undefined, host: asking.headers['host'] });
    return framed({
      ...{ asking, state, isEmbedded: state.isEmbedded },
      status: back.status,
      title: page.name,
      description: page.description.slice(0, 200),
      canonical: back.status === 200 ? `${site}${state.path}` : null,
      body: h('div', { class: 'bk-grid' }, headTree(page, state), card),
    });
  }
}

const formAddress = ({ name, query }: PageAsking): string =>
  `/api/event_meetings/public/${encodeURIComponent(name)}/form/${query['embed'] === '1' ? '?embed=1' : ''}`;

function hiddenOf(state: PageState, eventDay: string): Record<string, string> {
  const { event_date: _day, embed: _embed, ...kept } = keptOf(state);
  return { ...kept, ...(eventDay && { event_date: eventDay }) };
}

function headTree(page: PublicType, { words, locale }: PageState): Tree {
  const where = page.location_text || words.locations[page.location_kind];
  const facts = words.facts({ minutes: page.duration_min, where, hosts: page.hosts.join(', ') });
  const price = page.price && moneyIn(locale, page.price.currency)(page.price.cents);
  return h(
    'header',
    { class: 'bk-head' },
    h('p', { class: 'lp-eyebrow' }, page.business),
    h('h1', {}, page.name),
    h('p', { class: 'lp-lead' }, price ? `${facts} – ${price}` : facts),
    paragraphs(page.description),
  );
}

function eventForm(state: PageState, { span, eventDay }: { span: Span; eventDay: string }): Tree {
  const { words } = state;
  const { event_date: _day, ...kept } = keptOf(state);
  return h(
    'form',
    { class: 'bk-event', method: 'get', action: state.path },
    hiddenFields({ ...kept, ...(!state.isGuess && { tz: state.tz }), from: span.from }),
    h('label', { for: 'event-date' }, words.times.eventDay),
    h('input', {
      id: 'event-date',
      name: 'event_date',
      type: 'date',
      value: eventDay,
      'aria-describedby': 'event-hint',
      'data-key': 'event',
    }),
    h('button', { class: 'bk-plain', type: 'submit' }, words.times.show),
    h('small', { id: 'event-hint' }, words.times.eventDayHint),
  );
}

const fullDay = ({ words, isEmbedded }: PageState, { name, path }: NonNullable<SlotAnswer['instead']>): Tree =>
  h(
    'div',
    { class: 'bk-full', role: 'status' },
    h('strong', {}, words.times.full),
    h('a', { href: isEmbedded ? `${path}?embed=1` : path }, words.times.talkFirst(name)),
  );

function notHere(asking: PageAsking): PageAnswer {
  const { lang, words } = wordsFor(asking);
  return nowhere({ asking, lang, title: words.nowhere.page, text: words.nowhere.pageText });
}

/** Nothing, where there is none. */
export async function found<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

export const only = (values: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
