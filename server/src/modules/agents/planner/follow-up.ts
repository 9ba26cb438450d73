import { ARRANGEMENTS } from './arrangements';
import { TO_EACH } from './order';
import { findSpan, type Span } from './dates';
import { flowersIn } from './flowers';
import type { Plan } from './plan';
import { nearBefore } from './reading/near-before';
import { PLACE, STAGES } from './sentence-parts';
import { flowerName } from './stem-lines';

/** What a fragment makes of the turn before: the same sentence, reworded. `about`: who it is about from now on. */
export interface Reworded {
  readonly text: string;
  readonly about?: string;
}

interface Said {
  readonly before: Plan;
  readonly fragment: string;
  readonly today: string;
}

const LEAD_IN =
  /^(?:(?:and|no|nope|sorry|ok|okay|now|then|but|wait|i meant?|rather|instead|what about|how about|actually|or|same|the same|also|make it|make that)\b[,:]? *)+/i;
const TYPES = /\b(?:weddings?|elopements?|corporate(?: events?)?|galas?|funerals?|memorials?|workshops?|social(?: events?)?)\b/i;
const KINDS = new RegExp(
  `^(?:only |just )?(?:the )?(?:(?:from |by |via )?(?:instagram|referrals?|website|walk-?ins?|phone|e-?mail)|(?:weddings?|corporate|galas?|funerals?|workshops?|social)(?: ones?| events?)?|late|overdue|new|open|lost|qualified|contacted|converted|(?:in )?(?:${STAGES}))(?: ones?| leads?| projects?)?(?: only)?$`,
  'i',
);
const SOURCE = /\b(?:(?:from |by |via )?(?:instagram|referrals?|(?:the )?website|walk-?ins?|phone|e-?mail))\b/i;
const DRAFTS = new Set(['recipe', 'proposal']);
const LISTS = new Set(['projects', 'leads', 'date_load', 'analysis', 'tasks', 'birthdays']);

/** The first that knows what to make of a fragment counts. */
const RULES: readonly ((said: Said) => Reworded | undefined)[] = [
  changedDraft,
  otherDoer,
  otherStage,
  otherBody,
  otherDay,
  otherPage,
  otherGroups,
  ofThose,
  otherTime,
  narrowed,
  otherName,
];

/** "And in July?", "no, the Chen one", "actually 14", "only weddings": undefined where a sentence stands on its own. */
export function followUp(message: string, { before, today, led }: { before: Plan; today: string; led: boolean }): Reworded | undefined {
  const asked = message.replace(/^(?:and|but|ok|okay|then|oh)\b[,:]? +/i, '').replace(/[?!.\s]+$/, '');
  const dropped = DRAFTS.has(before.intent) && /^no [a-z]/i.test(asked) ? changedDraft({ before, fragment: asked, today }) : undefined;
  if (dropped) return dropped;
  const fragment = message
    .replace(LEAD_IN, '')
    .replace(/^(?:on|for) (?=(?:the )?\d{1,2}(?:st|nd|rd|th)[?!.\s]*$)/i, '')
    .replace(/[?!.\s]+$/, '')
    .trim();
  if (fragment === '' || fragment.split(' ').length > 8) return undefined;
  if (!led && !isFragment(fragment)) return undefined;
  for (const rule of RULES) {
    const reworded = rule({ before, fragment, today });
    if (reworded) return reworded;
  }
  return undefined;
}

/** "And", "no", "what about": it goes on with what was said before. */
export const startsOver = (message: string): boolean => LEAD_IN.test(message.trim());

/** Said without "and" or "no" before it, only these are the rest of another sentence. */
function isFragment(fragment: string): boolean {
  return (
    KINDS.test(fragment) ||
    /^(?:only|just|in|on|for|by|from|next|this|last|the (?:week|day|month) (?:after|before)|\d+$|\d+ of (?:them|those|these|that)|add|a (?:bit|little|strip) of|swap|(?:make|set|change|put) the budget|how (?:much|many) (?:is|are) (?:they|those|these|that)|replace|use|without|no|budget|with|which of (?:those|them|these)|who of them|sorted)\b/i.test(
      fragment,
    )
  );
}

