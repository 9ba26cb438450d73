import { styleAside, styleMidway, toneOfOrder, type Tone } from './letter-style';
import { apart } from './letter-wishes';
import { plainLetters } from './plain-letters';

/** A message somebody wants to have written: to whom, what for, and what it shall say. */
export interface LetterWish {
  readonly language: 'en' | 'de' | 'es';
  readonly purpose: 'message' | 'thanks' | 'reminder' | 'apology' | 'reply';
  /** As it was said; empty: whoever the open project belongs to. */
  readonly to: string;
  /** In the person's own words; empty: what the purpose tells. */
  readonly body: string;
  /** What was said about the message, and stands nowhere in it. */
  readonly left?: readonly string[];
  /** It was asked for in another language than that it was dictated in. */
  readonly isForeign?: boolean;
  /** How it shall sound, where that was said with the order. */
  readonly tone?: Tone;
}

type Rule = readonly [language: LetterWish['language'], purpose: LetterWish['purpose'] | undefined, pattern: RegExp];

const PLEASE =
  "(?:(?:please|kindly|now|bitte|por favor|can you|could you|would you|will you|i need to|i want to|i have to|i'd like to|let's|kannst du|könntest du|puedes|podrías|quiero),? )*";
const WHOM = '(?<to>(?!(?:me|us|down|a|an|up|it|that|this|mir|uns|me|nos)\\b)[^:,]{2,60}?)';
const SAYING =
  '(?:,? (?:that|saying(?: that)?|to say(?: that)?|telling (?:her|him|them)(?: that)?|to (?:tell|let) (?:her|him|them) (?:know )?(?:that )?|explaining(?: that)?|(?:and )?(?:say|tell (?:her|him|them)|let (?:her|him|them) know|explain)(?: that)?|because|about(?: how)?|regarding|(?:and )?ask(?:ing)?(?: (?:her|him|them))?(?= (?:if|whether|what|when|where|which|how|who|for|about)\\b)|asking|offering|suggesting|confirming|thanking|for)|,? (?:and )?(?:mention|note|add|point out)(?:ing)?(?: (?:to )?(?:her|him|them))?(?: that)?|,(?= (?:propose|suggest|offer|ask|thank|confirm|invite|apologi[sz]e)\\b)|\\s*:)';
const ADJECTIVES =
  '(?:(?:nice|short|quick|friendly|polite|but|and|yet|very|really|more|kind|warm|little|brief|gentle|firm|personal|formal|lovely|proper|reassuring|calm|calming|soothing|cheerful|cheery|encouraging|sincere|heartfelt|casual|professional|respectful|thoughtful|sweet|clear|concise|simple|honest|tactful|discreet|sympathetic|understanding|welcoming|helpful|light|good|apologetic),? )*';
const KINDS =
  '(?<kind>thank[- ]?you(?: (?:note|message|e-?mail|mail|letter|card|text))?|apology(?: (?:note|message|e-?mail|mail|letter))?|(?:payment )?reminders?(?: (?:note|message|e-?mail|mail|text))?|reply|answer|response|follow[- ]?up(?: (?:note|message|e-?mail|mail))?|message|e-?mail|mail|letter|note)';
const WRITE = '(?:write|draft|compose|prepare|word|formulate|make|create)(?: up)?(?: me| us)?';

const en = (pattern: string, purpose?: LetterWish['purpose']): Rule => ['en', purpose, new RegExp(`^${PLEASE}${pattern}[.!]?$`, 'i')];
const de = (pattern: string, purpose?: LetterWish['purpose']): Rule => ['de', purpose, new RegExp(`^${PLEASE}${pattern}[.!]?$`, 'iu')];
const es = (pattern: string, purpose?: LetterWish['purpose']): Rule => ['es', purpose, new RegExp(`^${PLEASE}${pattern}[.!]?$`, 'iu')];

