import type { LetterWish } from './reading/letter';
import type { Tone } from './reading/letter-style';
import { capital } from './words';

/** What the records know of whom a message goes to. */
export interface LetterFacts {
  readonly first: string;
  readonly event: string | undefined;
  /** What is open, and since when or until when; undefined: nothing, or nobody may know it. */
  readonly due: Due | undefined;
  /** How it shall sound; undefined: plain and kind. */
  readonly tone?: Tone | undefined;
}

/** Money that is open: late since so many days, or due on a day. */
export type Due = { readonly amount: string; readonly lateDays: number } | { readonly amount: string; readonly on: string };

const dayIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const SAY_DUE: Readonly<Record<LetterWish['language'], (due: Due) => string>> = {
  en: (due) =>
    'on' in due
      ? `${due.amount} is due on ${dayIn('en-GB', due.on)}`
      : `${due.amount} is still open, ${String(due.lateDays)} days after it was due`,
  de: (due) =>
    'on' in due
      ? `${due.amount} sind am ${dayIn('de-DE', due.on)} fällig`
      : `${due.amount} sind noch offen, seit ${String(due.lateDays)} Tagen`,
  es: (due) =>
    'on' in due
      ? `${due.amount} vencen el ${dayIn('es-ES', due.on)}`
      : `quedan ${due.amount} por pagar desde hace ${String(due.lateDays)} días`,
};

type Language = LetterWish['language'];
const HELLO: Readonly<Record<Language, string>> = { en: 'Hello', de: 'Guten Tag', es: 'Hola' };
const BYE: Readonly<Record<Language, string>> = { en: 'Kind regards', de: 'Herzliche Grüße', es: 'Un cordial saludo' };
/** Only greeting, first words and end change with the tone: what the letter says stays as it was said. */
const SOUNDS: Readonly<Record<Tone, Readonly<Record<Language, { readonly hello: string; readonly first: string; readonly bye: string }>>>> =
  {
    warm: {
      en: { hello: 'Dear', first: 'We hope you are well.', bye: 'With warm regards' },
      de: { hello: 'Guten Tag', first: 'wir hoffen, es geht Ihnen gut.', bye: 'Mit ganz herzlichen Grüßen' },
      es: { hello: 'Hola', first: 'Esperamos que se encuentre muy bien.', bye: 'Con mucho cariño' },
    },
    mourning: {
      en: { hello: 'Dear', first: 'Our thoughts are with you in these days.', bye: 'With heartfelt sympathy' },
      de: { hello: 'Guten Tag', first: 'in diesen Tagen sind unsere Gedanken bei Ihnen.', bye: 'In stiller Anteilnahme' },
      es: { hello: 'Hola', first: 'Les acompañamos en estos días.', bye: 'Con nuestro más sentido pésame' },
    },
    short: {
      en: { hello: 'Hi', first: '', bye: 'Best' },
      de: { hello: 'Hallo', first: '', bye: 'Viele Grüße' },
      es: { hello: 'Hola', first: '', bye: 'Saludos' },
    },
    formal: {
      en: { hello: 'Dear', first: '', bye: 'Yours sincerely' },
      de: { hello: 'Guten Tag', first: '', bye: 'Mit freundlichen Grüßen' },
      es: { hello: 'Estimado/a', first: '', bye: 'Atentamente' },
    },
    firm: {
      en: { hello: 'Dear', first: 'We have to come back to this, and ask you to answer within the next days.', bye: 'Kind regards' },
      de: {
        hello: 'Guten Tag',
        first: 'wir müssen noch einmal darauf zurückkommen und bitten um Antwort in den nächsten Tagen.',
        bye: 'Mit freundlichen Grüßen',
      },
      es: {
        hello: 'Buenos días',
        first: 'Tenemos que insistir en este asunto y le pedimos una respuesta en los próximos días.',
        bye: 'Atentamente',
      },
    },
  };

