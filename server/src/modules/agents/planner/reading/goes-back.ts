import { findSpan } from '../dates';

interface Before {
  readonly order: string;
  readonly answer: string;
  /** The one project the answer has shown. */
  readonly shown?: string | undefined;
}

/** What somebody says of the news before they order what follows from it. */
const NEWS =
  /^(?:(?:good|great|perfect|nice|lovely|super|ok|okay|yes|yay|right|fine|alright|thanks|thank you|gut|prima|toll|bien|genial|vale)[,.!:;]* +)*(?:(?:(?:and |so )?(?:they|she|he|the (?:client|couple|bride|family)|sie|er|ellos|ella)(?:'ve| have| has|'s)? (?:just )?(?:said yes|agreed|accepted|signed|confirmed|paid|approved|want(?:s|ed)? it|haben zugesagt|hat zugesagt|han dicho que sí|ha dicho que sí))[,.!:;]+ +(?:and |so |then )?)?(?=\S+ \S)/iu;
const MOVES_IT =
  /^(?:please )?(?<verb>move|mark|put|set|push|bring|switch|change) (?:it|them|that|this|that one|this one|the project|the job)(?<to> (?:to|as|into|in|on) .+)$/iu;

/** “Good, they said yes. Move it to booked”: the project the answer before was about. */
function moved(message: string, { shown }: Before): string | undefined {
  const order = message.replace(NEWS, '');
  const found = MOVES_IT.exec(order)?.groups;
  if (!found) return undefined;
  if (shown !== undefined) return `${found['verb'] ?? ''} ${shown}${found['to'] ?? ''}`;
  return order === message ? undefined : order;
}

const FULL_NAME = /(?<![\p{L}])(?<name>\p{Lu}[\p{Ll}’']+(?:[ -]\p{Lu}[\p{Ll}’']+)+)(?![\p{L}])/gu;
const NO_PERSON =
  /\b(?:Street|Road|Barn|House|Garden|Hill|Hotel|Church|Foundation|Planning|Wedding|Gala|Photography|Books|School|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/u;
const TO_HER =
  /^(?<before>(?:(?:please|and|ok|okay|then|great|good|so|can you|could you)[,.!]? )*(?:text|message|write(?: to)?|mail|e-?mail|sms|tell|ask|answer|reply to|remind|call|ring|schreib|schreibe|antworte|sag|escríbe|dile a|manda un mensaje a))(?: a)? (?:her|him|ihr|ihm|a ella|a él)(?=[ ,:]|$)/iu;

/** “Text her that …”: whoever was asked about before, where that is one person. */
function toPerson(message: string, { order }: Before): string | undefined {
  const before = TO_HER.exec(message);
  if (!before) return undefined;
  const names = [...new Set([...order.matchAll(FULL_NAME)].map(({ groups }) => groups?.['name'] ?? ''))].filter(
    (name) => !NO_PERSON.test(name),
  );
  const [name] = names;
  const said =
    name === undefined || names.length > 1 ? undefined : message.replace(before[0], `${before.groups?.['before'] ?? ''} ${name}`);
  return said === undefined ? undefined : toYou(said, /(?:her|him)$/iu.exec(before[0])?.[0]);
}

/** What is told to her says “you” and not “her”. */
const toYou = (message: string, whom: string | undefined): string =>
  whom === undefined
    ? message
    : message.replace(
        new RegExp(
          `(?<= )${whom}(?= (?:from|at|when|before|after|back|on|in|to|if|and|again|later|then|tomorrow|by|with)\\b|[,.!]|$)`,
          'gi',
        ),
        'you',
      );

const AT_PLACE =
  /\b(?<head>(?:wedding|gala|memorial|party|event|job|project|launch|benefit|one)s? (?:at|in) (?:the )?)(?<place>[a-zà-ɏ][a-zà-ɏ'’&-]*(?: (?!in\b|on\b|for\b|at\b|next\b|this\b)[a-zà-ɏ][a-zà-ɏ'’&-]*){0,3})/iu;
