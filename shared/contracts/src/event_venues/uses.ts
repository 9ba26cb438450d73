import type { RuleTopic } from './vocabulary';

/** Words by which a thing is known to touch a rule of a place; what is lit without a flame touches none. */
const WORDS: readonly (readonly [RuleTopic, RegExp])[] = [
  ['open_flame', /\b(?:candles?|tapers?|votives?|tea ?lights?|torch(?:es)?|kaars(?:en)?)\b/i],
  ['confetti_petals', /\b(?:petals?|confetti|blaadjes)\b/i],
  ['hanging', /\b(?:hanging|hung|suspended|ceiling|chandelier)\b/i],
];
const NO_FLAME = /\b(?:led|battery|flameless|holder|holders|cup|lining)\b/i;

/**
 * What a rule of a venue may be about when an event uses this thing, by its name.
 *
 * @example
 * topicOfUse('Taper candle ivory 12 in') // 'open_flame'
 * topicOfUse('LED taper candle') // null
 */
export function topicOfUse(name: string): RuleTopic | null {
  const [topic = null] = WORDS.find(([, words]) => words.test(name)) ?? [];
  return topic === 'open_flame' && NO_FLAME.test(name) ? null : topic;
}
