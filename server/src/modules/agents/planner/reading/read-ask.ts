import { amountIn } from '../amounts';
import { findSpan, type Span } from '../dates';
import { flowersIn } from '../flowers';
import { ENGLISH_WORDS } from '../language/english-words.data';
import type { Ask } from './ask';
import { properNames, withoutSlips } from './ask-typos';
import { plainLetters } from './plain-letters';
import { KIND_OF_EVENT, OBJECTS, ORDERS, ORDERS_AT_END, PLAIN_WORDS, STATES, WANTS } from './lexicon.data';

const LONGEST = 160;
const BACK = /\b(?:it|there|dort|alli|her|him|them|they|she|he|their|his|that one|this one|ihr|ihm|ihnen|sie|le|ella|ellos)\b/;
const ON =
  /^(?:and|or|what about|how about|und|oder|was ist mit|wie ist es mit|y|o|que tal|also|same for|now|then|ok and|okay and|but|no,? i mean(?:t)?|sorry,? i mean(?:t)?|i mean(?:t)|no,? sorry|nein,? ich meinte?|ich meinte|no,? perdon|me referia a|no,? me referia a)\b[,:]? */;
/** What people say before a question. */
const BEFORE =
  /^(?:(?:hey|hi|hello|hallo|hola|so|um|well|please|quick question|remind me(?: again)?|tell me again|sag mal|du|oye|dime|bitte)[,:]? +)+(?=(?:what|when|where|which|who|whose|whom|how|is|are|did|has|have|was|wann|wo|wer|wie|welche\w*|ist|hat|que|cuando|donde|quien|cual|cuant\w+|como)\b)/;

const compiled = <T extends string>(lexicon: readonly (readonly [T, string])[]) =>
  lexicon.map(([meaning, words]) => [meaning, new RegExp(`(?<![\\p{L}\\p{N}'])(?:${words})(?![\\p{L}\\p{N}])`, 'gu')] as const);
const [OF_OBJECTS, OF_WANTS, OF_STATES] = [compiled(OBJECTS), compiled(WANTS), compiled(STATES)];

/**
 * Reads a question by all its words, in whatever order and language they come: what it is about, what is wanted of it, what narrows it, and
 * what is left and may be a name. Undefined where something is ordered or dictated.
 *
 * @example readAsk('did the Okafors pay', { today }) // objects ['payment'], wants ['whether'], names ['okafors']
 */
export function readAsk(sentence: string, { today, span: known }: { today: string; span?: Span | undefined }): Ask | undefined {
  const whole = withoutSlips(
    plainLetters(sentence)
      .replace(/[?!.]+$/, '')
      .replace(BEFORE, ''),
    properNames(sentence),
  );
  if (whole.length > LONGEST || ORDERS.test(whole) || ORDERS_AT_END.test(whole)) return undefined;
  const goesOn = ON.test(whole);
  const text = whole.replace(ON, '');
  const span = known ?? findSpan(text, today);
  const rest = span ? text.replace(plainLetters(span.text), ' ') : text;
  const heard = { covered: new Set<number>(), text: rest };
  const [objects, wants, states] = [meanings(OF_OBJECTS, heard), meanings(OF_WANTS, heard), meanings(OF_STATES, heard)];
  const left = leftOver(heard);
  return {
    text: rest,
    objects,
    wants: /^(?:did|has|have|is|are|was|were|do|does|hat|haben|ist|sind|hay|tiene|ya|ha|han|gibt)\b/.test(rest)
      ? ['whether', ...wants]
      : wants,
    states,
    span,
    names: left.filter((word) => !isEveryday(word) || KIND_OF_EVENT.test(word)),
    unheeded: left.filter((word) => isEveryday(word) && !KIND_OF_EVENT.test(word)),
    amount: amountIn(rest),
    numbers: /\d/.test(rest),
    pointsBack: BACK.test(rest),
    goesOn,
  };
}

interface Heard {
  readonly text: string;
  /** Where letters stand that were taken for something. */
  readonly covered: Set<number>;
}

function meanings<T extends string>(lexicon: readonly (readonly [T, RegExp])[], { text, covered }: Heard): T[] {
  const found: T[] = [];
  for (const [meaning, pattern] of lexicon) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      if (!found.includes(meaning)) found.push(meaning);
      for (let at = index; at < index + words.length; at += 1) covered.add(at);
    }
  }
  return found;
}

function leftOver({ text, covered }: Heard): string[] {
  const words: string[] = [];
  for (const { index, 0: word } of text.matchAll(/[\p{L}][\p{L}\p{N}'-]*/gu)) {
    const bare = word.replace(/'s$/, '').replace(/^'|'$/g, '');
    const isKind = KIND_OF_EVENT.test(bare);
    if ((covered.has(index) && !(isKind && !/s$/.test(bare))) || PLAIN_WORDS.has(word) || PLAIN_WORDS.has(bare)) continue;
    words.push(...bare.split('-').filter((part) => part.length > 1 && !PLAIN_WORDS.has(part)));
  }
  return [...new Set(words)];
}

/** Everyday words may still be names ("Park"): whoever knows the names looks at them as well. */
const isEveryday = (word: string): boolean =>
  ENGLISH_WORDS.has(word) || ENGLISH_WORDS.has(word.replace(/s$/, '')) || flowersIn(word).length > 0;