/** A message in whole sentences: greeting, what was dictated with its wishes put politely, and an end. Nothing is added that nobody said or the records do not hold. */
export function letterText({ language, purpose, body: dictated }: LetterWish, facts: LetterFacts): string {
  const body = purpose === 'thanks' && EVENT_ITSELF.test(dictated) ? '' : dictated;
  const isThanked = purpose === 'thanks' && beginsWithVerb(body, language);
  const own = OPENINGS[language][purpose](facts, body !== '' && !isThanked);
  const first = body === '' ? [] : dictatedBy(isThanked ? 'message' : purpose, body, language);
  const sound = facts.tone && SOUNDS[facts.tone][language];
  const said = [sound?.first ?? '', ...own, ...first].filter(Boolean).join(' ');
  return [`${sound?.hello ?? HELLO[language]} ${facts.first},`, '', said, '', sound?.bye ?? BYE[language]].join('\n');
}

/** Joins what was dictated later to what was dictated first. */
export const AND_THEN = ' ; ';

/** What was dictated, by what the message is for. */
function dictatedBy(purpose: LetterWish['purpose'], body: string, language: Language): readonly string[] {
  const [own = '', ...more] = body.split(AND_THEN);
  if (more.length > 0)
    return [...(own === '' ? [] : dictatedBy(purpose, own, language)), ...more.flatMap((one) => dictatedBy('message', one, language))];
  if (purpose === 'apology') return [sorryFor(body, language)];
  if (purpose === 'thanks') {
    const [thing = '', ...others] = clausesOf(body, language);
    return [thanksFor(thing, language), ...others.map((clause) => sentenceOf(clause, language))];
  }
  if (purpose === 'reminder') return [remindOf(body, language)];
  return clausesOf(body, language).map((clause) => sentenceOf(clause, language));
}

type Opening = (facts: LetterFacts, isDictated: boolean) => readonly string[];
const none: Opening = () => [];
const OPENINGS: Readonly<Record<Language, Readonly<Record<LetterWish['purpose'], Opening>>>> = {
  en: {
    message: none,
    reply: () => ['Thank you for your message.'],
    thanks: ({ event }, isDictated) =>
      isDictated
        ? []
        : [
            `Thank you very much for your trust${event ? ` and for letting us do the flowers for the ${event}` : ''}. It is a pleasure to work with you.`,
          ],
    reminder: ({ due, tone }, isDictated) => {
      const reminder = tone === 'firm' ? 'This is a reminder' : 'This is a friendly reminder';
      return isDictated && !due ? [] : [due ? `${reminder} that ${SAY_DUE.en(due)}.` : `${reminder}.`];
    },
    apology: (_facts, isDictated) => (isDictated ? ['Please accept our apologies.'] : ['Please accept our apologies.']),
  },
  de: {
    message: none,
    reply: () => ['vielen Dank für Ihre Nachricht.'],
    thanks: ({ event }, isDictated) => (isDictated ? [] : [`herzlichen Dank für Ihr Vertrauen${event ? ` (${event})` : ''}.`]),
    reminder: ({ due, tone }, isDictated) => {
      const reminder = tone === 'firm' ? 'eine Erinnerung' : 'eine freundliche Erinnerung';
      return isDictated && !due ? [] : [due ? `${reminder}: ${SAY_DUE.de(due)}.` : `${reminder}.`];
    },
    apology: () => ['wir bitten um Entschuldigung.'],
  },
  es: {
    message: none,
    reply: () => ['gracias por su mensaje.'],
    thanks: ({ event }, isDictated) => (isDictated ? [] : [`muchas gracias por su confianza${event ? ` (${event})` : ''}.`]),
    reminder: ({ due, tone }, isDictated) =>
      isDictated && !due ? [] : [due ? `le recordamos que ${SAY_DUE.es(due)}.` : `un recordatorio${tone === 'firm' ? '' : ' amable'}.`],
    apology: () => ['le pedimos disculpas.'],
  },
};

const thanksFor = (body: string, language: Language): string =>
  `${{ en: 'Thank you very much for', de: 'herzlichen Dank für', es: 'muchas gracias por' }[language]} ${yours(body, language)}.`;