const KIND_DE =
  '(?<kind>(?:dankes?(?:nachricht|mail|brief|karte)|dankeschön|zahlungserinnerung|erinnerung(?:smail)?|mahnung|entschuldigung|antwort|nachricht|e-?mail|mail|brief))';
const ADJECTIVES_DE = '(?:(?:kurze|nette|freundliche|höfliche|kleine|beruhigende|herzliche|warme|liebe|förmliche|sachliche)[nrs]? )*';
const KIND_ES =
  '(?<kind>(?:mensaje|correo|e-?mail|carta|nota|respuesta|recordatorio)(?: de (?<of>agradecimiento|disculpas?|pago))?|agradecimiento|disculpa)';

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  en(`${WRITE} (?:an? |the )?${ADJECTIVES}${KINDS} (?:to|for) ${WHOM}(?:${SAYING} (?<body>.+))?`),
  en(`(?:write|draft|compose|prepare) ${WHOM} (?:an? |the )${ADJECTIVES}${KINDS}(?:${SAYING} (?<body>.+))?`),
  en(`${WRITE} (?:an? |the )?${ADJECTIVES}${KINDS}(?:${SAYING} (?<body>.+))?`),
  en(`(?:i |we )?need (?:an? |the )?${ADJECTIVES}${KINDS} (?:to|for) ${WHOM}(?:${SAYING} (?<body>.+))?`),
  en(`(?:write|draft) (?:something|a few (?:words|lines)) ${ADJECTIVES}(?:to|for) ${WHOM}(?:${SAYING}|,) (?<body>.+)`),
  en(`(?:write|e-?mail|mail|drop)(?: to)? ${WHOM}(?: a (?:line|note|message|mail))?${SAYING} (?<body>.+)`),
  en(
    `send (?:an? |the )?${ADJECTIVES}(?<kind>thank[- ]?you(?: (?:note|message|e-?mail|mail|letter|card))?|apology(?: (?:note|message|e-?mail))?|(?:payment )?reminder(?: (?:note|message|e-?mail))?|e-?mail|mail|letter) to ${WHOM}(?:${SAYING} (?<body>.+))?`,
  ),
  en(`ask ${WHOM} (?<body>(?:if|whether) .+)`, 'message'),
  en(`remind ${WHOM} (?:to|that|about|of) (?<body>.+)`, 'reminder'),
  en(`thank ${WHOM} for (?<body>.+)`, 'thanks'),
  en(`apologi[sz]e to ${WHOM} (?:for|that|about) (?<body>.+)`, 'apology'),
  de(
    `(?:schreib|verfass|formulier|entwirf|mach|erstell)e?(?: bitte)?(?: mir)? (?:eine?n? )?(?:kurze |nette |freundliche |höfliche )*${KIND_DE} (?:an|für) (?:die |den |das |familie )?${WHOM}(?:(?:,? dass|\\s*:|,? wegen|,? für) (?<body>.+))?`,
  ),
  de(
    `(?:schreib|mail|antworte?)e?(?: bitte)?(?: an)?(?: der| dem| die)? ${WHOM}(?: (?:kurz|bitte|mal|schnell|noch))*(?: eine?n? ${ADJECTIVES_DE}(?:antwort|nachricht|mail|e-?mail|zeilen?|brief))?(?:,? dass|\\s*:) (?<body>.+)`,
  ),
  de(
    `(?:der |dem |die |den |frau |herrn )?${WHOM} (?:(?:bitte|kurz|mal|noch|schnell|heute|gleich|auch) )*(?:eine?n? ${ADJECTIVES_DE}(?:nachricht|mail|e-?mail|brief|zeilen) )?(?:schreiben|mailen|antworten|mitteilen|ausrichten)(?:,? dass|\\s*:) (?<body>.+)`,
  ),
  es(
    `(?:escr[ií]be|m[aá]nda)(?:le|les)?(?: un (?:correo|mensaje))?(?: por favor)? a (?:la |el |los |las )?${WHOM}(?:,? (?:que|diciendo que)|\\s*:) (?<body>.+)`,
  ),
  de(`erinner[en]?(?: bitte)?(?: die| den| das)? (?!mich\\b|uns\\b)${WHOM}(?:,? daran)?,? (?:an|dass|zu) (?<body>.+)`, 'reminder'),
  de(`(?:bedank|danke?)e?(?: dich)? (?:bei )?(?:der |dem |den )?${WHOM} für (?<body>.+)`, 'thanks'),
  es(
    `(?:escribe|redacta|prepara|haz|manda)(?:le|les|me)? (?:una? )?(?:breve |corto |amable )*${KIND_ES} (?:a|para) (?:la |el |los |las )?${WHOM}(?:(?:,? (?:que|diciendo que|sobre|por)|\\s*:) (?<body>.+))?`,
  ),
  es(
    `escr[ií]be(?:le|les)? a (?:la |el |los |las )?(?:se[ñn]ora? )?${WHOM} un(?:a)? (?:mensaj\\w+|correo|notit?a|e-?mail)(?:,? (?:que|diciendo que)|\\s*:) (?<body>.+)`,
  ),
  es(`escribe(?:le|les)?(?: un (?:correo|mensaje))? a (?:la |el |los |las )?${WHOM}(?:,? (?:que|diciendo que)|\\s*:) (?<body>.+)`),
  es(`(?:escr[ií]be|pregunta|manda un correo)(?:le|les)? a (?:la |el |los |las )?${WHOM} (?<body>si .+)`, 'message'),
  de(`(?:schreib|frag)e?(?: bitte)?(?: an)?(?: der| dem| die| den)? ${WHOM},? (?<body>ob .+)`, 'message'),
  es(`(?:recuérda|recuerda)(?:le|les) a (?:la |el |los |las )?${WHOM} (?:que|de) (?<body>.+)`, 'reminder'),
];

