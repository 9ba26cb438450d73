import { ENGLISH_WORDS } from '../language/english-words.data';
import { wordDistance } from '../word-distance';
import { OBJECTS, PLAIN_WORDS, STATES, WANTS } from '../reading/lexicon.data';
import { properNames, withoutSlips } from '../reading/ask-typos';
import { plainLetters } from '../reading/plain-letters';
import { CONCEPTS, RANKS, TURNS, type Concept } from './concepts.data';
import { GIVEN_OF_OBJECT, SMALL_TALK } from './small-talk.data';

/** What somebody said, and what an answer to it says. */
export interface Heard {
  readonly said: string;
  /** The part of it that says when. */
  readonly time: string | undefined;
  /** All an answer shows: its text, its rows, its sums. */
  readonly told: string;
  /** Words that are known to be heeded, whatever the answer says. */
  readonly accounted?: readonly string[] | undefined;
  /** Words that whoever took the sentence for something hung on. */
  readonly heard?: readonly string[] | undefined;
  /** It was read by the words of the lexicon, which are heeded by that. */
  readonly byLexicon?: boolean | undefined;
}

const spaces = (caught: string): string => ' '.repeat(caught.length);
const escaped = (said: string): string => said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (said: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}'])(?:${said})(?![\\p{L}\\p{N}])`, 'gu');
const compiled = (concepts: readonly Concept[]) =>
  concepts.map(([name, said, given]) => ({ name, said: whole(said), given: new RegExp(given, 'u') }));
const ALL = compiled([...CONCEPTS, RANKS, ...TURNS]);
const OF_LEXICON = [...WANTS, ...STATES].map(([, said]) => whole(said));
const OF_OBJECTS = OBJECTS.map(([name, said]) => ({ name, said: whole(said), given: new RegExp(GIVEN_OF_OBJECT[name], 'u') }));

/**
 * The words of a sentence that its answer leaves unheeded: a thing that was asked for and is not given, a word that narrows or turns the
 * question and is not in the answer. Empty: every word of it is accounted for.
 *
 * @example unheeded({ said: 'average budget per guest', time: undefined, told: 'On average 97 guests' }) // ['budget', 'per guest']
 */
export function unheeded(heard: Heard): readonly string[] {
  const left = leftIn(heard, plainLetters(heard.said));
  // A slip in a word that a question hangs on is none of its own.
  return left.length === 0 ? left : shorter(left, leftIn(heard, withoutSlips(plainLetters(heard.said), properNames(heard.said))));
}

const shorter = (one: readonly string[], other: readonly string[]): readonly string[] => (other.length < one.length ? other : one);

