import { says } from './everyday-outcomes';
import type { Outcome } from './everyday-case';

/** All that is known of a record is no answer to a question about one thing of it. */
export const fact = (...words: readonly (string | RegExp)[]): Outcome =>
  says(words, /\bWith \w+ \w+ \(|did not understand|do not know exactly/);
