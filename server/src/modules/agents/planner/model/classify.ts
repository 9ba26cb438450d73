import type { IntentId } from '../intent';
import { BUCKETS, featuresOf } from './features';
import { MODEL } from './weights.data';

export interface Guess {
  readonly intent: IntentId;
  /** From 0 to 1, over all intents. */
  readonly confidence: number;
}

const CLASSES = MODEL.intents.split(' ') as readonly IntentId[];
const WEIGHTS = new Int8Array(Buffer.from(MODEL.weights, 'base64'));

/** What a sentence the grammar does not know is most likely about, the likeliest first. A linear model, trained by evaluation/train-model-main.ts. */
export function classify(text: string): Guess[] {
  const places = [...featuresOf(text)];
  const scores = CLASSES.map((_intent, nth) => places.reduce((sum, at) => sum + (WEIGHTS[nth * BUCKETS + at] ?? 0), 0) * MODEL.scale);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return CLASSES.map((intent, nth) => ({ intent, confidence: (powers[nth] ?? 0) / all })).sort((a, b) => b.confidence - a.confidence);
}