const OTHER_PLACE =
  /^(?:(?:no|nope|sorry|wait|oh|actually|not that one|i meant?|i mean)[,.]? )*(?:the other(?: one| wedding)?,? |the one |that one )?(?:the one |that is )?(?:at|in) (?:the )?(?<place>[a-zà-ɏ][a-zà-ɏ'’& -]*)[.!]*$/iu;

/** “No, the other one, at the glass house”: the question before, about the event of another place. */
function otherPlace(message: string, { order }: Before, today: string): string | undefined {
  const place = OTHER_PLACE.exec(message)?.groups?.['place'];
  if (place === undefined || !/^(?:no|nope|sorry|wait|oh|actually|not|the|that|i)\b/iu.test(message)) return undefined;
  const isPlace = findSpan(`in ${place}`, today) === undefined && AT_PLACE.test(order);
  return isPlace ? order.replace(AT_PLACE, (_whole, head: string) => `${head}${place.trim()}`) : undefined;
}

const ORDERS_TASK = /^(?:I would add the task|A task stands on the timeline|I would put “)/;
const OTHER_DAY =
  /^(?:(?:no|sorry|wait|oh|actually|rather|i meant?|i mean|make (?:it|that)|not (?:this|that) (?:one|week)|but|for|on)[,.]? )*(?<when>.+?)(?:,? (?:i meant?|i mean|sorry|instead|rather|please|then))*[.!]*$/iu;
const LITTLE =
  /\b(?:i meant?|i mean|next week'?s?|this week'?s?|the|on|by|due|sorry|no|not|it|make|that|is)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|[,.;!]/giu;

/** “Next week's Thursday I mean, the 10th”: the task before with another day. */
function otherDay(message: string, { order, answer }: Before, today: string): string | undefined {
  if (!ORDERS_TASK.test(answer)) return undefined;
  const old = findSpan(order, today);
  const said = OTHER_DAY.exec(message)?.groups?.['when'];
  if (!old || said === undefined || old.from !== old.to) return undefined;
  const day = dayMeant(message, { today, not: old.from });
  return day === undefined ? undefined : order.replace(old.text, `${/^(?:on|by) /iu.exec(old.text)?.[0] ?? ''}${day}`);
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const AT_HOUR = new RegExp(`^(?:at )?(?<hour>${HOURS.join('|')}|\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)$`, 'i');

/** “Sorry, I meant Friday, at nine”: the task before on that day, and at that hour. */
function otherMoment(message: string, { order, answer }: Before, today: string): string | undefined {
  if (!ORDERS_TASK.test(answer)) return undefined;
  const old = findSpan(order, today);
  const said = OTHER_DAY.exec(message)?.groups?.['when'] ?? '';
  const span = findSpan(said, today);
  if (!old || !span || old.from !== old.to || span.from !== span.to || span.from === old.from) return undefined;
  const rest = said.replace(span.text, ' ').replace(LITTLE, ' ').replace(/\s+/g, ' ').trim();
  const hour = AT_HOUR.exec(rest)?.groups?.['hour'];
  if (rest !== '' && hour === undefined) return undefined;
  const at = hour === undefined ? '' : ` at ${String(HOURS.indexOf(hour.toLowerCase()) + 1 || hour)}`;
  return order.replace(old.text, `${/^(?:on|by) /iu.exec(old.text)?.[0] ?? ''}${span.from}${at}`);
}

const IN_MONTH = /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b/iu;
const NEXT_WEEKS = /\bnext week['’]?s? (?<day>[a-z]+day)\b|\b(?<other>[a-z]+day) (?:of )?next week\b/iu;
const DAY_MS = 86_400_000;

/** A weekday of the week after, or the day of the month that is said with it; undefined where more is said, or they disagree. */
function dayMeant(message: string, { today, not }: { today: string; not: string }): string | undefined {
  const weekday = NEXT_WEEKS.exec(message)?.groups;
  const named = (weekday?.['day'] ?? weekday?.['other'])?.toLowerCase();
  const date = Number(IN_MONTH.exec(message)?.groups?.['day'] ?? 0);
  const rest = message.replace(NEXT_WEEKS, ' ').replace(IN_MONTH, ' ').replace(LITTLE, ' ').trim();
  if (rest !== '' || (named === undefined && date === 0)) return undefined;
  return daysFrom(today).find(
    (day) =>
      day !== not &&
      (named === undefined || weekdayOf(day) === named) &&
      (date === 0 ? day > mondayAfter(today) : Number(day.slice(8)) === date),
  );
}

const AHEAD = 35;
const daysFrom = (today: string): readonly string[] =>
  Array.from({ length: AHEAD }, (_none, at) => new Date(Date.parse(today) + at * DAY_MS).toISOString().slice(0, 10));
const weekdayOf = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)).toLowerCase();
const mondayAfter = (today: string): string =>
  new Date(Date.parse(today) + (7 - (new Date(`${today}T00:00:00Z`).getUTCDay() || 7)) * DAY_MS).toISOString().slice(0, 10);

const ON_LIST =
  /^(?:(?:please|ok|okay|and|then)[,.]? )*put (?:that|this|those|these|them|it|all of (?:it|them)) on (?:the )?(?<name>[a-zà-ɏ'’]+?)(?:['’]s)? (?:to-?do )?list(?<when> (?:for|by|on) .+?)?[.!]*$/iu;

/** “Put that on Mia's list for Monday” after flowers of the cooler: to use them up, by their names. */
function onList(message: string, { answer }: Before): string | undefined {
  const found = ON_LIST.exec(message)?.groups;
  if (!found || !/^\d+ lots?.* in the cooler/u.test(answer)) return undefined;
  const rows = answer.split('\n').flatMap((line) => /^- (?<what>[^:]+):/u.exec(line)?.groups?.['what'] ?? []);
  const when = (found['when'] ?? '').replace(/^ (?:for|by|on) /iu, ', due ');
  return rows.length === 0 ? undefined : `add a task for ${found['name'] ?? ''}: use up ${[...new Set(rows)].join(' and ')}${when}`;
}

/** What only points back – “her”, “it”, “the other one”, another day – by what the turn before has told or drafted. Undefined: it does not. */
export function goesBack(message: string, before: Before, today: string): string | undefined {
  return (
    onList(message, before) ??
    moved(message, before) ??
    toPerson(message, before) ??
    otherPlace(message, before, today) ??
    otherMoment(message, before, today) ??
    otherDay(message, before, today)
  );
}
