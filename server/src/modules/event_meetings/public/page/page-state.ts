import type { PageAsking } from '../../../../platform/public-pages/page-asking';
import { visitorLanguage, writtenLocale } from '../../../../platform/public-pages/page-language';
import type { Tenant } from '../../../auth_and_admin/api';
import type { BookingWords } from '../words/booking-words';
import { bookingWords } from '../words/in-languages';

/** Of an address what the next one keeps: where somebody came from, and how the page was asked for. */
const KEPT = /^(?:utm_[a-z]{1,20}|embed|event_date|lang|step)$/;

/** A page of bookings as one visitor has it. */
export interface PageState {
  readonly tenant: Tenant;
  readonly path: string;
  readonly tz: string;
  /** The zone was not chosen: that of the visitor's own device is better. */
  readonly isGuess: boolean;
  readonly query: Readonly<Record<string, string>>;
  readonly lang: string;
  readonly locale: string;
  readonly words: BookingWords;
  readonly isEmbedded: boolean;
}

export function pageState({ query, headers }: PageAsking, { tenant, path, tz }: { tenant: Tenant; path: string; tz: string }): PageState {
  const acceptLanguage = headers['accept-language'];
  const lang = visitorLanguage({ chosen: query['lang'], acceptLanguage, locale: tenant.locale });
  const chosen = zoneOr(query['tz']);
  return {
    tenant,
    path,
    tz: chosen ?? tz,
    isGuess: chosen === null,
    query,
    lang,
    locale: writtenLocale(lang, { own: tenant.locale, acceptLanguage }),
    words: bookingWords[lang],
    isEmbedded: query['embed'] === '1',
  };
}

/** The words of a page that belongs to nobody. */
export const wordsFor = ({ query, headers }: PageAsking): { lang: string; words: BookingWords } => {
  const lang = visitorLanguage({ chosen: query['lang'], acceptLanguage: headers['accept-language'], locale: 'en' });
  return { lang, words: bookingWords[lang] };
};

/** What the next address keeps. */
export const keptOf = ({ query }: Pick<PageState, 'query'>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => KEPT.test(name) && value !== '' && value.length <= 200));

/** The same page with something else in its address. */
export function addressWith(state: PageState, changes: Readonly<Record<string, string>>): string {
  const zone: Record<string, string> = state.isGuess ? {} : { tz: state.tz };
  const text = new URLSearchParams({ ...keptOf(state), ...zone, ...changes }).toString();
  return text === '' ? state.path : `${state.path}?${text}`;
}

function zoneOr(tz: string | undefined): string | null {
  if (tz === undefined || !/^[A-Za-z0-9/_+-]{1,60}$/.test(tz)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tz }).format(0) === '' ? null : tz;
  } catch {
    return null;
  }
}
