import { wordsOfPage, type Hint, type PageKind } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import { OnceIn } from '../../../platform/db/once-in';
import { keptOrRead } from '../../../platform/db/kept-or-read';
import { moneyIn } from '../../../platform/documents/money-in';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { Tenant } from '../../auth_and_admin/api';
import type { TenantCrmApi } from '../../tenant_crm/api';
import type { UsedForm } from '../forms/service';
import { budgetOf } from './answers';

/** Fewer would say what one client paid. */
const FEWEST_EVENTS = 3;
const LOOKED_AT = 200;

interface HintWish {
  readonly tenant: Tenant;
  readonly kind: PageKind;
  readonly form: Pick<UsedForm, 'guest_price_cents' | 'shows_hints'>;
  readonly date?: string | undefined;
  readonly guests?: number | undefined;
  /** As the form says it: `250000-500000`. */
  readonly budget?: string | undefined;
}

/** What somebody wrote into a form, as it was sent. */
export interface Said {
  readonly date: string;
  readonly guests: string;
  readonly budget: string;
}

type Wish = Pick<HintWish, 'form' | 'kind' | 'tenant'>;

/** As `hintFor`; what is no day and no number was not said. */
export function hintOfSaid(db: Db, platform: Pick<Platform, 'api' | 'clock'>, { said, ...wish }: Wish & { said: Said }): Promise<Hint> {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(said.date) && !Number.isNaN(Date.parse(said.date)) ? said.date : undefined;
  const guests = /^[1-9]\d{0,5}$/.test(said.guests) ? Number(said.guests) : undefined;
  return hintFor(db, platform, { ...wish, date, guests, budget: said.budget });
}

/** What a studio would say on the telephone: whether the day has space, and what such an event usually comes to. */
async function hintFor(db: Db, platform: Pick<Platform, 'api' | 'clock'>, wish: HintWish): Promise<Hint> {
  if (!wish.form.shows_hints) return { date: null, lines: [] };
  const day = wish.date === undefined ? null : await dayHint(db, platform, { tenant: wish.tenant, date: wish.date });
  const price = wish.guests === undefined ? null : await priceHint(db, platform, { ...wish, guests: wish.guests });
  return { date: day?.state ?? null, lines: [day?.line, price].filter((line): line is string => typeof line === 'string') };
}

interface DayHint {
  readonly state: NonNullable<Hint['date']>;
  readonly line: string;
}

async function dayHint(
  db: Db,
  { api, clock }: Pick<Platform, 'api' | 'clock'>,
  { tenant, date }: { tenant: Tenant; date: string },
): Promise<DayHint> {
  const { hints } = wordsOfPage(tenant.locale).words;
  const words = wholeDay(tenant.locale, date);
  if (date < localDay(clock(), tenant.tz)) return { state: 'past', line: hints.past(words) };
  const { full, booked, capacity } = await loadOf(db, api('tenant_crm'), date);
  if (full) return { state: 'full', line: hints.full(words) };
  if (booked > 0 && capacity - booked === 1) return { state: 'last', line: hints.last(words) };
  return { state: 'open', line: hints.open(words) };
}

async function priceHint(
  db: Db,
  { api }: Pick<Platform, 'api'>,
  { tenant, kind, form, guests, budget }: HintWish & { guests: number },
): Promise<string | null> {
  const each = form.guest_price_cents ?? (await pastPrice(db, api('tenant_crm'), kind));
  if (each === null) return null;
  const { hints } = wordsOfPage(tenant.locale).words;
  const money = wholeMoney(tenant);
  const typical = rounded(each * guests);
  const about = hints.typical({ guests, money: money(typical) });
  const given = budget ? budgetOf(budget) : null;
  if (!given) return `${about}.`;
  if (given.max !== null && given.max < typical * 0.6) return hints.less(about);
  return hints.fits(about);
}

/** Forms that are followed together often ask for the same day. */
const loads = new OnceIn<Map<string, ReturnType<TenantCrmApi['dateAvailability']>>>();

async function loadOf(db: Db, crm: TenantCrmApi, date: string): ReturnType<TenantCrmApi['dateAvailability']> {
  const known = await loads.read(db, async () => new Map());
  const load = known.get(date) ?? crm.dateAvailability(db, date);
  known.set(date, load);
  return load;
}

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function wholeDay(locale: string, date: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  formats.set(locale, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Per guest, the middle of what past and booked events of a kind came to; null: too few to say anything. */
function pastPrice(db: Db, crm: TenantCrmApi, kind: PageKind): Promise<number | null> {
  const question = {
    key: `lead_page_builder.past_price ${kind === 'wedding'}`,
    tables: ['tenant_crm_project', 'tenant_crm_project_stage'],
  };
  return keptOrRead(db, question, () => readPastPrice(db, crm, kind));
}

async function readPastPrice(db: Db, crm: TenantCrmApi, kind: PageKind): Promise<number | null> {
  const counted = new Set((await crm.stages(db)).filter((stage) => stage.kind === 'booked' || stage.kind === 'done').map(({ id }) => id));
  const rows = (await crm.changed(db, LOOKED_AT)).filter(
    ({ stage_id, event_type, guest_count, value_cents }) =>
      counted.has(stage_id) && (event_type === 'wedding') === (kind === 'wedding') && (guest_count ?? 0) > 0 && (value_cents ?? 0) > 0,
  );
  if (rows.length < FEWEST_EVENTS) return null;
  const each = rows.map(({ value_cents, guest_count }) => (value_cents ?? 0) / (guest_count ?? 1)).sort((a, b) => a - b);
  return Math.round(each[Math.floor(each.length / 2)] ?? 0);
}

/** Two digits that say something, and zeros. */
function rounded(cents: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(cents)) - 1);
  return Math.round(cents / step) * step;
}

/** Money without its cents. */
export const wholeMoney = ({ locale, currency }: Pick<Tenant, 'currency' | 'locale'>): ((cents: number) => string) => {
  const money = moneyIn(locale, currency);
  return (cents) => money(cents).replace(/[.,]00(?=\D*$)/, '');
};

const STEPS = [100_000, 250_000, 500_000, 1_000_000, 2_000_000] as const;

/** What a visitor can choose from, in the money of the business. */
export function budgetChoices(tenant: Pick<Tenant, 'currency' | 'locale'>): { value: string; label: string }[] {
  const { hints } = wordsOfPage(tenant.locale).words;
  const money = wholeMoney(tenant);
  const ranges = STEPS.map((from, at) => {
    const to = STEPS[at + 1];
    return to === undefined
      ? { value: `${from}-`, label: hints.more(money(from)) }
      : { value: `${from}-${to}`, label: hints.between({ from: money(from), to: money(to) }) };
  });
  return [{ value: `0-${STEPS[0]}`, label: hints.upTo(money(STEPS[0])) }, ...ranges];
}

/** What somebody chose, in words. */
export const budgetText = (tenant: Pick<Tenant, 'currency' | 'locale'>, value: string): string =>
  budgetChoices(tenant).find((choice) => choice.value === value)?.label ?? value;
