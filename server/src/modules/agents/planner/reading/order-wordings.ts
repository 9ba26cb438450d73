import { DAILY_WORDINGS } from './daily-wordings.data';
import { LETTER_WORDINGS } from './letter-wordings.data';
import { WORKING_WORDINGS } from './working-wordings.data';

type Wording = readonly [said: RegExp, says: string];

/** Orders in other words than those the grammar knows. `$<name>` is what the pattern has caught. */
const WORDINGS: readonly Wording[] = [
  [/^(?:sorry|no|oh no|wait|actually)[,.]? (?:i mean |it's |it was |that's )?(?<n>[$€£]?\d[\d.,]*)[.!]?$/i, 'make it $<n>'],
  [
    /^(?:move|push|shift) (?<what>.+?) (?<n>an?|one|two|three|\d{1,2}) (?<unit>day|week|month)s? (?:later|back)(?:, same (?:time|hour|place).*)?[.!]?$/i,
    'postpone $<what> by $<n> $<unit>',
  ],
  [
    /^put (?<amount>[$€£]? ?\d[\d.,]*) (?:for|of) (?<what>.+?) (?:on|onto|to|against) (?:the )?(?<job>\p{Lu}.+?)(?: job| project| event)?[.!]?$/iu,
    'enter a bill: $<amount>, $<what>, for $<job>',
  ],
  [
    /^(?:i'?m |we'?re |i am |we are )?(?:all )?(?:done|finished|through) with (?:the )?(?<what>[^.,;]+?)[,.;–-]+ (?:please |so |you can )?(?:cross|tick|check|strike|mark) (?:that|it|this|them)(?: one)?(?: off| out| as done| done)?[.!]*$/i,
    'tick off $<what>',
  ],
  [
    /^(?<verb>write|send|draft) (?<who>\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)?) (?<kind>an? (?:(?:short|quick|nice|friendly|kind|warm|little|brief|sweet|heartfelt|personal|gentle),? )+(?:and )?(?:e-?mail|mail|note|message|letter)), (?<body>(?:we|i|our|the|it|they|their|thanks?|so|there|please)\b.{6,})$/iu,
    '$<verb> $<who> $<kind>: $<body>',
  ],
  [/^note here\s*[:,-]\s*(?<body>.+)$/i, 'add a note: $<body>'],
  [
    /^pencil (?<who>\p{Lu}.+?) in for (?<when>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d.*|\d.*)$/iu,
    'put a hold on $<when> for $<who>',
  ],
  [
    /^pencil in (?<who>\p{Lu}.+?) for (?<when>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d.*|\d.*)$/iu,
    'put a hold on $<when> for $<who>',
  ],
  [
    /^(?:please )?remind (?!me\b|us\b|the\b|them\b|him\b|her\b)(?<who>\p{L}{2,}) (?<when>(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today) to (?<what>.+)$/iu,
    'remind $<who> to $<what> $<when>',
  ],
  [
    /^(?<verb>write|send|draft) (?<who>\p{Lu}\S*(?: \p{Lu}\S*)?) (?<kind>an? (?:short |quick |nice |friendly |kind |warm |little )*(?:e-?mail|mail|note|message|letter)), (?<body>.+)$/u,
    '$<verb> $<who> $<kind>: $<body>',
  ],
  [
    /^(?:i'm |i am |i )?(?:just )?(?:got |came )?off the (?:phone|line) with (?<who>\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)[.,:] (?<wish>.+?)[.,]? (?:please )?put (?:her|him|them) in(?: please)?[.!]?$/iu,
    'new lead: $<who>, $<wish>',
  ],
  [
    /^(?:an? )?(?<what>(?:site |venue )?(?:visit|walk-?through|meeting|tasting|consultation))(?<where> at (?:the )?[\p{L}' ]+?)? (?<when>(?:(?:next|this|on) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:at )?\d.*?|tomorrow (?:at )?\d.*?)(?<who> with .+?)?[.!]?$/iu,
    'put a $<what>$<where>$<who> in the calendar, $<when>',
  ],
  [
    /^(?<n>\d+ .+? for .+?)(?: please)?,? (?:please )?(?:hold|reserve|keep|block) (?:them|it|those)(?: aside)?(?: please)?[.!]?$/i,
    'reserve $<n>',
  ],
  [/^(?:and |also |ok |okay )*then (?=remind (?:me|us)\b)/i, ''],
  [/^(?:set |make )?(?:me )?(?:an? )?alarm (?:for|on) (?<when>.+?) (?:to|about|for) (?<what>.+)$/i, 'remind me $<when> to $<what>'],
  [
    /^(?<verb>push|move|shift|postpone|delay) (?<it>it|this|that|the (?:event|party|wedding|date|whole thing))(?: back| out| on)? (?<by>an?|one|two|three|\d{1,2}) (?<unit>day|week|month)s?$/i,
    'postpone it by $<by> $<unit>',
  ],
  [
    /^(?:stick|put|pin|leave|drop|slap|add|make) (?:me )?(?:a |the )?(?:quick |little |sticky )*note (?:on|onto|to|in|for) (?:the |this |that )(?:board|moodboard|project|file|job|event|wedding|page)(?: here)?\s*[:,-]\s*(?<body>.+)$/i,
    'add a note: $<body>',
  ],
  [/^pin (?:a |the )?note (?:down )?(?:here|to (?:this|it))(?:\s*[:,-]| that)\s*(?<body>.+)$/i, 'add a pinned note: $<body>'],
  [
    /^(?:stick|put|leave|drop|add|make|write|take) (?:me )?(?:a |the )?(?:quick |little )*note (?:down )?(?:here|to (?:this|it))(?:\s*[:,-]| that)\s*(?<body>.+)$/i,
    'add a note: $<body>',
  ],
  [
    /^(?<order>(?:please )?(?:mark|set|move) (?:the )?.+? (?:as |to )?contacted),? (?:and )?(?:i|we)(?:'ve| have)? (?:just |already |finally )*(?:spoke|spoken|talked|called|rang|phoned|e-?mailed|answered|written|wrote|reached)\b.*$/i,
    '$<order>',
  ],
  [
    /^(?:[Pp]lease )?(?:[Ll]og|[Pp]ut down|[Ww]rite down|[Jj]ot down|[Nn]ote(?: down)?|[Rr]ecord)(?: that)? (?<said>(?:[Ii]|[Ww]e)(?:'ve| have)? (?:just )?(?:called|phoned|rang|spoke (?:to|with)|talked (?:to|with)|met|reached) (?<who>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*).*)$/u,
    'add a note to $<who>: $<said>',
  ],
  [/^(?<ask>(?:welche|which|qu[eé]|cu[aá]les|what) .+?),? (?:und seit wann|and since when|y desde cu[aá]ndo)\?*$/iu, '$<ask>?'],
  [/^what(?:'s| is) on my (?:to-?do )?list\??$/i, 'what are my open tasks'],
  [
    /^did (?<who>(?:the )?\p{L}[\p{L}&' -]{1,40}?) (?:look at|open|read|see|view) (?:their|the|our) (?<what>proposal|quote|offer)(?: yet)?\??$/iu,
    'has $<who> opened the $<what>',
  ],
  [/^(?:please )?(?:log|put down|write down|jot down|note down) that (?<body>.+)$/i, 'add a note: $<body>'],
  [/^(?:jot|write|scribble)(?: this| that)? down(?: here)?\s*[:,-]\s*(?<body>.+)$/i, 'add a note: $<body>'],
  [/^(?:note to (?:self|us|the team)|for the (?:notes|file|record)|fyi for the file)\s*[:,-]\s*(?<body>.+)$/i, 'add a note: $<body>'],
  [/^(?:notiz|notier(?:e)?(?: dir)?(?: bitte)?|vermerk(?:e)?)\s*[:,-]\s*(?<body>.+)$/i, 'add a note: $<body>'],
  [/^(?:nota|anota(?:me)?|apunta|(?:apunta|anota|escribe|pon)(?:me)? una nota)\s*[:,-]\s*(?<body>.+)$/i, 'add a note: $<body>'],
  [/^(?:new )?(?:lead|inquiry|enquiry|anfrage|consulta)\s+(?:in|just in|came in)\s*[:,-]\s*(?<who>.+)$/i, 'new lead: $<who>'],
];

const ALL: readonly Wording[] = [...WORDINGS, ...DAILY_WORDINGS, ...WORKING_WORDINGS, ...LETTER_WORDINGS];

/** What was caught may be nothing: then the word before it has nothing to join. */
const OPEN_END = / (?:about|wegen|for)\s*(?=,|$)/i;

/**
 * An order in the words the grammar knows, with everything that was dictated as it was said; any other sentence as it was.
 *
 * @example inKnownWords('nudge Tess about the form') // 'write a reminder to Tess about the form'
 */
export function inKnownWords(message: string): string {
  const plain = message.trim().replace(/\s+/g, ' ').replace(/[’‘]/g, "'");
  const [said, says] = ALL.find(([pattern]) => pattern.test(plain)) ?? [];
  if (said === undefined || says === undefined) return message;
  return plain.replace(said, says).replace(/\s+/g, ' ').replace(OPEN_END, '').trim();
}
