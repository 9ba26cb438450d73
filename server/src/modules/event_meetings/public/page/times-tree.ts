import { addDays } from '@butterfly/contracts/days';
import { h, type Tree } from '@butterfly/contracts/public-pages';
import { localDay } from '../../../../platform/time/local-time';
import { addressWith, keptOf, type PageState } from './page-state';

/** Four weeks stand on a page. */
const PAGE_DAYS = 28;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface Times {
  readonly state: PageState;
  readonly span: Span;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly slots: readonly string[];
  /** The day that was chosen, if it has times. */
  readonly day: string;
  readonly picked: string;
  /** What stands between the zone and the days, such as the day of the event. */
  readonly before: Tree;
  /** What is offered instead of times. */
  readonly instead: Tree;
  readonly problem: string;
}

/** The weeks that an address asks for, as far as times are offered. */
export function spanOf(query: Readonly<Record<string, string>>, { firstDay, lastDay }: { firstDay: string; lastDay: string }): Span {
  const asked = query['from'] ?? '';
  const from = isDay(asked) && asked >= firstDay && asked <= lastDay ? asked : firstDay;
  const to = addDays(from, PAGE_DAYS - 1);
  return { from, to: to > lastDay ? lastDay : to };
}

export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** A zone, a day and a time of it: links and radio buttons, of the form `book`. The script puts a newer one in its place as a whole. */
export function timesTree(times: Times): Tree {
  const { state, before, instead } = times;
  return h(
    'section',
    { id: 'times', class: 'bk-times', 'data-zone': state.tz, 'data-guess': state.isGuess, tabindex: '-1' },
    before,
    zoneForm(times),
    instead ?? [weekLinks(times), dayAndTimes(times)],
  );
}

function zoneForm({ state, span, day }: Times): Tree {
  const { words, tz } = state;
  const zones = [...new Set([tz, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return h(
    'form',
    { class: 'bk-zone', method: 'get', action: state.path, 'data-now': true },
    hiddenFields({ ...keptOf(state), from: span.from, ...(day !== '' && { day }) }),
    h('label', { for: 'zone' }, words.times.zone),
    h(
      'select',
      { id: 'zone', name: 'tz', 'data-key': 'zone' },
      zones.map((zone) => h('option', { value: zone.includes('_') ? zone : null, selected: zone === tz }, zone.replace(/_/g, ' '))),
    ),
    h('button', { class: 'bk-plain', type: 'submit', 'data-plain': true }, words.times.show),
  );
}

function weekLinks({ state, span, firstDay, lastDay }: Times): Tree {
  const [earlier, later] = [addDays(span.from, -PAGE_DAYS), addDays(span.from, PAGE_DAYS)];
  const isFirst = span.from <= firstDay;
  if (isFirst && later > lastDay) return null;
  const link = (from: string, text: string) => h('a', { class: 'bk-plain', href: addressWith(state, { from }), 'data-key': text }, text);
  return h(
    'p',
    { class: 'bk-weeks' },
    isFirst ? null : link(earlier < firstDay ? firstDay : earlier, state.words.times.earlier),
    later > lastDay ? null : link(later, state.words.times.later),
  );
}

function dayAndTimes(times: Times): Tree {
  const { state, slots, span } = times;
  const { words, tz, locale } = state;
  const days = byDay(slots, tz);
  const day = days.has(times.day) ? times.day : ([...days.keys()][0] ?? null);
  if (day === null) return h('p', { class: 'bk-none', role: 'status' }, words.times.none);
  const name = dayText(day, locale);
  return [
    h(
      'div',
      { class: 'bk-days', role: 'group', 'aria-label': words.times.day },
      [...days].map(([key, free]) =>
        h(
          'a',
          {
            class: 'bk-day',
            href: addressWith(state, { from: span.from, day: key }),
            'aria-current': key === day ? 'date' : null,
            'data-key': key,
          },
          h('span', {}, dayText(key, locale)),
          ' ',
          h('small', {}, words.times.free(free.length)),
        ),
      ),
    ),
    timesOf(days.get(day) ?? [], { times, name }),
    hiddenFields({ tz, from: span.from, day }, 'book'),
  ];
}

function timesOf(slots: readonly string[], { times, name }: { times: Times; name: string }): Tree {
  const { state, picked, problem } = times;
  const format = new Intl.DateTimeFormat(state.locale, { timeStyle: 'short', timeZone: state.tz });
  return h(
    'fieldset',
    { class: 'bk-slots', 'aria-describedby': problem === '' ? null : 'time-problem' },
    h('legend', {}, state.words.times.on(name)),
    slots.map((slot, at) =>
      h(
        'span',
        { class: 'lp-chip' },
        h('input', {
          id: `time-${at}`,
          type: 'radio',
          name: 'start_at',
          value: slot,
          form: 'book',
          required: true,
          checked: slot === picked,
        }),
        h('label', { for: `time-${at}` }, format.format(Date.parse(slot))),
      ),
    ),
    problem === '' ? null : h('p', { class: 'lp-problem', id: 'time-problem' }, problem),
  );
}

/** Handed on unseen; with `form`, of a form elsewhere on the page. */
export const hiddenFields = (values: Readonly<Record<string, string>>, form?: string): Tree =>
  Object.entries(values).map(([name, value]) => h('input', { type: 'hidden', name, value, form }));

function byDay(slots: readonly string[], tz: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = localDay(new Date(slot), tz);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
