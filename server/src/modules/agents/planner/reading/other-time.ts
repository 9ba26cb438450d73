import { findSpan, type Span } from '../dates';
import { planOf } from '../plan';
import { nearBefore } from './near-before';
import { plainLetters } from './plain-letters';

const LEADS_ON =
  /^(?:(?:and|but|ok|okay|und|y|also|then|what about|how about|what of|same (?:again )?for|wie ist es|was ist|que tal)\b[,:]? *)+/;
const LITTLE = /^(?:(?:on|in|for|by|at|during|over|am|im|fur|el|en|para|with|mit)\b ?)+/;
const SAME_OF_LAST_YEAR =
  /^(?:(?:for |in |over )?(?:the )?same )?(?:time|months?|period|days?|weeks?|quarter)? ?(?:of |in )?(?:last year|the year before|a year (?:ago|before|earlier))$/;

/**
 * A time and nothing else, after a question that names another one: that question, about this time. Undefined: it is no such rest.
 *
 * @example atOtherTime('and February?', 'How busy is January?', '2026-11-29') // 'How busy is February?'
 */
export function atOtherTime(message: string, question: string, today: string): string | undefined {
  const plain = plainLetters(message).replace(/[?!.\s]+$/, '');
  const now = plain.replace(LEADS_ON, '');
  if (now === plain && !LITTLE.test(now)) return undefined;
  const before = findSpan(question, today);
  if (!before || planOf(question, { today, before: undefined }).effect !== 'read') return undefined;
  const lastYear = sameOfLastYear(now, before, today);
  if (lastYear !== undefined) return question.replace(before.text, lastYear);
  const span = findSpan(now, today) ?? findSpan(`in ${now}`, today);
  if (!span || now.replace(LITTLE, '').trim() !== plainLetters(span.text).replace(LITTLE, '').trim()) return undefined;
  const near = nearBefore(span, before);
  return question.replace(before.text, near.from === span.from ? sameForm(now, before) : inDays(near));
}

const BEGINS = /^(?:on|in|for|by|during|from|between|over) /i;
/** “Weddings in May”, “the weddings of May”: as little stands before the new time as before the old one. */
function sameForm(now: string, { text }: Span): string {
  const bare = now.replace(LITTLE, '');
  const [begin = ''] = BEGINS.exec(text) ?? [];
  const own = /^(?:on|in|for|by|during|over)\b/.exec(now)?.[0];
  return begin === '' ? bare : `${own ?? begin.trim()} ${bare}`;
}

/** “And the same months last year?”: as far into that year as the time before has come. */
function sameOfLastYear(now: string, before: Span, today: string): string | undefined {
  const isYear = /\byear\b/i.test(before.text);
  if (!SAME_OF_LAST_YEAR.test(now) || (!/\b(?:same|months?|period|time)\b/.test(now) && !isYear)) return undefined;
  const until = before.from <= today && before.to > today ? today : before.to;
  return inDays({ from: yearBefore(before.from), to: yearBefore(until) });
}

const yearBefore = (day: string): string => `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4).replace('-02-29', '-02-28')}`;
const inDays = ({ from, to }: Pick<Span, 'from' | 'to'>): string => (from === to ? from : `${from} to ${to}`);
