import { ENGLISH_WORDS } from './english-words.data';
import { GERMAN } from './german.data';
import type { Language } from './phrases';
import { SPANISH } from './spanish.data';

/** A sentence in the English of the grammar; what was said in the person's own words stands as ⟦0⟧, ⟦1⟧ … in it. */
export interface Translated {
  readonly text: string;
  readonly kept: readonly string[];
}

const LANGUAGES = [GERMAN, SPANISH] as const;
/** Letters of both languages and digits. All letters of Unicode, in both cases, cost milliseconds in each of hundreds of patterns. */
const IN_A_WORD = '[\\da-z\\u00c0-\\u024f]';
const borders = (phrase: string): string => `(?<!${IN_A_WORD})(?:${phrase})(?!${IN_A_WORD})`;
/** Groups inside an alternative keep their numbers: the whole phrase stands in one that counts nothing. */
const COMPILED = new Map(
  LANGUAGES.map(({ code, phrases }) => [code, phrases.map(([phrase, english]) => [new RegExp(borders(phrase), 'giu'), english] as const)]),
);
/** All phrases in one pattern: hundreds tried one after the other for each word cost more than the rest of a plan. */
const SINGLE_WORDS = new Map(
  LANGUAGES.map(({ code, phrases }) => [code, new RegExp(`^(?:${phrases.map(([phrase]) => phrase).join('|')})$`, 'iu')]),
);
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

/** Of a sentence in another language the grammar's English; undefined for English. */
export function translate(sentence: string): Translated | undefined {
  const plain = sentence.replace(/^[¿¡\s]+|[\s?!.¿¡]+$/gu, '');
  const language = languageOf(plain);
  if (!language) return undefined;
  const kept: string[] = [];
  const greeted = plain.replace(/^(?:guten (?:morgen|tag|abend)|hallo|moin|hola|buen[oa]s (?:días|tardes|noches))[,!.]?\s+(?=\S)/iu, '');
  const text = inFrame(greeted, language, kept) ?? words(greeted, language);
  return {
    text: text
      .replace(/\s+/g, ' ')
      .replace(/ ([,:])/g, '$1')
      .trim(),
    kept,
  };
}

/** The language a sentence was said in. */
export const languageSaid = (sentence: string): 'en' | 'de' | 'es' => languageOf(sentence.replace(/[¿¡?!.]/g, ''))?.code ?? 'en';

/** Puts back what was kept. */
export const restored = (text: string, kept: readonly string[]): string =>
  text.replace(/⟦(\d+)⟧/g, (_whole, at: string) => kept[Number(at)] ?? '');

/** Words of English that German or Spanish have too, and months. */
const SHARED = /^(?:a|i|im|am|was|die|hat|in|so|an|me|no|on|will|war|april|august|september|november|mai)$/;

function languageOf(sentence: string): Language | undefined {
  const said = wordsIn(sentence);
  const english = said.filter((word) => ENGLISH_WORDS.has(word) && !SHARED.test(word)).length;
  const [best] = LANGUAGES.map((language) => ({ language, known: said.filter((word) => isKnown(word, language)).length })).sort(
    (a, b) => b.known - a.known,
  );
  const byWords = best && best.known > 0 && best.known >= english ? best.language : undefined;
  return byWords ?? LANGUAGES.find(({ frames }) => frames.some(([frame]) => frame.test(sentence)));
}

const isKnown = (word: string, { code, shared }: Language): boolean =>
  !shared.has(word) && (!ENGLISH_WORDS.has(word) || word === 'im') && (SINGLE_WORDS.get(code)?.test(word) ?? false);

function words(text: string, { code }: Language): string {
  return (COMPILED.get(code) ?? []).reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
}

function inFrame(text: string, language: Language, kept: string[]): string | undefined {
  for (const [sentence, english] of language.frames) {
    const found = sentence.exec(text);
    if (!found) continue;
    const groups = found.groups ?? {};
    return english.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const said = groups[name]?.trim() ?? '';
      if (name !== 'body') return words(said, language);
      const { body, time } = ownWords(said, language, DATED.test(english) && !(groups['when'] ?? '').trim());
      kept.push(body);
      return `⟦${kept.length - 1}⟧ ${time}`.trim();
    });
  }
  return undefined;
}

/** What is done on a day: the words that say which may stand anywhere in it. */
const DATED = /^(?:remind me|add a task)\b/;
const TIMES = new Map(
  LANGUAGES.map(({ code, when }) => [
    code,
    {
      atTheEdge: new RegExp(`(?:^${when}(?!${IN_A_WORD})[,:]?|[,;]?\\s*(?<!${IN_A_WORD})${when}$)`, 'iu'),
      inside: new RegExp(`\\s(?<!${IN_A_WORD})${when}(?!${IN_A_WORD})`, 'iu'),
    },
  ]),
);

/** The person's own words without those that say when, which follow in English. */
function ownWords(said: string, language: Language, isDated: boolean): { readonly body: string; readonly time: string } {
  const { atTheEdge, inside } = TIMES.get(language.code) ?? {};
  const time = atTheEdge?.exec(said)?.[0] ?? (isDated ? inside?.exec(said)?.[0] : undefined) ?? '';
  const body = said.replace(time, ' ').replace(/\s+/g, ' ').trim();
  return { body, time: words(time.replace(/^[,;\s]+|[,:]$/g, ''), language).replace(/^(?:the|in) (?=[a-z]+day\b)/i, 'on ') };
}
