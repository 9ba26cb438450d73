const ASKED = '(?:and |but |so |ok )?(?:who|whom|which(?: \\p{L}+){0,2}|what|whose(?: \\p{L}+)?|how many(?: \\p{L}+){0,2})';
const DENIED = 'has|have|had|is|are|was|were|does|do|did';
const NOT = new RegExp(`^(${ASKED}) (${DENIED})n['’‘\`´]?t(?!\\p{L})`, 'iu');
const WHO = /^(and |but |so |ok )?(who|what|where|when|how)s (?=\p{L})/iu;
/** “Whose been late” and “who’s” sound the same. */
const SHORT = /^(and |but |so |ok )?(who|what|where|when|how)['’‘`´]s (?=not\b)/iu;

/**
 * What a question leaves out in a contraction, with any apostrophe and without one; what is dictated further on stays as it is.
 *
 * @example inLong('who hasnt signed') // 'who has not signed'
 */
export const inLong = (said: string): string =>
  said
    .replace(NOT, (_whole, asked: string, verb: string) => `${asked} ${verb} not`)
    .replace(WHO, (_whole, lead: string | undefined, word: string) => `${lead ?? ''}${word}'s `)
    .replace(SHORT, (_whole, lead: string | undefined, word: string) => `${lead ?? ''}${word} is `);
