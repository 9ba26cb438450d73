import type { Said } from '../../runs/turn';
import { dayAloneIn, findSpan } from '../dates';
import { translate } from '../language/translate';
import { afterRefusal } from './after-refusal';
import { asAsked } from './asked-wordings';
import { inLong } from './contractions';
import { atOtherTime } from './other-time';
import { goesBack } from './goes-back';
import { inKnownWords } from './order-wordings';
import { withTheAnswer } from './of-the-answer';
import { spelled } from './spelled';
import { spokenHours } from './spoken-hours';
import { namedInPlace, orderOfTold, withoutExcluded } from './told-first';

interface Before {
  /** What the person said last, in full. */
  readonly order: string;
  /** What was answered to it. */
  readonly answer: string;
  /** The one project the answer has shown. */
  readonly shown: string | undefined;
  readonly rows: readonly unknown[];
}

const GREETING = /^(?:(?:good )?morning|good (?:afternoon|evening)|hey|hi|hello)(?: there| team| all)?[!.,]+ +(?=\S{2,} \S)/i;
/** Who asks says nothing of what is asked. */
const AT_THE_COUNTER =
  /^(?:(?:i (?:have|'ve got|got) )?(?:an? |the )?(?:lady|man|guy|woman|gentleman|customer|client|couple|someone|somebody|walk-?in)(?: is| just)? (?:at|on|in|by) the (?:counter|phone|line|shop|door|store|desk)|walk-?in)[.,:;-]+ +(?=\S+ \S)/i;
const NOTHING_FANCY = /,? (?:nothing|not(?: too| anything)?) (?:fancy|crazy|special|too fancy)(?=[.,;!?]|$)/i;
const PHONED =
  /^(?<article>[Aa]n? |[Ss]ome |[Ee]ine? |[Uu]na? )?(?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+) (?:has |hat |have |acaba de |ha )?(?:just |gerade |eben )*(?<how>phoned|called|rang|e-?mailed|wrote|texted|walked in|came by|got in touch|angerufen|llamar|llamado|llamó)(?: us| in| here| just now| me)*[,:;.]? (?:and |und )?(?<wish>.+)$/u;
const WISHES =
  /\b(?:needs?|wants?|looking for|would (?:like|love)|asking for|asks for|is after|interested|braucht|möchte|will|sucht|necesita|quiere)\b/i;
const A_NUMBER = /\d{3}[ .-]?\d{3}[ .-]?\d{4}/;
const CALLED =
  /^(?:[Ss]omeone|[Ss]omebody|[Aa] (?:lady|woman|man|guy|bride|client|customer|person)) (?:called|named) (?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+) (?:just )?(?<how>phoned|called|rang|e-?mailed|wrote|texted|walked in|came by|got in touch)(?: us| in)?,? (?:and |she |he |they )?(?<wish>.+)$/u;
/** “Just got off the phone with a Colleen Hartwig, flowers for …”, “new enquiry from …”: whoever is spoken of for the first time. */
const SPOKE_WITH =
  /^(?:(?:ok|so|hey|hi),? )*(?:i |we )?(?:'ve |have )?(?:just |only just )?(?<how>(?:got|came|hung|been|was|am) (?:off|up|on) (?:the )?(?:phone|line|call)(?: with)?|hung up(?: with)?|(?:spoke|talked) (?:to|with)|had|took (?:a )?call from|(?:a )?call (?:came in )?from)(?: on the (?:phone|line))? (?<article>an? |one |some )(?<who>[A-Z\u00c0-\u024f][\w\u00c0-\u024f'’-]+(?: [A-Z\u00c0-\u024f][\w\u00c0-\u024f'’-]+)+)(?: on the (?:phone|line))?\s*[,:;.–-]+ ?(?<wish>.+)$/i;
/** The order at the end of what was told. */
const ADD_THEM =
  /[.,;!–-]+ ?(?:please |can you |could you |so )*(?:get|put|add|take|note|write|enter|log|save|sign|pop) (?:her|him|them|it|that|this)(?: all)?(?: (?:in|down|up|on|into the system|in the system|as an? (?:new )?(?:lead|inquiry|enquiry)|to the leads))*(?:,? (?:please|pls|thanks|for me))*[.!]*$/i;
const TASK = /\b(?:tasks?|to-?dos?|aufgaben?|tareas?)\b/i;
const ORDERS = /^(?:please |can you |could you )*(?:add|make|create|put|set up|new|(?:a )?(?:task|to-?do))\b/i;
/** “Task for Priya: …” names who does it before what is to be done. */
const DOER_FIRST =
  /^(?<begin>(?:(?:please|can you|could you|add|make|create|put|set up) )*(?:an? |new )*(?:task|to-?do|aufgabe|tarea) (?:for|für|para) )(?<who>\p{Lu}[\p{L}'’-]+)(?=\s*[:,-])/iu;
/** “…, for Priya Nair to do”: a name before the colon may be that of the project as well. */
const DOES_IT = /, for (?<who>\p{L}[^,]*?) to do\./u;
/** “Oh, she's away then”: why it is somebody else's. */
const WHY_ANOTHER =
  /^(?:(?:oh|ah|hm+|wait|no)[,.!]* )*(?:s?he|they|\p{Lu}\p{Ll}+)(?:'s|’s| is| are| has| will be| won't be| isn't)\b[^.,;!]*\b(?:away|off|ill|sick|out|busy|here|holiday|vacation|leave|free|working)\b[^.,;!]*[.,;!]+\s*(?=\S)/iu;
const FOR_WHOM =
  /(?:^|,? )(?:and |no,? |actually,? |wait,? |ok,? )*(?:(?:is )?for|to|(?:give|pass|hand|move|reassign|assign)(?: it| that| this)?(?: one| task)?(?: over)? to|let|have|make it|für|para|gib (?:das|die|es)(?: aufgabe)?(?: doch)?(?: lieber)? an?|dásel[oa] a|mejor para) (?<who>\p{Lu}[\p{L}'’-]+)(?:'s)?(?: (?:do|take|handle) (?:it|that|this)(?: one)?)?(?=$|,| (?:due|by|on|until|please|instead|rather|lieber|mejor|and|und|y)\b)/u;
/** “Actually Mia should do it” */
const WHO_DOES =
  /(?:^|,? )(?:[Aa]nd |[Nn]o,? |[Aa]ctually,? |[Ww]ait,? |[Rr]ather,? )*(?<who>\p{Lu}[\p{L}'’-]+) (?:should|can|will|shall|must|soll|kann)(?: rather| lieber| better)? (?:do|take|handle|das machen|es machen|das übernehmen)(?: (?:it|that|this)(?: one)?)?(?: instead| rather)?(?=$|,)/u;
const LITTLE =
  /\b(?:due|by|on|until|and|ok|okay|it'?s|is|make|it|that|this|bis|am|para|el|please|also|set|have|done|date|instead|rather|lieber|mejor|actually|no|wait)\b|[,.;!?]/gi;
const TAKES =
  /^(?:(?:ok|okay|yes|great|then|let'?s|we'?ll|i'?ll|we|i|please)[,]? )*(?:take|book|use|do|nimm|toma)(?: the)? (?<which>first|second|third|last|earliest|(?:at )?\d{1,2}:\d\d)(?: (?:one|slot|time|option))?,? (?:with|for) (?<who>.+)$/i;
const OFFERED = /^Free (?:for “(?<kind>[^”]+)”|on [^“]*for “(?<other>[^”]+)”)/;
const DAY = /\b\p{Lu}\p{L}{2} (?<day>\d{1,2} \p{L}{3,4} 20\d\d)\b/u;
const NTH: Readonly<Record<string, number>> = { first: 0, earliest: 0, second: 1, third: 2, last: -1 };

/**
 * A sentence as it would have been said by itself: without a greeting, with its words as they are spelled, and with what the turn before it
 * was about where it is only the rest of that. Any other stays as it is.
 */
export function inFull(said: string, history: readonly Said[], today: string): string {
  const greeted = said.replace(GREETING, '').replace(AT_THE_COUNTER, '').replace(NOTHING_FANCY, '');
  const message = inKnownWords(
    inLong(spelled(spokenHours(orderOfTold(greeted, today) ?? namedInPlace(greeted) ?? withoutExcluded(greeted)))).replace(
      /\bto cal (?=\p{Lu})/u,
      'to call ',
    ),
  ).replace(/(?<= )r (?=(?:free|there|available|left|still|we|they)\b)/g, 'are ');
  const before = beforeOf(history);
  return (
    (before && withTheAnswer(message, before)) ??
    asLead(message) ??
    asAsked(message) ??
    (before &&
      (atOtherTime(message, before.order, today) ??
        taskOf(message, before, today) ??
        timeTaken(message, before) ??
        otherCount(message, before) ??
        goesBack(message, before, today) ??
        afterRefusal(message, before))) ??
    message
  );
}

/** All that was said before, each in full by what came before it. */
export function historyInFull(history: readonly Said[], today: string): readonly Said[] {
  const full: Said[] = [];
  for (const one of history) full.push(one.role === 'user' ? { ...one, content: inFull(one.content, full, today) } : one);
  return full;
}

function beforeOf(history: readonly Said[]): Before | undefined {
  const order = history.findLast(({ role }) => role === 'user')?.content;
  const answer = history.findLast(({ role }) => role === 'assistant')?.content;
  const data: unknown = history.findLast(({ role }) => role === 'assistant')?.cards?.data;
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return order === undefined || answer === undefined ? undefined : { order, answer, shown: projectIn(rows), rows };
}

function projectIn(rows: readonly unknown[]): string | undefined {
  const [only, ...others] = rows;
  const isOne = typeof only === 'object' && only !== null && 'url' in only && 'name' in only && others.length === 0;
  return isOne && String(only.url).startsWith('/tenant_crm/projects/') && typeof only.name === 'string' ? only.name : undefined;
}

/** “Someone called Tessa Lowe phoned, wants …” */
function asLead(message: string): string | undefined {
  const phoned = PHONED.exec(message)?.groups;
  const isNew = phoned && WISHES.test(phoned['wish'] ?? '') && (phoned['article'] !== undefined || A_NUMBER.test(phoned['wish'] ?? ''));
  const spoke = SPOKE_WITH.exec(message)?.groups;
  if (spoke) return leadFrom(spoke['who'] ?? '', 'called', spoke['wish'] ?? '');
  const { who, how, wish } = CALLED.exec(message)?.groups ?? (isNew ? phoned : {});
  return who === undefined ? undefined : leadFrom(who, (how ?? '').replace(/^(?:angerufen|llam\p{L}+)$/u, 'called'), wish ?? '');
}

const leadFrom = (who: string, how: string, wish: string): string =>
  `add a lead: ${who}, ${how}, ${translate(wish)?.text ?? wish}`.replace(ADD_THEM, '');

/** “Due next Friday, for Priya” after a task: the same task, with who does it and when. */
function taskOf(message: string, { order, answer }: Before, today: string): string | undefined {
  // Where the project was asked for, “for Reyes” is the project.
  if (!TASK.test(order) || !ORDERS.test(order) || !/^I would (?:add the task|put “.+” on the calendar of )/.test(answer)) return undefined;
  const own = message.replace(WHY_ANOTHER, '');
  const said = own.replace(/[.!]+$/, '');
  const who =
    FOR_WHOM.exec(said.replace(/^\p{Lu}(?=\p{Ll}*\b(?! (?:should|can|will|shall|must|soll|kann)\b))/u, (first) => first.toLowerCase())) ??
    WHO_DOES.exec(said);
  const whenSaid = own.replace(who?.[0] ?? '\u0000', ' ');
  const span = findSpan(whenSaid, today) ?? dayAloneIn(whenSaid, today);
  const rest = whenSaid
    .replace(span?.text ?? '\u0000', ' ')
    .replace(LITTLE, ' ')
    .trim();
  if (rest !== '' || (!who && !span) || (span && span.from !== span.to)) return undefined;
  const old = span && findSpan(order, today);
  const task = old ? order.replace(old.text, '').replace(/[\s,]+(?:due|by|on|until)?\s*$/i, '') : order.replace(/[.!\s]+$/, '');
  const due = span ? `, due ${span.from}` : '';
  const doer = who?.groups?.['who'];
  if (doer === undefined) return `${task}${due}`;
  const first = DOER_FIRST.exec(task)?.groups?.['who'];
  const isDoer = first !== undefined && DOES_IT.exec(answer)?.groups?.['who']?.startsWith(first) === true;
  return isDoer ? `${task.replace(DOER_FIRST, `$<begin>${doer}`)}${due}` : `${task}, assigned to ${doer}${due}`;
}

const COUNTS = /^I would (?:reserve|record a payment|book [$€£]|take \d)/;
const OTHER_COUNT =
  /^(?:(?:no|sorry|wait|oh|actually|rather|ok|and|then),? )*(?:make (?:it|that)|it'?s|it is|i meant?|take|rather|better|lieber|besser|mejor) (?<count>[$€£]?\d[\d.,]*)(?: (?<what>[\p{L} -]+?))?(?:,? (?:please|instead|rather|then))*[.!]*$/iu;

/** “Make it 30 votives” after a count that waits: the same with another one. */
function otherCount(message: string, { order, answer }: Before): string | undefined {
  const said = COUNTS.test(answer) ? OTHER_COUNT.exec(message.trim())?.groups : undefined;
  if (!said) return undefined;
  const old = /[$€£]?\d[\d.,]*(?= ?\p{L}|[ ,]|$)/u.exec(order)?.[0];
  const first = (said['what'] ?? '').split(' ')[0] ?? '';
  return old !== undefined && order.toLowerCase().includes(first.toLowerCase()) ? order.replace(old, said['count'] ?? '') : undefined;
}

/** “Take the first one, with Birch & Vale” after times that are free. */
function timeTaken(message: string, { answer }: Before): string | undefined {
  const taken = TAKES.exec(message.replace(/[.!\s]+$/, ''))?.groups;
  const offer = OFFERED.exec(answer)?.groups;
  const day = DAY.exec(answer)?.groups?.['day'];
  if (!taken || !offer || day === undefined) return undefined;
  const times = (answer.split('\n', 1)[0] ?? '').match(/\b\d\d:\d\d\b/g) ?? [];
  const which = (taken['which'] ?? '').toLowerCase().replace(/^at /, '');
  const nth = NTH[which];
  const time = nth === undefined ? times.find((one) => one === which.padStart(5, '0')) : times.at(nth);
  return time === undefined ? undefined : `book a ${offer['kind'] ?? offer['other'] ?? ''} with ${taken['who'] ?? ''} on ${day} at ${time}`;
}
