import type { Said } from '../../runs/turn';
import { findSpan } from '../dates';
import { translate } from '../language/translate';
import { phoneIn } from '../lead-facts';
import { budgetIn } from '../order';
import { centsOf, digits, tidy } from '../words';

const NEW_LEAD =
  /^(?:(?:add|create|log|save|enter)(?: up)? (?:a |an )?)?(?:new )?(?:lead|inquiry|enquiry)\b(?! .*\b(?:from|of|by) (?:last|this))[:,]? (?:for |from )?\S/i;
const IS_ORDER = /^(?:add|create|new|log|save|enter)\b/i;
const GUESTS = /\b(?<count>\d{1,5}) (?:guests?|people|pax)\b/i;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const DAY_ONLY = /\b(?:on )?the (?<day>\d{1,2})(?:st|nd|rd|th)\b/i;
/** Words with which somebody corrects or completes what they have said. */
const LITTLE =
  /\b(?:its|it's|it|is|actually|no|sorry|and|the|date|day|budget|about|around|roughly|up to|make|that|their|her|his|email|e-mail|phone|cell|mobile|number|address|guests?|they|have|has|got|are|on|of|to|spend|pay|wants?|would like|likes?|can|could|she|he|we|her|their|all in|max|at most|will come|come|coming|with|for|in|be|should|will|wait|oh|also|now|rather|instead|not)\b|[.,!;:]/gi;
/** What is asked is told by nobody. */
const ASKS = /^(?:can|could|would|will|is|are|does|do|has|have|should|may)\b.*\?\s*$/i;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const REMEMBERED = 6;

interface Facts {
  readonly guests: string | undefined;
  readonly mail: string | undefined;
  readonly budget: string | undefined;
  readonly phone: string | undefined;
  readonly date: string | undefined;
  /** The day of a month that was named before. */
  readonly day: number | undefined;
}

/**
 * “It's 140 guests, and the date is the 9th” after a new lead: the lead as it was ordered, with these facts instead. Otherwise what was said.
 */
export function withLeadBefore(message: string, history: readonly Said[], today: string): string {
  let order: string | undefined;
  for (const { content } of history.filter(({ role }) => role === 'user').slice(-REMEMBERED)) order = next(content, order, today);
  return isOrder(message) ? message : ((order === undefined ? undefined : corrected(message, order, today)) ?? message);
}

const read = (said: string): string => digits(tidy(translate(said)?.text ?? said));
const isOrder = (said: string): boolean => NEW_LEAD.test(read(said)) && IS_ORDER.test(read(said));

function next(said: string, before: string | undefined, today: string): string | undefined {
  if (isOrder(said)) return read(said);
  return before === undefined ? undefined : corrected(said, before, today);
}

/** Undefined: something else is said than facts of a lead. */
function corrected(said: string, order: string, today: string): string | undefined {
  if (ASKS.test(said)) return undefined;
  const facts = onlyFacts(read(said), today) ?? countOnly(read(said), order);
  if (!facts) return undefined;
  const { guests, mail, budget, phone, date, day } = facts;
  const dated = date ?? (day === undefined ? undefined : dayOfMonth(order, day, today));
  if (day !== undefined && dated === undefined) return undefined;
  let text = order;
  if (dated !== undefined) text = put(text, { old: findSpan(order, today)?.text, now: dated, joined: ', on ' });
  if (guests !== undefined) text = put(text, { old: GUESTS.exec(text)?.[0], now: `${guests} guests`, joined: ', ' });
  if (budget !== undefined) text = put(text, { old: /\bbudget[^,]*/i.exec(text)?.[0], now: `budget ${budget}`, joined: ', ' });
  if (mail !== undefined) text = put(text, { old: MAIL.exec(text)?.[0], now: mail, joined: ', ' });
  if (phone !== undefined) text = put(text, { old: phoneIn(text), now: phone, joined: ', ' });
  return text;
}

const put = (text: string, { old, now, joined }: { old: string | undefined; now: string; joined: string }): string =>
  old === undefined ? `${text}${joined}${now}` : text.replace(old, now);

/** “Sorry, 80”: a number alone stands for the one number of its size that was said, which is how many come. */
function countOnly(said: string, order: string): Facts | undefined {
  const count = COUNT_ALONE.exec(said.trim())?.groups?.['count'];
  if (count === undefined || !GUESTS.test(order)) return undefined;
  return { guests: count, mail: undefined, budget: undefined, phone: undefined, date: undefined, day: undefined };
}
const COUNT_ALONE =
  /^(?:(?:sorry|no|nope|oh|oops|wait|actually|i meant?|i mean|make (?:it|that)|rather|correction|its|it's|not \d{1,4},?(?: but)?|nein|doch|entschuldigung|perdón|perdon|mejor|son|es sind|there are|they are|they're)[,.:!]? )*(?<count>\d{1,4})(?:,? (?:i mean|i meant|sorry|then|instead|rather|not \d{1,4}|of them|bitte|please))?[.!]*$/i;

function onlyFacts(said: string, today: string): Facts | undefined {
  const mail = MAIL.exec(said)?.[0];
  const guests = GUESTS.exec(said);
  const unmailed = said.replace(mail ?? '\u0000', ' ').replace(guests?.[0] ?? '\u0000', ' ');
  const budget = /\b(?:budget|spend|pay|max|at most|up to|all in)\b|[$€£]/i.test(unmailed) ? budgetSaid(unmailed) : null;
  const phone = budget ? undefined : phoneIn(unmailed);
  const unpaid = unmailed.replace(budget?.text ?? '\u0000', ' ').replace(phone ?? '\u0000', ' ');
  const span = findSpan(unpaid, today);
  const day = span ? undefined : DAY_ONLY.exec(unpaid);
  const rest = unpaid
    .replace(span?.text ?? '\u0000', ' ')
    .replace(day?.[0] ?? '\u0000', ' ')
    .replace(LITTLE, ' ')
    .trim();
  if (rest !== '' || !(mail ?? guests ?? budget ?? phone ?? span ?? day)) return undefined;
  return {
    mail,
    phone,
    guests: guests?.groups?.['count'],
    budget: budget ? String(budget.cents / 100) : undefined,
    date: span?.text,
    day: day ? Number(day.groups?.['day']) : undefined,
  };
}

/** “Wants to spend 7500”, “9000 to spend”. */
function budgetSaid(said: string): { cents: number; text: string } | null {
  const found = /\b(?<amount>\d[\d.,]*\d{2}) (?:dollars |euros )?to (?:spend|pay)\b/i.exec(said);
  const cents = found && centsOf(found.groups?.['amount'] ?? '');
  return found && cents ? { cents, text: found[0] } : budgetIn(said);
}

function dayOfMonth(order: string, day: number, today: string): string | undefined {
  const span = findSpan(order, today);
  const [year = '', month = ''] = span?.from.split('-') ?? [];
  const last = span?.from.slice(0, 7) === span?.to.slice(0, 7) ? new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() : 0;
  return span && day >= 1 && day <= last ? `${String(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}` : undefined;
}
