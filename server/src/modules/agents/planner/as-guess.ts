import type { Outcome } from '../runs/turn';
import { INTENT_WORDS } from './intent-words.data';
import { strangeWords } from './known-words';
import type { Plan } from './plan';

/** An answer to what was only guessed says what it was taken for, and which words it has not heeded. */
export function asGuess(plan: Plan, outcome: Outcome): Outcome {
  const words = INTENT_WORDS[plan.intent];
  if (!plan.isGuess || !words || outcome.message.endsWith('?')) return outcome;
  const left = strangeWords(plan);
  const unheeded = left.length > 0 ? ` I did not heed ${left.map((word) => `“${word}”`).join(', ')}.` : '';
  return { ...outcome, message: `I took this as a question about ${words[0]}; is that what you meant?${unheeded}\n${outcome.message}` };
}