function leftIn({ time, told, heard = [], accounted = [], byLexicon = false }: Heard, text: string): readonly string[] {
  const answer = plainLetters(told);
  const plain = accounted.reduce(
    (rest, word) => rest.replace(whole(escaped(plainLetters(word))), spaces),
    text.replace(LEAD_IN, '').replace(TOLD_BY, spaces),
  );
  const timed = time ? blank(plain, plainLetters(time)).replace(TIME, spaces) : plain;
  const denies = DENIES.test(answer);
  const isDenied = (name: string): boolean => denies && NOT_BY_DENIAL.has(name);
  const missing: { at: number; phrase: string }[] = [];
  for (const phrase of absentIn(timed)) if (!isAbsent(phrase, answer)) missing.push({ at: timed.indexOf(phrase), phrase });
  let rest = timed;
  for (const { name, said: words, given } of [...ALL, ...OF_OBJECTS]) {
    rest = rest.replace(words, (phrase: string, at: number) => {
      if (isDenied(name) || (!given.test(answer) && !isIn(phrase, answer))) missing.push({ at, phrase });
      return ' '.repeat(phrase.length);
    });
  }
  if (byLexicon) for (const words of OF_LEXICON) rest = rest.replace(words, spaces);
  const known = new Set(heard.map(stemOf));
  const near = [...new Set(answer.match(/\p{L}{3,}/gu)), ...heard];
  for (const { index, 0: word } of rest.matchAll(/\p{L}[\p{L}\p{N}'-]*/gu)) {
    for (const part of partsOf(word))
      if (!isSmall(part) && !known.has(stemOf(part)) && !isIn(part, answer) && !isSlipOf(part, near))
        missing.push({ at: index, phrase: part });
  }
  return joined(
    plain,
    missing.toSorted((a, b) => a.at - b.at),
  );
}

/** Words of a time that was understood, in whatever language it was said. */
const TIME = whole(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mo(?:n|ntag\\w*)|dienstag\\w*|mittwoch\\w*|donnerstag\\w*|freitag\\w*|samstag\\w*|sonntag\\w*|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?' +
    '|jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|marz|apr(?:il)?|may|mai|june?|juni?|july?|juli?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre' +
    '|today|tonight|tomorrow|tmrw|yesterday|heute|morgen|ubermorgen|gestern|hoy|manana|ayer|week(?:end)?s?|months?|years?|days?|quarter|wochen?(?:ende)?|monate?n?|monats|jahre?s?|tage?n?|semanas?|mes(?:es)?|anos?|dias?|fin de' +
    '|this|next|last|coming|past|following|first|second|third|half|end|early|late|nachste\\w*|kommende\\w*|letzte\\w*|diese\\w*|ersten?|ende|anfang|proxim[oa]s?|que viene|pasad[oa]s?|este|esta|siguiente|morning|afternoon|evening|vormittag|nachmittag|abend|fruh|tarde|noche|between|from|until|till|by|bis|zwischen|entre|desde|hasta',
);
/** What a correction begins with. */
const LEAD_IN = /^(?:(?:no|nope|nein|sorry|actually|wait|ok|okay|also|perdon)[,.!]? +)+(?=[\p{L}\d])/u;
/** Who wants to know it says nothing of what is asked. */
const TOLD_BY =
  /(?<!\p{L})(?:(?:some(?:body|one)|an? (?:client|customer|couple|lady|woman|man|bride|groom)|(?:the )?(?:mother|father|mom|sister) of (?:a|the) (?:bride|groom))(?: on the (?:phone|line))? (?:wants|wanted|asks|asked|is asking|would like)(?: to know)?(?: (?:if|whether))?)(?!\p{L})/u;
/** An answer that there is nothing: it gives no reason, no comparison and no share. */
const DENIES = /^(?:there (?:is|are) no|nobody|no one|nothing|none)\b|is not among/;
const NOT_BY_DENIAL = new Set(['why', 'per', 'average', 'compare', 'rank', 'mine']);
/** “No budget”, “without a contract”: a thing that shall be missing. */
const ABSENT =
  /(?<!\p{L})(?:(?:has|have|with|got) no|without(?: an?| any)?|kein(?:e|en)?|ohne(?: einen?)?|sin(?: una?)?) (?<what>\p{L}{4,})/gu;
const absentIn = (plain: string): readonly string[] => [...plain.matchAll(ABSENT)].map(({ groups }) => groups?.['what'] ?? '');
function isAbsent(what: string, answer: string): boolean {
  const stem = stemOf(what).replace(/[^\p{L}]/gu, '.');
  return new RegExp(
    `(?:\\bnot?\\b|without|missing|none|unsigned|unpaid|n't)[^.\\n]{0,30}${stem}|${stem}[^.\\n]{0,30}(?:\\bnot?\\b|missing|open|without|un(?:signed|paid))`,
    'u',
  ).test(answer);
}

const blank = (text: string, part: string): string => (part === '' ? text : text.replace(part, ' '.repeat(part.length)));
const partsOf = (word: string): string[] =>
  [word.replace(/'s$/, '').replace(/^'|'$/g, '')]
    .flatMap((bare) => (isSmall(bare) ? [] : bare.split('-')))
    .filter((part) => part.length > 1);
const isSmall = (word: string): boolean => PLAIN_WORDS.has(word) || SMALL_TALK.has(word) || PLAIN_WORDS.has(word.replace(/'\p{L}+$/u, ''));

/** Said by the answer too, in this form or another of the same word. */
function isIn(word: string, answer: string): boolean {
  if (answer.includes(word)) return true;
  const stem = stemOf(word);
  return stem.length > 2 && new RegExp(`(?<!\\p{L})${stem.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'u').test(answer);
}

/** “Holis” for Hollis, “overdu” for overdue: a word that is none stands for one that is there. */
const isSlipOf = (word: string, others: readonly string[]): boolean =>
  word.length > 3 &&
  isStrange(word) &&
  others.some((other) => other.charAt(0) === word.charAt(0) && wordDistance(word, other, 2) <= (word.length > 5 ? 2 : 1));

const stemOf = (word: string): string => word.replace(/(?:ies|ing|ed|es|en|er|e|s|y)$/, '');

/** Words that stand side by side are told together. */
function joined(plain: string, missing: readonly { at: number; phrase: string }[]): readonly string[] {
  const phrases: { at: number; phrase: string }[] = [];
  for (const one of missing) {
    const last = phrases.at(-1);
    const between = last && plain.slice(last.at + last.phrase.length, one.at);
    if (last && between !== undefined && /^[\s-]*$/.test(between))
      phrases[phrases.length - 1] = { at: last.at, phrase: plain.slice(last.at, one.at + one.phrase.length) };
    else phrases.push(one);
  }
  return [...new Set(phrases.map(({ phrase }) => phrase))];
}

/** No everyday word of English: a name, a slip, or another language. */
const isStrange = (word: string): boolean => !ENGLISH_WORDS.has(word) && !ENGLISH_WORDS.has(word.replace(/s$/, ''));
