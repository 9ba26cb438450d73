import type { Said } from '../../runs/turn';
import { letterIn, reminderFirst, type LetterWish } from './letter';
import { plainLetters } from './plain-letters';

/** How a letter that was drafted shall sound instead. */
export type Tone = 'warm' | 'short' | 'formal' | 'mourning';

const LEAD =
  '(?:(?:ok|okay|hm+|and|but|now|please|bitte|por favor|can you|could you|make (?:it|that|this)|mach (?:es|das|sie)|hazl[oa]|write it|it should be|should be|sounds? too \\w+|a (?:tad|bit|little)(?: bit)?|bit|much|way|rather|etwas|ein bisschen|bisschen|viel|noch|un poco|algo|mas|more|be|sound),? )*';
const SOUNDS: readonly (readonly [tone: Tone, words: string])[] = [
  [
    'warm',
    'warm(?:er)?|kind(?:er)?|friendl(?:y|ier)|soft(?:er)?|gentl(?:e|er)|nicer|personal|personable|heartfelt|lovelier|warmer|herzlicher|freundlicher|netter|personlicher|calid[oa]|amable|carinos[oa]|personal',
  ],
  ['short', 'short(?:er)?|brief(?:er)?|less wordy|concise|to the point|kurzer|knapper|kurz|cort[oa]|breve'],
  ['formal', 'formal|professional|polite|politer|formeller|formlicher|hoflicher|sachlicher|educad[oa]'],
];
const REST = '(?:,? (?:please|bitte|por favor|then|still|dann))*(?<why>[,;:–-]? .{3,80})?';
const WHY = /^(?:[,;:–-]? )?(?:it'?s|its|it is|this is|because|since|es ist|weil|denn|es|porque|they|she|he|for)\b/;
const MOURNING = /\b(?:funeral|memorial|mourn\w*|grie\w+|passed|died|death|loss|beerdigung|trauer\w*|gestorben|funeral|luto|fallec\w+)\b/;

/**
 * “A bit warmer please, it's a funeral”: the letter before is to sound otherwise. Undefined: something else is said.
 *
 * @example toneIn('etwas kürzer bitte') // 'short'
 */
export function toneIn(said: string): Tone | undefined {
  const plain = plainLetters(said).replace(/[.!?\s]+$/, '');
  for (const [tone, words] of SOUNDS) {
    const found = new RegExp(`^${LEAD}(?:${words})(?: and \\w+)?${REST}$`, 'u').exec(plain);
    if (!found) continue;
    const why = found.groups?.['why'] ?? '';
    if (why !== '' && !WHY.test(why)) return undefined;
    return tone === 'warm' && MOURNING.test(why) ? 'mourning' : tone;
  }
  return undefined;
}

/** The letter that was asked for last, where nothing but its tone was spoken of since. */
export function letterBefore(history: readonly Said[]): LetterWish | undefined {
  for (const { content } of history.filter(({ role }) => role === 'user').toReversed()) {
    const letter = letterIn(content) ?? reminderFirst(content)?.letter;
    if (letter) return letter;
    if (toneIn(content) === undefined) return undefined;
  }
  return undefined;
}
