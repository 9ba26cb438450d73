import type { LetterWish } from './letter';

/** What was said about a message, apart from what it shall say. */
export interface Apart {
  readonly rest: string;
  readonly language: LetterWish['language'] | undefined;
  /** Said about the message or about the person, and no part of it. */
  readonly left: readonly string[];
}

const LANGUAGES: Readonly<Record<LetterWish['language'], string>> = {
  en: 'english|englisch|ingl[eé]s',
  de: 'german|deutsch|alem[aá]n',
  es: 'spanish|spanisch|espa[nñ]ol',
};
const IN_LANGUAGE = (names: string): RegExp =>
  new RegExp(`,? *(?:but |and |please |bitte )*\\b(?:in|auf|en) (?:${names})\\b(?:,? (?:please|bitte|por favor))?`, 'iu');
const TONE =
  /,? *(?:and |but |please |bitte )*(?:\b(?:keep|make) it (?:short|brief|gentle|kind|warm|polite|friendly|firm|formal|nice|light|simple|personal|\w+ and \w+)|\b(?:nothing|not) too \w+|\bin a (?:\w+ )*tone)(?:,? please)?(?=[,.;!]|$)/iu;
/** Told about the person, after what the message shall say. */
const ASIDE =
  /,? *(?:because |as |since )?\b(?:she|he|they)(?:'s|'re)? (?:prefers?|likes?|hates?|wants? it|is (?:always|usually|a bit|very)|does(?:n't| not)|speaks?)\b[^.;]*$/iu;
/** What shall be in it, or not, without the words for it. */
const CONTENT =
  /,? *(?:and |but |please )*\b(?:(?:don't|do not|dont|never|please don't) (?:mention|say|tell)|leave out|include|refer to|b?cc|say nothing (?:of|about))\b[^,.;]*/iu;
const MENTION = /,? *(?:and |but |please )*\bmention\b[^,.;]*/iu;
const SAYS_MORE =
  /^(?:and |please )*(?:we|we'll|we'd|we've|we're|our|you|your|i|i'll|i'd|there|the|everything|also|wir|unsere?|ihre?|die|der|das|nosotros|nuestr\w+|la|el|los|las|tell|say|offer|ask|suggest|propose|confirm|thank|invite|remind|mention|sag|frag|biete|schlag\w*|dile|pregunta\w*|ofrece|prop[oó]n)(?![\p{L}'])/iu;
/** Nothing is ever sent: an order not to is heeded anyway. */
const NOT_SENT =
  /^(?:(?:but|please|bitte|aber|por favor|pero)[, ]+)*(?:(?:do not|don't|dont|never) (?:send|mail|post)\b[^.]*|(?:noch )?nicht (?:ab)?(?:schicken|senden|verschicken)\b[^.]*|(?:schick|send)e? (?:es|sie|das|die mail) (?:bitte )?(?:noch )?nicht\b[^.]*|no (?:lo|la) (?:mandes|envíes|envies)\b[^.]*|(?:just|only) (?:a|the) draft\b[^.]*|nur (?:ein|als|der) entwurf\b[^.]*|(?:ein )?entwurf (?:reicht|genügt)\b[^.]*|i(?:'ll| will| want to) (?:look at|read|check|see) (?:it|that) first\b[^.]*)[.!?]*$/iu;
/** Where a sentence ends; behind the number of a day only a new one begins with a capital. */
const SENTENCE_END =
  /(?<=[\p{L}\d)”"]{2})(?:[!?;]|(?<!\b\d{1,2})\.|(?<=\b\d{1,2})\.(?= +\p{Lu})(?! +(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)) +(?=\p{L})/u;
const ABOUT_IT = /^(?:please )?(?:say|tell|mention) (?:(?:it|this) |that (?:\p{L}+ly|in|as|with)\b)/iu;

/**
 * Parts what is said about a message from what it shall say: its language, its tone, and what explains it. None of that ever stands in a letter.
 *
 * @example apart("write Ann that we come at 9. Keep it gentle, it is his wife's funeral") // rest: 'write Ann that we come at 9'
 */
export function apart(sentence: string): Apart {
  const left: string[] = [];
  const language = (Object.keys(LANGUAGES) as LetterWish['language'][]).find((one) => IN_LANGUAGE(LANGUAGES[one]).test(sentence));
  const spoken = language ? sentence.replace(IN_LANGUAGE(LANGUAGES[language]), '') : sentence;
  const [first = '', ...others] = spoken.split(SENTENCE_END);
  const said = [plainly(first, left)];
  for (const other of others) {
    if (NOT_SENT.test(other)) continue;
    if (SAYS_MORE.test(other) && !ABOUT_IT.test(other)) said.push(plainly(other, left));
    else left.push(other.replace(/[.!?]+$/, ''));
  }
  return { rest: said.filter(Boolean).join(', ').trim(), language, left };
}

/** Without what says how it shall be written, and what nobody can put into words. */
function plainly(sentence: string, left: string[]): string {
  const said = [CONTENT, TONE, ASIDE].reduce((rest, pattern) => without(rest, pattern, left), sentence);
  return /\b(?:thank|reminder|remind|apolog)/i.test(said) ? without(said, MENTION, left) : said;
}

function without(said: string, pattern: RegExp, left: string[]): string {
  const found = pattern.exec(said)?.[0] ?? '';
  if (found === '') return said;
  left.push(found.replace(/^[,\s]+/, ''));
  return said.replace(found, '').trim();
}
