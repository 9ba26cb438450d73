import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IntentId } from '../planner/intent';
import { EXAMPLES } from '../planner/model/examples.data';
import { BUCKETS, featuresOf } from '../planner/model/features';
import { planOf } from '../planner/plan';
import { CASES } from './cases';
import type { EverydayCase } from './everyday-case';
import { EVERYDAY_FIRST } from './everyday-first';
import { FOURTH_SHOWN } from './everyday-fourth';
import { EVERYDAY_SECOND } from './everyday-second.data';
import { EVERYDAY_THIRD } from './everyday-third.data';
import { intentOfTool } from './intent-of-tool';
import { UNSEEN_FIRST } from './unseen-first';
import { UNSEEN_FOURTH } from './unseen-fourth';
import { UNSEEN_SECOND } from './unseen-second';
import { UNSEEN_THIRD } from './unseen-third';

interface Example {
  readonly intent: IntentId;
  readonly text: string;
}

const TODAY = '2026-11-23';
const EPOCHS = 40;
const RATE = 0.25;
const DECAY = 2e-5;
const COPIES = 3;

/**
 * Trains the linear model that guesses what a sentence is about where the grammar knows none, and writes
 * `planner/model/weights.data.ts`. The same examples always give the same file:
 * `tsx server/src/modules/agents/evaluation/train-model-main.ts`.
 */
function main(): void {
  const random = sequence(17);
  const examples = [...written(), ...fromSets()];
  const intents = [...new Set(examples.map(({ intent }) => intent))].sort();
  const noisy = examples.flatMap((example) => [
    example,
    ...Array.from({ length: COPIES }, () => ({ ...example, text: blurred(example.text, random) })),
  ]);
  const weights = trained(
    noisy.map(({ intent, text }) => ({ nth: intents.indexOf(intent), places: [...featuresOf(text)] })),
    { classes: intents.length, random },
  );
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / most) * 127));
  writeFileSync(
    path.resolve(import.meta.dirname, '../planner/model/weights.data.ts'),
    `/** Written by evaluation/train-model-main.ts. */\nexport const MODEL = {\n  intents: '${intents.join(' ')}',\n  scale: ${(most / 127).toPrecision(6)},\n  weights:\n    '${Buffer.from(bytes.buffer).toString('base64')}',\n} as const;\n`,
  );
  process.stdout.write(`${examples.length} examples, ${intents.length} intents, ${bytes.length} bytes\n`);
}

const written = (): Example[] =>
  Object.entries(EXAMPLES).flatMap(([intent, lines]) => lines.split('\n').map((text) => ({ intent: intent as IntentId, text })));

/** Sentences of the sets that were looked at, with what they were written for. */
function fromSets(): Example[] {
  const everyday = [EVERYDAY_FIRST, EVERYDAY_SECOND, EVERYDAY_THIRD, FOURTH_SHOWN].flat().flatMap(ofCase);
  const spoken = [CASES, UNSEEN_FIRST, UNSEEN_SECOND, UNSEEN_THIRD, UNSEEN_FOURTH].flat().flatMap(({ say }) => ofGrammar(say));
  return [...everyday, ...spoken];
}

function ofCase({ turns: [said = '', ...more], accept }: EverydayCase): Example[] {
  if (more.length > 0) return ofGrammar(said);
  const tool = accept.flatMap((outcome) => (outcome.kind === 'steps' ? outcome.steps : []))[0]?.tool;
  const meant = accept[0]?.kind === 'cannot' ? 'unknown' : intentOfTool(tool);
  return meant ? [{ intent: meant, text: planOf(said, { today: TODAY }).text }] : ofGrammar(said);
}

function ofGrammar(said: string): Example[] {
  const { intent, text } = planOf(said, { today: TODAY, takesAnyWord: true });
  return intent === 'unknown' ? [] : [{ intent, text }];
}

/** As people type: a word is left out, doubled or has a slip. */
function blurred(text: string, random: () => number): string {
  const words = text.split(' ');
  if (words.length < 3) return text;
  const at = Math.floor(random() * words.length);
  if (random() < 0.5) return words.filter((_word, nth) => nth !== at).join(' ');
  const other = Math.floor(random() * words.length);
  return words.map((word, nth) => (nth === at ? (words[other] ?? word) : word)).join(' ');
}

function trained(
  rows: readonly { readonly nth: number; readonly places: readonly number[] }[],
  { classes, random }: { classes: number; random: () => number },
): Float64Array {
  const weights = new Float64Array(classes * BUCKETS);
  const order = rows.map((_row, nth) => nth);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE / (1 + epoch / 10);
    for (const nth of order) {
      const row = rows[nth];
      if (row) learn(weights, row, { classes, rate });
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * (1 - DECAY * rows.length);
  }
  return weights;
}

function learn(
  weights: Float64Array,
  { nth: wanted, places }: { nth: number; places: readonly number[] },
  { classes, rate }: { classes: number; rate: number },
): void {
  const scores = Array.from({ length: classes }, (_none, nth) => places.reduce((sum, at) => sum + (weights[nth * BUCKETS + at] ?? 0), 0));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  powers.forEach((power, nth) => {
    const step = rate * ((nth === wanted ? 1 : 0) - power / all);
    for (const at of places) weights[nth * BUCKETS + at] = (weights[nth * BUCKETS + at] ?? 0) + step / Math.sqrt(places.length);
  });
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Numbers from 0 to 1, always the same ones. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

main();