const NEXT_EDIT =
  /,? (?:and|but|then) (?=(?:make|swap|add|leave out|drop|remove|replace|use|without)\b|(?:we|they|i|she|he) (?:need|want)s? \d)/i;

/** “Swap dahlia for zinnia and make it 10”: one after the other; one of them that is none, and nothing is changed. */
function changedDraft({ before, fragment, today }: Said): Reworded | undefined {
  if (!DRAFTS.has(before.intent)) return undefined;
  let { text } = before;
  for (const edit of fragment.split(NEXT_EDIT)) {
    const edited = editedDraft({
      before: { ...before, text },
      fragment: edit.replace(/^(?:make (?:it|that)|(?:we|they|i|she|he) (?:need|want)s?) /i, ''),
      today,
    });
    if (!edited) return undefined;
    text = edited.text;
  }
  return { text };
}

function editedDraft({ before, fragment }: Said): Reworded | undefined {
  const { text } = before;
  const { count, piece } =
    /^(?<count>\d{1,4})(?: of (?:them|those|these|that)| pieces| (?<piece>[\p{L} -]+))?$/iu.exec(fragment)?.groups ?? {};
  if (count && (piece === undefined || isPieceOf(text, piece))) return { text: withPieces(text, count) };
  const swap =
    /^(?:swap|replace|change|exchange|substitute) (?:out )?(?:the )?(?<from>.+?) (?:for|with|by|to|against) (?<to>.+)$/i.exec(fragment) ??
    /^(?:use |take )?(?<to>.+?) instead of (?:the )?(?<from>.+)$/i.exec(fragment) ??
    /^(?:no|without|leave out|drop|skip) (?:the )?(?<from>[^,]+?)(?:,| and|, and) (?:take|use|add|put in|with|rather|but) (?<to>.+?)(?: instead)?$/i.exec(
      fragment,
    );
  if (swap?.groups) return swapped(text, { from: swap.groups['from'] ?? '', to: swap.groups['to'] ?? '' });
  const out = /^(?:without|no|leave out|drop|skip|remove) (?:the |any )?(?<what>[^,]+)$/i.exec(fragment)?.groups?.['what'];
  if (out) return { text: text.replace(new RegExp(`(?:,? and |, ?| with )?(?:\\d+ )?(?:[\\p{L}']+ )?${stem(out)}\\p{L}*`, 'iu'), '') };
  const more =
    /^(?:add|plus|put in|with) (?<what>\d.+?)(?: (?:to|in|for|into) (?:each|every|all|it|them|each one|that)(?: (?:one|of them|bouquet|piece))?| each)?$/i.exec(
      fragment,
    )?.groups?.['what'];
  if (more)
    return flowersIn(more).length > 0 || before.intent === 'recipe' ? { text: `${text}${TO_EACH}${more}` } : { text: `${text}, ${more}` };
  const bit = BIT_ON_EACH.exec(fragment)?.groups;
  if (bit) return { text: `${text}${TO_EACH}${bit['count'] ?? '1'} ${yardsOf(bit['unit'])}${bit['what'] ?? ''}` };
  const flower = /^(?<count>\d{1,3}) (?:of the )?(?<what>[\p{L}' ]+)$/iu.exec(fragment)?.groups;
  const counted = flower && new RegExp(`\\d{1,3} (?=${stem(flower['what'] ?? '')})`, 'i');
  if (flower && counted?.test(text)) return { text: text.replace(counted, `${flower['count'] ?? ''} `) };
  const kind = flower && kindCounted(text, { count: flower['count'] ?? '', kind: flower['what'] ?? '' });
  if (kind) return { text: kind };
  const budget = /^(?:with |(?:make|set|change|put) )?(?:a |the )?budget (?:of |is |to )?(?<sum>[$€£]?\d[\d.,]*)/i.exec(fragment)?.groups?.[
    'sum'
  ];
  return budget ? { text: `${text.replace(/,? ?budget (?:of |is )?[$€£]?\d[\d.,]*/i, '')}, budget ${budget}` } : undefined;
}

const COUNTED_STEMS = /\b\d{1,3} (?<what>[a-zà-ɏ][a-zà-ɏ'’ ]*?)(?=,| and |$)/giu;

/** “12 roses” where one of the flowers is a rose by its variety: “8 Freedom” are 12 then. Undefined: none is, or several are. */
function kindCounted(text: string, { count, kind }: { count: string; kind: string }): string | undefined {
  const wanted = flowersIn(kind)[0];
  const found = [...text.matchAll(COUNTED_STEMS)].filter(
    ({ groups }) => wanted !== undefined && flowersIn(flowerName(groups?.['what'] ?? '')).some((name) => name.endsWith(wanted)),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? text.replace(only[0], only[0].replace(/^\d+/, count)) : undefined;
}

/** “Make that two urns”: the piece that was drafted, by the name of its kind. */
const isPieceOf = (text: string, piece: string): boolean => ARRANGEMENTS.some(({ pattern }) => pattern.test(piece) && pattern.test(text));

/** “A bit of ribbon on each, 1 yd” */
const BIT_ON_EACH =
  /^(?:(?:add|plus|with|put in) )?(?:(?:a (?:bit|little|strip|piece|length) of|some|an?) )(?<what>[\p{L} ]+?) (?:on|to|in|for|around) (?:each|every|all)(?: (?:one|of them|piece))?(?:,? (?<count>\d{1,3}) ?(?<unit>yds?|yards?|m|meters?|metres?|stems?|ft|feet|sprigs?))?$/iu;
const yardsOf = (unit = ''): string => (unit === '' ? '' : `${unit.replace(/^yds?$/i, 'yard')} of `);

/** “Make it 15” counts the pieces: what stands behind “with” or a colon are the stems of one. */
function withPieces(text: string, count: string): string {
  const behind = /^[^:]*: (?<count>\d{1,4})(?= [^:]*? with )/i.exec(text);
  if (behind) return text.replace(behind[0], behind[0].replace(/\d{1,4}$/, count));
  const [head = ''] = /^.*?(?=:| with | of \d|,? \d{1,3} [^,]*,| each\b|$)/i.exec(text) ?? [];
  const rest = text.slice(head.length);
  if (/\d/.test(head) || rest === '' || !/^(?::| with )/i.test(rest)) return text.replace(/\d{1,4}(?= ?(?:[x×] )?[a-z])/i, count);
  const counted = head.replace(/\b(?:an?|one|the)\b(?=[^:]*$)/i, count);
  return `${counted === head ? countedHead(head, count) : counted}${rest}`;
}

const DOES = /^(?:make|draft|build|create|do|add|prepare|design|plan|recipe)\b/i;
const countedHead = (head: string, count: string): string => (DOES.test(head) ? head.replace(/^(\w+)/, `$1 ${count}`) : `${count} ${head}`);

/** "Make it for Tom and due Monday": who shall do the task, and by when. */
function otherDoer({ before, fragment, today }: Said): Reworded | undefined {
  if (before.intent !== 'add_task') return undefined;
  const found = /^(?:for|to) (?<who>\p{L}[\p{L}'-]*),?(?: and)?(?: is)? (?<when>(?:due|by|on) .+)$/iu.exec(fragment)?.groups;
  const when = found && findSpan(found['when'] ?? '', today);
  if (!found || !when) return undefined;
  const task = before.text.replace(before.span?.text ?? '\u0000', '').replace(/\s+(?:due|by|on)?\s*$/i, '');
  return { text: `${task} [${found['who'] ?? ''}] due ${when.from}` };
}

/** "No, to closed" */
function otherStage({ before, fragment }: Said): Reworded | undefined {
  const stage = new RegExp(`^(?:to |into |in )?(?:the )?(?<stage>${STAGES})(?: stage)?$`, 'i').exec(fragment)?.groups?.['stage'];
  const old = before.slots['stage'];
  if (before.intent !== 'move_project' || !stage || !old) return undefined;
  return { text: before.text.replace(new RegExp(`${old}(?!.*${old})`, 'i'), stage) };
}

/** "No, at 9": another hour in a text that was dictated. */
function otherBody({ before, fragment }: Said): Reworded | undefined {
  const hour = /^(?:at |by |around )?(?<hour>\d{1,2}(?::\d\d)?)(?: ?(?:am|pm|o'clock))?$/i.exec(fragment)?.groups?.['hour'];
  if (before.intent !== 'send_text' || !hour) return undefined;
  const hours = before.text.match(/\b(?:at|by|around) \d{1,2}(?::\d\d)?/gi) ?? [];
  return hours.length === 1 ? { text: before.text.replace(/\b(at|by|around) \d{1,2}(?::\d\d)?/i, `$1 ${hour}`) } : undefined;
}

/** "Sorry, 11th": another day of the month a task or a move was said for. */
function otherDay({ before, fragment }: Said): Reworded | undefined {
  if (!before.span || !['add_task', 'reschedule'].includes(before.intent)) return undefined;
  const day = sameMonth(fragment, before);
  return day ? { text: before.text.replace(before.span.text, `on ${day.from}`).replace(/\b(on|by|to) on /i, '$1 ') } : undefined;
}

const stem = (word: string): string => word.replace(/(?:ies|es|s|y)$/i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function swapped(text: string, { from, to }: { from: string; to: string }): Reworded | undefined {
  // A count that is named with the new flower is that of the new one.
  const counted = /^\d/.test(to) ? '(?:\\d+ (?:[\\p{L}]+ )?)?' : '';
  const pattern = new RegExp(`${counted}${stem(from)}\\p{L}*(?: roses?)?`, 'iu');
  return pattern.test(text) ? { text: text.replace(pattern, to) } : undefined;
}

/** "Now the moodboard": of the project that is open. */
function otherPage({ before, fragment }: Said): Reworded | undefined {
  return before.intent === 'open' && new RegExp(`^(?:the )?(?:${PLACE})$`, 'i').test(fragment) ? { text: `open ${fragment}` } : undefined;
}

/** "And by status" */
function otherGroups({ before, fragment }: Said): Reworded | undefined {
  if (before.intent !== 'analysis' || !/^(?:by|per|each) \w+/i.test(fragment)) return undefined;
  return {
    text: /\b(?:by|per|each) \w+/i.test(before.text)
      ? before.text.replace(/\b(?:by|per|each) (?:event )?\w+/i, fragment)
      : `${before.text} ${fragment}`,
  };
}

/** "Which of those is bigger" */
function ofThose({ before, fragment }: Said): Reworded | undefined {
  const wanted =
    /^(?:which|who) (?:one )?(?:of (?:those|them|these|the two|the three) )?(?:is|are|has|brings)(?: the)? (?<what>bigger|biggest|larger|largest|more|most|worth more|worth the most|first|earliest|earlier|soonest|next)\b/i.exec(
      fragment,
    )?.groups?.['what'];
  if (before.intent === 'projects' && /^how (?:much|many) (?:is|are) (?:they|those|these|that|it)\b/i.test(fragment))
    return { text: before.text };
  if (!wanted || before.intent !== 'projects') return undefined;
  return { text: /first|earl|soon|next/i.test(wanted) ? before.text : `${before.text}, biggest` };
}

const LATER = /^(?:in |on )?(?:the |next )?(?<unit>week|day|month|year) (?<way>after|before|later|earlier)(?: that)?$/i;

function otherTime({ before, fragment, today }: Said): Reworded | undefined {
  const shift = LATER.exec(fragment)?.groups;
  const later =
    shift && before.span
      ? shifted(before.span, { unit: shift['unit'] ?? '', back: /before|earlier/i.test(shift['way'] ?? '') })
      : undefined;
  const span = findSpan(fragment, today) ?? findSpan(`in ${fragment}`, today) ?? sameMonth(fragment, before);
  const near = span && before.span && nearBefore(span, before.span);
  const rest = fragment
    .replace(span?.text ?? '', '')
    .replace(/\b(?:in|on|for|at|during|the|what|is)\b/gi, '')
    .trim();
  const time = later ?? (span && rest === '' ? (inOtherYear(span, near) ?? timeSaid(fragment, span)) : undefined);
  if (!time || !(LISTS.has(before.intent) || before.span)) return undefined;
  const said = before.span?.text;
  const said2 =
    /^(?:in|on|during|for)\b/i.test(said ?? '') || !/^(?:in|on|for)\b/i.test(time) ? time : time.replace(/^(?:in|on|for) /i, '');
  return { text: said ? before.text.replace(said, said2.replace(/^(?=[a-z]+$)/i, '')) : `${before.text} ${time}` };
}

/** The time with its year, where the one that is meant is not the one that comes next. */
function inOtherYear(span: Span, near: Span | undefined): string | undefined {
  if (!near || near.from === span.from) return undefined;
  if (near.from === near.to) return near.from;
  const isMonth = near.from.endsWith('-01') && near.from.slice(0, 7) === near.to.slice(0, 7);
  return isMonth ? `in ${monthOf(near.from)}` : undefined;
}

/** "The 19th" alone says no month: the day that was found does. */
function timeSaid(fragment: string, span: { text: string; from: string }): string {
  const isDayAlone = span.text === fragment && /^(?:the )?\d+(?:st|nd|rd|th)$/i.test(fragment);
  return isDayAlone ? span.from : fragment;
}

/** "The 19th": of the month that was asked about. */
function sameMonth(fragment: string, { span }: Plan): Span | undefined {
  const day = /^(?:on |for )?(?:the )?(?<day>[12]?\d|3[01])(?:st|nd|rd|th)$/i.exec(fragment)?.groups?.['day'];
  if (!day || !span) return undefined;
  const at = `${span.from.slice(0, 8)}${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(at)) ? undefined : { from: at, to: at, text: fragment };
}

const DAY_MS = 86_400_000;
function shifted({ from, to }: { from: string; to: string }, { unit, back }: { unit: string; back: boolean }): string {
  const sign = back ? -1 : 1;
  const move = (day: string): string => {
    const date = new Date(`${day}T00:00:00Z`);
    if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + sign);
    else if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + sign);
    else date.setTime(date.getTime() + sign * (unit === 'week' ? 7 : 1) * DAY_MS);
    return date.toISOString().slice(0, 10);
  };
  if (unit === 'month' && from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)) return `in ${monthOf(move(from))}`;
  return from === to ? move(from) : `${move(from)} to ${move(to)}`;
}

const monthOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** "Only weddings": the same list, narrower; "and corporate?" instead of what was asked for. */
function narrowed({ before, fragment }: Said): Reworded | undefined {
  if (!['projects', 'leads'].includes(before.intent) || !KINDS.test(fragment)) return undefined;
  const kind = TYPES.exec(fragment)?.[0];
  if (kind && TYPES.test(before.text)) return { text: before.text.replace(TYPES, kind) };
  const source = SOURCE.exec(fragment)?.[0];
  if (source && SOURCE.test(before.text)) return { text: before.text.replace(SOURCE, source) };
  return { text: `${before.text} ${fragment.replace(/^(?:only|just) (?:the )?|(?: ones?| only)$/gi, '')}` };
}

/** "And for Chen?", "no, the Chen one" */
function otherName({ before, fragment }: Said): Reworded | undefined {
  const name =
    /^(?:(?:the |that )(?:one )?(?=(?:of|for|from) ))?(?:(?:for|of|on|with|about|at|to|from) )?(?:the )?(?<name>.+?)(?: (?:one|wedding|project|gala|lead))?$/i.exec(
      fragment,
    )?.groups?.['name'];
  if (
    !name ||
    name.split(' ').length > 6 ||
    /^(?:that|it|this|what|why|who|how|when|yes|no|\d+|him|her|them)\b/i.test(name) ||
    /\b(?:is|are|was|can|do|does|send|text|call|move|add)\b/i.test(name)
  )
    return undefined;
  const old = before.slots['name'] ?? before.about;
  return { text: old && before.text.includes(old) ? before.text.replace(old, name) : before.text, about: name };
}