const EVENT_ITSELF = /^(?:their|her|his|the|our) (?:wedding|event|party|gala|memorial|elopement|hochzeit|boda)$/i;
/** A thing is what one is sorry for; a sentence says it itself. */
const sorryFor = (body: string, language: Language): string =>
  /^(?:the|our|my|being|having|not|die|den|das|unsere?|el|la|los|las|nuestr[oa]) /i.test(body) &&
  !/\b(?:is|are|was|were|has|have|will|ist|sind|war|es|son)\b/i.test(body)
    ? `${{ en: 'We are sorry for', de: 'Es tut uns leid:', es: 'Lamentamos' }[language]} ${yours(body, language)}.`
    : sentenceOf(body, language);
const SAYS = /\b(?:is|are|was|were|has|have|will|need|needs|must|ist|sind|hat|haben|wird|es|son|tiene|hay)\b/i;
function remindOf(body: string, language: Language): string {
  if (language !== 'en' || SAYS.test(body)) return sentenceOf(body, language);
  return THING.test(body) ? `This is a friendly reminder about ${yours(body, language)}.` : `Could you please ${yours(body, language)}?`;
}
const THING = /^(?:the|our|her|his|their|your|an?|that|this|payment|deposit|balance|invoice)\b/i;

const VERBS: Readonly<Record<Language, string>> = {
  en: 'suggest|offer|propose|recommend|ask|thank|apologi[sz]e|invite|confirm|remind|tell|say|mention|wish',
  de: 'schlag(?:e|en)?|biete|frag(?:e|en)?|bitte|danke',
  es: 'prop[oó]n|sugiere|ofrece|pregunta|pide|agradece|recomienda',
};

/** “A thank you note … and ask whether …” thanks for the event, and asks something. */
const beginsWithVerb = (body: string, language: Language): boolean => new RegExp(`^(?:${VERBS[language]})\\b`, 'iu').test(body);

/** "The peonies are not available and suggest ranunculus" are two. */
function clausesOf(body: string, language: Language): string[] {
  return body
    .split(new RegExp(`(?:,? (?:and|und|y|but|aber|pero)|,|;) (?=(?:${VERBS[language]})\\b)`, 'iu'))
    .map((clause) => clause.trim())
    .filter(Boolean);
}

