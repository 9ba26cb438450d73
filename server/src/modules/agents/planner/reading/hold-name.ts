/** Where a name ends and what is told about it begins. */
const NAME_ENDS =
  /\s*(?:[,;:(]|\s[-–]\s)\s*|\s+(?=(?:until|till|til|by|please|pls|thanks|if possible|who|which|because|cause|as|since|so|but|if|they|she|he|they'll|she'll|he'll|they're|she's|he's|and (?:they|she|he|we|let|tell)|we|i|please|deciding|decides?)\b)/i;
// “A couple” has become 2 where number words are digits.
const NO_NAME =
  /^(?:(?:the|an?|2|some|new|our|my|this|that|certain|couple|client|caller|lady|woman|man|guy|bride|groom|person|somebody|someone) (?:(?:called|named|by the name of) )?)+/i;
const BEHIND_THE_NAME = /(?:'s)? (?:couple|family|wedding|people)$/i;

const POLITE = /^(?:please|pls|thanks|if possible)\b[.,!\s]*/i;

/** Whom a day is held for, and what else was said of it. */
export interface HeldFor {
  readonly who: string;
  readonly told: string;
}

/**
 * A name alone: without an article, and without what is told behind it.
 *
 * @example heldFor("an amy lund, she'll tell us by friday") // { who: 'Amy Lund', told: "she'll tell us by friday" }
 */
export function heldFor(said: string): HeldFor {
  const end = NAME_ENDS.exec(said);
  const name = end ? said.slice(0, end.index) : said;
  const who = name.replace(NO_NAME, '').replace(BEHIND_THE_NAME, '').trim();
  return {
    who: asName(who),
    told: end
      ? said
          .slice(end.index + end[0].length)
          .replace(/\)$/, '')
          .replace(POLITE, '')
          .trim()
      : '',
  };
}

/** A name typed small begins with capitals all the same. */
export const asName = (who: string): string =>
  /\p{Lu}/u.test(who) ? who : who.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
