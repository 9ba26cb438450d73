/** How a message shall sound. */
export type Tone = 'warm' | 'short' | 'formal' | 'mourning' | 'firm';

/** The words for each way to sound, in three languages; in plain letters. The first that is said counts. */
export const TONE_WORDS: readonly (readonly [tone: Tone, words: string])[] = [
  [
    'firm',
    'firm(?:er)?|strict(?:er)?|stronger|tougher|more serious|more urgent|urgent|sterner|bestimmt(?:er)?|deutlicher|strenger|nachdrucklich(?:er)?|firme|serio|mas firme',
  ],
  [
    'warm',
    'warm(?:er)?|kind(?:er)?|friendl(?:y|ier)|soft(?:er)?|gentl(?:e|er)|nice|nicer|personal|personable|heartfelt|lovelier|herzlich(?:er)?|freundlich(?:er)?|nett(?:er)?|personlicher|calid[oa]|amable|carinos[oa]',
  ],
  ['short', 'short(?:er)?|brief(?:er)?|less wordy|concise|to the point|kurz(?:er)?|knapper|cort[oa]|breve'],
  ['formal', 'formal|professional|polite|politer|formell(?:er)?|formlicher|hoflich(?:er)?|sachlich(?:er)?|educad[oa]'],
];
const ALL = TONE_WORDS.map(([, words]) => words).join('|');
const JOINS = '(?:and|but|aber|und|pero|y|bitte|please|make it|keep it|a bit|bit)';
const ASIDE = new RegExp(
  `(?:(?:,| -) (?:${JOINS} )*| (?:but|aber|pero|make it|keep it) (?:${JOINS} )*)(?<how>(?:${ALL})(?:(?:,| and| but| und| y| aber)+ (?:${ALL}))*)(?:,? (?:please|pls|bitte|por favor))?$`,
  'u',
);

/** What stands at the end of an order for a message and says how it shall sound: “…, short and warm”. */
export function styleAside(plain: string): { readonly text: string; readonly tone: Tone } | undefined {
  const found = ASIDE.exec(plain);
  if (!found) return undefined;
  const how = found.groups?.['how'] ?? '';
  const tone = TONE_WORDS.find(([, words]) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u').test(how))?.[0];
  return tone && { text: found[0], tone };
}

const MIDWAY = new RegExp(
  `^(?<head>(?:\\S+ ){1,6}(?:to|for|an|für|a|para) [^,:]{2,60}), (?:make it |keep it )?(?<how>(?:${ALL})(?:(?:,| and| but)+ (?:${ALL}))*)[,:] (?<body>.{8,})$`,
  'iu',
);

/** “An e-mail to Judith, friendly, the invoice …”: how it shall sound stands between whom it goes to and what it says. */
export function styleMidway(said: string): { readonly text: string; readonly tone: Tone | undefined } {
  const { head, how = '', body = '' } = MIDWAY.exec(said)?.groups ?? {};
  if (head === undefined) return { text: said, tone: undefined };
  return {
    text: `${head}: ${body}`,
    tone: TONE_WORDS.find(([, words]) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(how))?.[0],
  };
}

/** What stands in an order for a letter before what it shall say. A friendly letter is what every letter is. */
const OF_ORDER: readonly (readonly [tone: Tone, words: RegExp])[] = [
  ['firm', /\b(?:firm|strict|stern)\b/i],
  ['warm', /\b(?:warm|warmer|heartfelt|reassuring|calming|soothing|sympathetic|encouraging|sincere|herzliche\w?|beruhigende\w?)\b/i],
  ['formal', /\b(?:formal|professional|respectful)\b/i],
];

/** “A warm, short reply to …”: how it shall sound, as the order says it. */
export const toneOfOrder = (order: string): Tone | undefined => OF_ORDER.find(([, words]) => words.test(order))?.[0];
