import { daysBetween } from '../core/days';
import type { VenueCertificate, VenueRule, VenueWindow } from './schema';
import { ruleTopics, type RuleTopic } from './vocabulary';

/** What an event needs of a place. */
export interface EventNeeds {
  /** `2027-06-12`; null as long as it is not known. */
  readonly event_date: string | null;
  /** `16:00`, when the guests come: everything must stand before. */
  readonly start_time: string | null;
  /** Of setting up, for one person. */
  readonly setup_minutes: number;
  readonly crew: number;
  /** What the event uses, by the topic of a rule: the names of pieces, as somebody would say them. */
  readonly uses: Partial<Readonly<Record<RuleTopic, readonly string[]>>>;
}

export interface VenueFinding {
  /** `stop`: it must not be done there. `warn`: it will not go well as it is planned. `do`: for the list of the event. */
  readonly level: 'stop' | 'warn' | 'do';
  readonly topic: RuleTopic;
  readonly text: string;
}

type Place = {
  readonly rules: readonly VenueRule[];
  readonly windows: readonly VenueWindow[];
  readonly certificates: readonly VenueCertificate[];
};

/** After so long a rule is asked about again. */
const CONFIRMED_FOR_DAYS = 365;
const DAY_MINUTES = 24 * 60;

/**
 * What stands between an event and a place: uses that the place forbids, too little time to set up, insurance that ends before, and what has to be
 * done there for every event. The most serious first.
 *
 * @example
 * checkVenue(barn, { event_date: '2027-06-12', start_time: '16:00', setup_minutes: 420, crew: 3, uses: { open_flame: ['Taper candle'] } })
 * // [{ level: 'stop', topic: 'open_flame', text: 'No open flame – but the event uses Taper candle.' }, …]
 */
export function checkVenue(venue: Place, needs: EventNeeds): VenueFinding[] {
  const found = [
    ...usesOf(venue, needs),
    ...timeOf(venue, needs),
    ...insuranceOf(venue, needs),
    ...staleOf(venue, needs),
    ...duties(venue),
  ];
  return found.sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
}

const ORDER = ['stop', 'warn', 'do'];

function usesOf({ rules }: Place, { uses }: EventNeeds): VenueFinding[] {
  return rules.flatMap(({ severity, topic, text }) => {
    const used = uses[topic] ?? [];
    if (severity !== 'forbidden' || used.length === 0) return [];
    return [{ level: 'stop', topic, text: `${text} – but the event uses ${used.join(', ')}.` }];
  });
}

/**
 * Minutes that setting up takes when all work at once.
 *
 * @example setUpMinutes({ setup_minutes: 420, crew: 3 }) // 140: an arch of 6 h and 12 pieces of 5 min
 */
export function setUpMinutes({ setup_minutes, crew }: Pick<EventNeeds, 'setup_minutes' | 'crew'>): number {
  return Math.ceil(setup_minutes / Math.max(1, crew));
}

/** The window of a day: that of its weekday, else that of every other day. */
export function windowOn(windows: readonly VenueWindow[], day: string): VenueWindow | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return windows.find((window) => window.weekday === weekday) ?? windows.find((window) => window.weekday === null);
}

/** Minutes between two times of a clock; a time that is not later is one of the night after. */
export function windowMinutes({ from, until }: Pick<VenueWindow, 'from' | 'until'>): number {
  const length = minutesOf(until) - minutesOf(from);
  return length > 0 ? length : length + DAY_MINUTES;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function timeOf({ windows }: Place, needs: EventNeeds): VenueFinding[] {
  const { event_date, setup_minutes, start_time } = needs;
  const window = event_date === null ? undefined : windowOn(windows, event_date);
  if (!window || setup_minutes === 0) return [];
  const until = start_time ?? window.until;
  const [needed, there] = [setUpMinutes(needs), windowMinutes({ from: window.from, until })];
  if (needed <= there) return [];
  return [
    {
      level: 'warn',
      topic: 'strike_deadline',
      text: `Setting up takes ${hours(needed)} with ${needs.crew} people, and there are ${hours(there)} from ${window.from} to ${until}.`,
    },
  ];
}

/** `2 h 20 min` */
function hours(minutes: number): string {
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ') || '0 min';
}

function insuranceOf({ certificates, rules }: Place, { event_date }: EventNeeds): VenueFinding[] {
  const needed = rules.some(({ topic, severity }) => topic === 'insurance' && severity === 'must');
  const [last] = [...certificates].sort((a, b) => b.valid_until.localeCompare(a.valid_until));
  if (!last)
    return needed ? [{ level: 'warn', topic: 'insurance', text: 'The place wants a certificate of insurance and has none from you.' }] : [];
  if (event_date === null || last.valid_until >= event_date) return [];
  return [{ level: 'warn', topic: 'insurance', text: `The certificate “${last.name}” ends on ${last.valid_until}, before the event.` }];
}

function staleOf({ rules }: Place, { event_date }: EventNeeds): VenueFinding[] {
  if (event_date === null) return [];
  const stale = rules.filter(
    ({ severity, verified_on }) => severity !== 'info' && verified_on !== null && daysBetween(verified_on, event_date) > CONFIRMED_FOR_DAYS,
  );
  return stale.map(({ topic, text }) => ({
    level: 'do',
    topic,
    text: `Ask again about ${ruleTopics[topic].toLowerCase()}: “${text}” is more than a year old.`,
  }));
}

function duties({ rules }: Place): VenueFinding[] {
  return rules.flatMap(({ severity, topic, text }) => (severity === 'must' ? [{ level: 'do' as const, topic, text }] : []));
}