type Wording = readonly [pattern: RegExp, say: string];
const WORDINGS: Readonly<Record<Language, readonly Wording[]>> = {
  en: [
    [
      /^(?:suggest|propose) ((?:an? |the |another )?(?:\p{L}+ )?(?:call|meeting|visit|tasting|chat|talk|consultation|walk-?through|time|date|appointment|coffee)\b.*)$/iu,
      'We would like to suggest $1.',
    ],
    [/^(?:suggest|propose|recommend)(?: to use| using)? (.+?)(?: instead)?$/i, 'We would suggest $1 instead.'],
    [/^offer(?: (?:her|him|them))? (.+)$/i, 'We can offer you $1.'],
    [/^ask(?: (?:her|him|them))? (?:if|whether) (.+)$/i, 'Could you let us know whether $1?'],
    [/^ask(?: (?:her|him|them))? (when|where|what|which|who|how) (.+)$/i, 'Could you let us know $1 $2?'],
    [/^ask(?: (?:her|him|them))? to (.+)$/i, 'Could you please $1?'],
    [/^ask(?: (?:her|him|them))? (?:for|about) (.+)$/i, 'Could you please send us $1?'],
    [/^thank(?: (?:her|him|them))? for (.+)$/i, 'Thank you very much for $1.'],
    [/^apologi[sz]e(?: for)? ?(.*)$/i, 'We are sorry for $1.'],
    [/^invite(?: (?:her|him|them))? to (.+)$/i, 'We would like to invite you to $1.'],
    [
      /^confirm ((?:(?:the|our|your) )?(?:delivery|deliveries|pick-?up|set-?up|take-?down|arrival|receipt|payment|appointment|meeting|call|booking|date|time|order|access)\b(?!.*\b(?:is|are|was|were|will|has|have|can|be|works?|stays?)\b).*)$/i,
      'We confirm $1.',
    ],
    [/^confirm(?: that)? (.+)$/i, 'We confirm that $1.'],
    [/^remind(?: (?:her|him|them))?(?: that| of| about)? (.+)$/i, 'Please remember: $1.'],
    [/^about (?!how\b)(.+)$/i, 'I am writing about $1.'],
    [/^(?:tell(?: (?:her|him|them))?|say|mention)(?: that)? (.+)$/i, '$1.'],
    [/^wish(?: (?:her|him|them))? (.+)$/i, 'We wish you $1.'],
  ],
  de: [
    [
      /^(?:wir )?(?:schlag(?:e|en)?) ((?:eine?n? |den |das )?(?:\p{L}+ )?(?:Gespräch|Telefonat|Treffen|Termin|Besuch|Anruf|Beratung|Uhrzeit)\b.*) vor$/iu,
      'Wir schlagen $1 vor.',
    ],
    [/^(?:schlag(?:e|en)?) (.+?) vor$/iu, 'Wir schlagen stattdessen $1 vor.'],
    [/^(?:biete) (.+?) an$/iu, 'Wir können $1 anbieten.'],
    [/^frag(?:e|en)?,? (?:ob) (.+)$/iu, 'Bitte sagen Sie uns, ob $1.'],
  ],
  es: [
    [/^(?:prop[oó]n|sugiere|recomienda|ofrece) (.+?)(?: en su lugar)?$/iu, 'Proponemos $1 en su lugar.'],
    [/^pregunta(?:le)? si (.+)$/iu, '¿Podría decirnos si $1?'],
    [/^pide(?:le)? que (.+)$/iu, 'Le pedimos que $1.'],
  ],
};

function sentenceOf(clause: string, language: Language): string {
  const own = yours(clause, language);
  const wording = WORDINGS[language].find(([pattern]) => pattern.test(own));
  const said = wording ? own.replace(wording[0], wording[1]) : own;
  return `${capital(germanOrder(said.trim(), language))}${/[.!?]$/.test(said) ? '' : '.'}`;
}

/** "Her vases have arrived" is said to her. */
function yours(body: string, language: Language): string {
  if (language === 'en') return yoursInEnglish(body);
  return language === 'de' ? yoursInGerman(body) : body;
}

const yoursInEnglish = (body: string): string => {
  const own = body
    .replace(/\b(?:her|his|their)(?= [a-z])(?! (?:for|that|to|about|if|whether|of|on|in|at|with|and|when|why|how|know)\b)/gi, 'your')
    .replace(/^(?:she|he|they) (?:is|are)\b/i, 'you are')
    .replace(
      /\b(if|whether|when|what|where|why|how many \p{L}+|which \p{L}+) (?:she|he|they) (\p{L}+)/giu,
      (_whole, word: string, verb: string) => `${word} you ${toYou(verb)}`,
    );
  if (namesAnother(own)) return own;
  return own
    .replace(
      /\b(could|can|would|will|should|may|might|must|shall|does|do|did|is|has|was) (?:she|he)\b/gi,
      (_whole, verb: string) => `${asTyped(verb, toYou(verb.toLowerCase()))} you`,
    )
    .replace(
      /\b(?:she|he) (could|can|would|will|should|may|might|must|shall|did|is|has|was|does|wants|needs|likes)\b/gi,
      (_whole, verb: string) => `you ${toYou(verb.toLowerCase())}`,
    )
    .replace(
      /\b(for|to|with|from|of|about|and|send|tell|ask|give|see|meet|call) (?:her|him)(?=$|[.,;!?]| (?:if|whether|what|when|where|on|at|in|to|that|before|after|by)\b)/gi,
      '$1 you',
    );
};

/** “Seine Antwort” is the answer of whoever reads it; in “die Gäste und ihre Plätze” it is theirs. */
const yoursInGerman = (body: string): string =>
  body.replace(/(?<!\p{L}|und |mit )(?:sein|ihr)(e[nrms]?)?(?= \p{Lu})/gu, (_whole, end?: string) => `Ihr${end ?? ''}`);

