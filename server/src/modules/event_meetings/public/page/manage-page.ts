import { LIVE, type Managed } from '@butterfly/contracts/event_meetings';
import { h, type Tree } from '@butterfly/contracts/public-pages';
import { isAppError } from '../../../../platform/http/app-error';
import type { Platform } from '../../../../platform/platform';
import { textIn, type Sent } from '../../../../platform/public-pages/form-answer';
import type { PageAnswer, PageAsking } from '../../../../platform/public-pages/page-asking';
import { managePath } from '../../bookings/link';
import { momentText } from '../../bookings/mails';
import type { FrontDoor } from '../front-door';
import { refusalOf, writtenIn } from './booking-form';
import { framed, nowhere } from './frame';
import { addressWith, pageState, wordsFor, type PageState } from './page-state';
import { found, only } from './schedule-page';
import { hiddenFields, spanOf, timesTree } from './times-tree';

interface Opened {
  readonly meeting: Managed;
  readonly state: PageState;
}

/** Why a change came back; empty: it did not. */
interface Returned {
  readonly status: number;
  readonly notice: string;
  readonly picked: string;
}

const NEW: Returned = { status: 200, notice: '', picked: '' };

/** The page of a visitor's link: their meeting, another time for it, or none. */
export class ManagePage {
  constructor(private readonly parts: { readonly platform: Platform; readonly door: FrontDoor }) {}

  async show(asking: PageAsking): Promise<PageAnswer> {
    const opened = await this.#open(asking);
    return opened ? this.#document(asking, { ...opened, back: NEW }) : notHere(asking);
  }

  /** Moves or cancels, or shows the page again. */
  async take(asking: PageAsking, form: FormData): Promise<Sent> {
    const written = writtenIn(form);
    const step = textIn(form, 'action') === 'cancel' ? 'cancel' : 'move';
    const at = { ...asking, query: { ...only(written, ['tz', 'from', 'day', 'lang']), step } };
    const opened = await this.#open(at);
    if (!opened) return { page: notHere(at) };
    const { words, tz } = opened.state;
    const picked = textIn(form, 'start_at');
    const again = (status: number, notice: string) => this.#document(at, { ...opened, back: { status, notice, picked } });
    if (step === 'move' && Number.isNaN(Date.parse(picked))) return { page: await again(422, words.problems.time) };
    const reason = textIn(form, 'reason').replace(/\s+/g, ' ').trim().slice(0, 500);
    const wish =
      step === 'cancel'
        ? { action: 'cancel' as const, reason }
        : { action: 'reschedule' as const, start_at: new Date(picked).toISOString(), tz };
    try {
      await this.parts.door.change(byLink(at), wish);
    } catch (error) {
      // Somebody else has changed it meanwhile: the page shows what became of it.
      if (isAppError(error) && error.code === 'invalid_transition') return { to: managePath(at.name) };
      return { page: await again(409, refusalOf(error, { words, written }).notice) };
    }
    const query = new URLSearchParams(only(written, ['lang'])).toString();
    return { to: query === '' ? managePath(at.name) : `${managePath(at.name)}?${query}` };
  }