/** What was spoken of before: the records know it better. */
const POINTS_BACK = /^(?:that|this|it|them|those|das|dies|eso|esto)$/i;
/** What shall be written down for the team and not sent. */
const FOR_THE_TEAM = /^(?:note|notes|nota|notiz)$/i;
/** What nobody writes down for the team. */
const TO_SOMEBODY =
  /\b(?:gentle|kind|warm|friendly|polite|sweet|reassuring|personal|heartfelt|firm|apologetic) (?:note|nota|notiz)\b|\b(?:note|nota|notiz)\b,? (?:asking|thanking|inviting|confirming|suggesting|offering|letting|telling (?:her|him|them))\b/i;
const OF_A_RECORD = /\b(?:recipe|proposal|quote|invoice|contract|task|lead|project|poem|rezept|angebot|receta|presupuesto)\b/i;

/**
 * Reads that a message shall be written. Undefined: something else is wanted, such as a note in a record or a text that shall go out.
 *
 * @example letterIn('write Eleanor that the peonies are not available') // { to: 'Eleanor', body: 'the peonies are not available', … }
 */
/** What is published there is no letter to anybody. */
const CHANNEL =
  /^(?:our |the )?(?:instagram|insta|ig|facebook|fb|pinterest|tiktok|linkedin|threads|website|web ?site|homepage|blog|newsletter)(?: (?:page|post|story|caption|feed))?$/i;

