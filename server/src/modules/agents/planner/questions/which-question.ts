import { brotliDecompressSync } from 'node:zlib';
import { questionFeatures } from './features';
import { QUESTIONS } from './weights.data';

/** A kind of question, and how sure the model is of it. */
export interface QuestionGuess {
  /** A topic, an intent of the grammar, or `none`: it is no question that is answered here. */
  readonly id: string;
  /** From 0 to 1, over all kinds. */
  readonly confidence: number;
}

interface Model {
  readonly kinds: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Int8Array;
}

let loaded: Model | undefined;
function model(): Model {
  loaded ??= {
    kinds: QUESTIONS.kinds.split(' '),
    places: new Map(
      brotliDecompressSync(Buffer.from(QUESTIONS.features, 'base64'))
        .toString('utf8')
        .split('\n')
        .map((one, at) => [one, at]),
    ),
    weights: new Int8Array(brotliDecompressSync(Buffer.from(QUESTIONS.weights, 'base64'))),
  };
  return loaded;
}

/**
 * Which kinds of question a sentence may be, the likeliest first, in English, German or Spanish, however it is worded. A linear model over
 * words and pairs of words, trained by evaluation/train-questions-main.ts. Words it has not learnt say nothing.
 *
 * @example whichQuestion('whos out of the office nxt week')[0] // { id: 'away', confidence: 0.9 }
 */
export function whichQuestion(said: string): QuestionGuess[] {
  const { kinds, places, weights } = model();
  const at = questionFeatures(said).flatMap((feature) => places.get(feature) ?? []);
  const length = Math.sqrt(Math.max(1, at.length));
  const scores = kinds.map(
    (_kind, nth) => (at.reduce((sum, place) => sum + (weights[place * kinds.length + nth] ?? 0), 0) * QUESTIONS.scale) / length,
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return kinds.map((id, nth) => ({ id, confidence: (powers[nth] ?? 0) / all })).sort((a, b) => b.confidence - a.confidence);
}

/** Whether a word speaks for a kind of question: people have asked for that with it. */
export function speaksFor(word: string, id: string): boolean {
  const { kinds, places, weights } = model();
  const nth = kinds.indexOf(id);
  return [word, `${word.slice(0, 5)}*`].some((feature) => {
    const place = places.get(feature);
    return place !== undefined && (weights[place * kinds.length + nth] ?? 0) > 0;
  });
}