  async #open(asking: PageAsking): Promise<Opened | null> {
    const meeting = await found(this.parts.door.open(byLink(asking)));
    const business = meeting?.book_path.split('/').at(-1)?.split('.')[0] ?? '';
    const tenant = meeting && (await this.parts.platform.api('auth_and_admin').tenantBySlug(business));
    if (!meeting || !tenant) return null;
    return { meeting, state: pageState(asking, { tenant, path: managePath(asking.name), tz: meeting.visitor_tz }) };
  }

  async #document(asking: PageAsking, { meeting, state, back }: Opened & { readonly back: Returned }): Promise<PageAnswer> {
    const { words, query } = state;
    const isBooked = query['booked'] === '1' && LIVE.includes(meeting.status);
    // In a page of others it says that it is booked, and nothing can be pressed there.
    const isEmbedded = state.isEmbedded && isBooked;
    return framed({
      ...{ asking, state, isEmbedded },
      status: back.status,
      title: meeting.title,
      description: '',
      canonical: null,
      body: [
        h('p', { class: 'lp-eyebrow' }, meeting.business),
        isBooked ? bookedTree(meeting, state) : h('h1', {}, meeting.title),
        isBooked ? null : whenTree(meeting, state),
        back.notice === '' ? null : h('p', { class: 'lp-notice', role: 'alert' }, back.notice),
        LIVE.includes(meeting.status) && !meeting.may_change && !isBooked
          ? h('p', { class: 'lp-notice' }, words.refusals['event_meetings.too_late'])
          : null,
        await this.#step(asking, { meeting, state, back, isEmbedded, isBooked }),
      ],
    });
  }

  async #step(
    asking: PageAsking,
    { meeting, state, back, isEmbedded, isBooked }: Opened & { back: Returned; isEmbedded: boolean; isBooked: boolean },
  ): Promise<Tree> {
    const { words, query, path } = state;
    const isOn = LIVE.includes(meeting.status);
    if (!isOn) return h('p', { class: 'bk-actions' }, h('a', { class: 'lp-button', href: meeting.book_path }, words.manage.bookAnother));
    const step = meeting.may_change ? query['step'] : undefined;
    if (step === 'move') return this.#move(asking, { meeting, state, back });
    if (step === 'cancel') return cancelTree(asking, state);
    const target = isEmbedded ? '_blank' : null;
    const calendar = `/api/event_meetings/public/manage/${encodeURIComponent(asking.name)}/invite.ics/`;
    const to = (name: string, text: string) => h('a', { class: 'bk-plain', href: addressWith(state, { step: name }) }, text);
    return h(
      'p',
      { class: 'bk-actions' },
      h('a', { class: 'lp-button', href: calendar, target }, words.done.calendar),
      isBooked ? h('a', { href: path, target }, words.done.change) : null,
      !isBooked && meeting.may_change ? [to('move', words.manage.otherTime), to('cancel', words.manage.cancel)] : null,
    );
  }

  async #move(asking: PageAsking, { meeting, state, back }: Opened & { readonly back: Returned }): Promise<Tree> {
    const { words, tz } = state;
    const days = { firstDay: meeting.first_day, lastDay: meeting.last_day };
    const span = spanOf(state.query, days);
    const { slots } = await this.parts.door.managedTimes(byLink(asking), { ...span, tz });
    const moving = { ...state, query: { ...state.query, step: 'move' } };
    return h(
      'section',
      { class: 'bk-move', 'aria-label': words.manage.otherTime },
      timesTree({
        ...{ state: moving, span, slots, ...days },
        day: state.query['day'] ?? '',
        picked: back.picked,
        before: null,
        instead: null,
        problem: '',
      }),
      h(
        'form',
        { id: 'book', class: 'lp-send', method: 'post', action: formAddress(asking), enctype: 'multipart/form-data' },
        hiddenFields({ action: 'reschedule', ...only(state.query, ['lang']) }),
        h('button', { class: 'lp-button', type: 'submit' }, words.manage.move),
        h('a', { href: state.path }, words.manage.back),
      ),
    );
  }
}

const byLink = ({ name, headers, ip }: PageAsking) => ({ params: { token: name }, headers, ip });
const formAddress = ({ name }: PageAsking): string => `/api/event_meetings/public/manage/${encodeURIComponent(name)}/form/`;

const whenText = ({ start_at: at }: Managed, { tz, locale }: PageState): string =>
  `${momentText(at, { tz, locale })} (${tz.replace(/_/g, ' ')})`;
const whereText = (meeting: Managed, { words }: PageState): string => meeting.location_text || words.locations[meeting.location_kind];

function bookedTree(meeting: Managed, state: PageState): Tree {
  const { done } = state.words;
  const isAsked = meeting.status === 'pending';
  return [
    h('div', { role: 'status' }, h('h1', {}, isAsked ? done.asked : done.booked)),
    h('p', { class: 'lp-lead' }, `${meeting.title}, ${whenText(meeting, state)}`),
    h('p', {}, isAsked ? done.askedText : done.bookedText),
  ];
}

function whenTree(meeting: Managed, state: PageState): Tree {
  const { words } = state;
  return [
    h('p', { class: 'lp-lead', role: 'status' }, `${words.statuses[meeting.status]}: ${whenText(meeting, state)}`),
    h('p', {}, words.manage.forWhom({ name: meeting.name, hosts: meeting.hosts.join(', '), where: whereText(meeting, state) })),
  ];
}

function cancelTree(asking: PageAsking, state: PageState): Tree {
  const { manage } = state.words;
  return h(
    'form',
    { class: 'lp-form bk-cancel', method: 'post', action: formAddress(asking), enctype: 'multipart/form-data' },
    hiddenFields({ action: 'cancel', ...only(state.query, ['lang']) }),
    h(
      'div',
      { class: 'lp-field' },
      h('label', { for: 'reason' }, manage.why),
      h('input', { id: 'reason', name: 'reason', maxlength: 500, autocomplete: 'off' }),
    ),
    h(
      'div',
      { class: 'lp-send' },
      h('button', { class: 'lp-button', type: 'submit' }, manage.cancelMine),
      h('a', { href: state.path }, manage.back),
    ),
  );
}

function notHere(asking: PageAsking): PageAnswer {
  const { lang, words } = wordsFor(asking);
  return nowhere({ asking, lang, title: words.nowhere.link, text: words.nowhere.linkText });
}