export function letterIn(sentence: string): LetterWish | undefined {
  const said = sentence
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[?.!]+$/, '');
  const { text: ordered, tone: midway } = styleMidway(said);
  const style = styleAside(plainLetters(ordered));
  const { rest: plain, language: wanted, left } = apart(style ? ordered.slice(0, ordered.length - style.text.length) : ordered);
  for (const [language, purpose, pattern] of RULES) {
    const found = pattern.exec(plain)?.groups;
    if (!found) continue;
    const { kind = '', to = '', body = '', of = '' } = found;
    // Without a word to send it is an order to send something, which nobody does here.
    if (body === '' && /\bsend\b/i.test(plain) && /^(?:e-?mail|mail|letter)$/i.test(kind)) return undefined;
    if ((FOR_THE_TEAM.test(kind) && !TO_SOMEBODY.test(plain)) || OF_A_RECORD.test(to) || CHANNEL.test(to)) return undefined;
    const asks = /^(?:if|whether|ob|si) /i.exec(body)?.[0].trim().toLowerCase() ?? '';
    const tone = style?.tone ?? midway ?? toneOfOrder(plain.slice(0, plain.length - body.length));
    const meant = purpose ?? (OVERDUE.test(body) ? 'reminder' : purposeOf(`${kind} ${of}`));
    return {
      language: wanted ?? language,
      purpose: meant,
      to: to.trim(),
      body: POINTS_BACK.test(body) ? '' : (asksWhether(asks, body) ?? withLead(plain, body, meant)),
      ...(left.length > 0 ? { left } : {}),
      ...(tone ? { tone } : {}),
      ...(wanted !== undefined && wanted !== language ? { isForeign: true } : {}),
    };
  }
  return undefined;
}

/** “The invoice is almost two weeks over”: what is late, the payments tell with its amount. */
const OVERDUE =
  /^(?:that )?(?:the|her|his|their|your) (?:invoice|bill|balance|payment|deposit|instal+ment)s? (?:is|are|'s) (?:still |now |almost |nearly |already |about |over )*(?:\S+ (?:days?|weeks?|months?) )?(?:over(?:due)?|late|past due|open|unpaid)$/i;

function purposeOf(kind: string): LetterWish['purpose'] {
  if (/thank|dank|agradec/i.test(kind)) return 'thanks';
  if (/remind|erinner|mahn|recordat|pago/i.test(kind)) return 'reminder';
  if (/apolog|entschuld|disculp/i.test(kind)) return 'apology';
  return /reply|answer|response|antwort|respuesta/i.test(kind) ? 'reply' : 'message';
}

const ASKS: Readonly<Record<string, string>> = { if: 'ask', whether: 'ask', ob: 'frage', si: 'pregunta' };
/** “Write Tivoli if they have 12” asks them that. */
const asksWhether = (asks: string, body: string): string | undefined => (ASKS[asks] === undefined ? undefined : `${ASKS[asks]} ${body}`);
const ABOUT_A_THING =
  /^(?:the|our|her|his|their|your|an?|that|this|[\p{L}]+'s) (?!.*\b(?:is|are|was|were|has|have|will|can|must|needs?)\b)/iu;

/** "Asking whether …", "suggesting …" say how what follows is meant. */
function withLead(sentence: string, body: string, purpose: LetterWish['purpose']): string {
  if (body === '') return '';
  const before = sentence.slice(0, sentence.length - body.length).trimEnd();
  if (purpose === 'message' && /\b(?:about|regarding)$/i.test(before) && ABOUT_A_THING.test(body)) return `about ${body}`;
  const lead = /\b(ask|asking|offering|suggesting|confirming|thanking)(?: (?:her|him|them))?$/i.exec(before)?.[1]?.toLowerCase();
  return lead ? `${lead.replace(/ing$/, '')} ${body}`.replace(/^confirm that that /, 'confirm that ') : body;
}

/** “Write a reminder to the Hollis Foundation. They are two weeks late.”: the reminder, and what else was said. Only for a reminder, which says what is open by itself. */
export function reminderFirst(sentence: string): { readonly letter: LetterWish; readonly rest: string } | undefined {
  const [, first = '', rest = ''] = /^(.{10,200}?[\p{L}\d])[.!] (?=\p{Lu})(.+)$/u.exec(sentence.trim()) ?? [];
  const letter = rest === '' ? undefined : letterIn(first);
  return letter?.purpose === 'reminder' ? { letter, rest } : undefined;
}