/** Somebody else is spoken of, or both a man and a woman: who “she” is, nobody knows then. A place is nobody. */
const namesAnother = (body: string): boolean =>
  (/\b(?:she|her)\b/i.test(body) && /\b(?:he|him)\b/i.test(body)) || OTHER_PERSON.test(body) || OTHER_NAME.test(body) || OWNER.test(body);
const OTHER_PERSON =
  /\b(?:groom|bride|mother|father|mum|mom|dad|daughter|son|husband|wife|sister|brother|friend|aunt|uncle|planner|driver|florist|officiant|photographer|caterer|caretaker|guest of honou?r)\b/i;
const OTHER_NAME =
  /(?<=\S )(?<!\b(?:at|in|near|from|on|the) )(?<![.!?:] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Lu}\p{Ll}+/u;
/** “Tom's van”: also at the beginning, where every word has a capital. */
const OWNER = /(?<![\p{L}])(?!It|That|There|Here|What|Who|Let|She|He)\p{Lu}\p{Ll}+['’]s\b/u;
const asTyped = (typed: string, word: string): string => (/^\p{Lu}/u.test(typed) ? capital(word) : word);
const TO_YOU: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  wants: 'want',
  needs: 'need',
  likes: 'like',
};
const toYou = (verb: string): string => TO_YOU[verb] ?? verb;

const DEFINITE = /^(?:die|der|das|wir|es|ihre?|unsere?) /i;
const VERB_LAST =
  /^(?<subject>(?:(?:die|der|das|ihre?|unsere?) \S+|wir|es)) (?<rest>.+?) (?<verb>sind|ist|haben|hat|werden|wird|können|kann|kommen|kommt|nehmen|brauchen|liefern|bringen|müssen|freuen|freut|bedanken|melden|schicken|senden|hoffen|danken|warten|wünschen|treffen|bestätigen|wollen|dürfen|sollen|möchten)$/iu;

/** “Wir … abholen” → “Wir holen … ab”. */
const PARTED_VERB =
  /^(?<subject>wir|es|(?:die|der|das|ihre?|unsere?) \S+) (?<rest>.+?) (?<part>auf|ab|an|vorbei|zurück|mit|ein|aus|vor|nach)(?<verb>bauen|holen|kommen|bringen|rufen|liefern|nehmen|melden|schicken|räumen|fangen|laden|packen|sehen|stellen)$/iu;

const TWO_VERBS =
  /^(?<subject>wir|es) (?<what>.+?) (?<first>nehmen|brauchen|bringen|liefern|kommen|haben|verwenden) und (?<rest>.+?) (?<second>liefern|kommen|bringen|nehmen|brauchen|aufbauen|abholen)$/iu;

/** "Dass die Dahlien ausverkauft sind" → "Die Dahlien sind ausverkauft": the verb stands second in a sentence of its own. */
function germanOrder(whole: string, language: Language): string {
  const [said = '', ...behind] = whole.split(/(?=, (?:damit|weil|wenn|sobald|bevor|nachdem|falls|obwohl|da) )/iu);
  return `${mainOrder(said, language)}${behind.join('')}`;
}

function mainOrder(said: string, language: Language): string {
  if (language !== 'de' || !DEFINITE.test(said)) return said;
  const both = TWO_VERBS.exec(said)?.groups;
  if (both)
    return `${both['subject'] ?? ''} ${both['first'] ?? ''} ${both['what'] ?? ''} und ${both['second'] ?? ''} ${both['rest'] ?? ''}`;
  return said
    .split(/ und (?=(?:die|der|das|wir|ihre?|unsere?) )/iu)
    .map((part) =>
      PARTED_VERB.test(part)
        ? part.replace(PARTED_VERB, '$<subject> $<verb> $<rest> $<part>')
        : part.replace(VERB_LAST, '$<subject> $<verb> $<rest>'),
    )
    .join(' und ');
}
