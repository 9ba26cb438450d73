import { findSpan, type Span } from '../../planner/dates';
import { explainedIn } from '../../planner/heed/explains';
import { plainLetters } from '../../planner/reading/plain-letters';
import { planOf } from '../../planner/plan';
import { nearBefore } from '../../planner/reading/near-before';
import type { Turn } from '../../runs/turn';

/** A fragment and the question it goes on with, both in plain letters. */
export interface GoesOn {
  readonly before: string;
  readonly now: string;
  readonly timeBefore: string | undefined;
  readonly time: string | undefined;
  readonly span: Span | undefined;
}

const LEADS_ON = /^(?:(?:and|but|ok|und|y|also|then|the same|what about|how about|what if|same|wie ist es|was ist|que tal)\b[,:]? *)+/;
const TIME_ALONE = /^(?:on|in|for|by|at|am|im|fur|el|en|para)\b/;
/** A sentence of its own goes on with nothing. */
const OF_ITS_OWN =
  /^(?:who|what|which|when|where|how|why|is|are|do|does|did|has|have|can|could|wer|was|wann|wo|wie|warum|ist|hat|quien|que|cuando|donde|cuant\w+|hay)\b/;
/** It names something else than the question before. */
const ANOTHER = /\b(?:other|another|andere[nrs]?|otr[oa]s?)\b/;
const LONGEST = 6;

const THIS_ONE = /^(?:in )?(?:this|diese[nrms]?|est[ea])(?: one)?$/;
/** “And this one?” after last month is this month. */
function sameUnit(now: string, before: Span | undefined, today: string): Span | undefined {
  const unit = /\b(?:week|month|year|quarter|weekend)\b/i.exec(before?.text ?? '')?.[0];
  const span = unit !== undefined && THIS_ONE.test(now) ? findSpan(`this ${unit}`, today) : undefined;
  return span && { ...span, text: now };
}

/** Undefined: it is no fragment, or nothing was asked before. */
export function goesOnWith({ message, history }: Turn, today: string): GoesOn | undefined {
  const last = history.findLast(({ role }) => role === 'user')?.content;
  const asked = last === undefined ? undefined : (explainedIn(last)?.said ?? last);
  const said = plainLetters(message).replace(/[?!.\s]+$/, '');
  const now = said.replace(LEADS_ON, '');
  const isLed = now !== said;
  if (
    asked === undefined ||
    now.split(' ').length > LONGEST ||
    OF_ITS_OWN.test(now) ||
    ANOTHER.test(now) ||
    (!isLed && !TIME_ALONE.test(now))
  )
    return undefined;
  const spanBefore = planOf(asked, { today, before: undefined }).span;
  const spanNow =
    findSpan(now, today) ??
    findSpan(`in ${now}`, today) ??
    planOf(message, { today, before: undefined }).span ??
    sameUnit(now, spanBefore, today);
  const span = spanNow && spanBefore ? nearBefore(spanNow, spanBefore) : spanNow;
  return {
    before: plainLetters(asked).replace(/[?!.\s]+$/, ''),
    now,
    timeBefore: spanBefore?.text,
    time: spanNow && (now.includes(plainLetters(spanNow.text)) ? spanNow.text : spanNow.text.replace(/^in /, '')),
    span: span ?? spanBefore,
  };
}
