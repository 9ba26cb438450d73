import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { questionFeatures } from '../planner/questions/features';

interface Example {
  readonly id: string;
  readonly said: string;
}

const EPOCHS = 30;
const RATE = 0.5;
const DECAY = 1e-6;
const FOLDS = 5;
/** A feature that was seen less often is chance. */
const SEEN = 2;
/** Smaller weights than this share of the largest are left out. */
const LEAST = 0.012;
/** Who is spoken of says nothing of what is asked. */
const NAMES = new Set(
  'reyes marlow okafor hollis whitcomb osei chen abbott park delgado mia tom hank priya ada rosa lucia eleanor grace tess kwame judith rowan emil noor sato bellamy crane fairweather aldous'.split(
    ' ',
  ),
);

const folder = path.resolve(import.meta.dirname, 'questions');
const target = path.resolve(import.meta.dirname, '../planner/questions/weights.data.ts');

/**
 * Trains the linear model that tells which kind of question a sentence is, from the lines in `questions/`, and writes
 * `planner/questions/weights.data.ts`. The same lines always give the same file: `tsx server/src/modules/agents/evaluation/train-questions-main.ts`.
 * `--check` also says how many lines are told right by a model that has not seen them.
 */
function main(): void {
  const examples = written();
  if (process.argv.includes('--check')) check(examples);
  const trained = train(examples);
  writeFileSync(target, fileOf(trained));
  process.stdout.write(`${examples.length} lines, ${trained.kinds.length} kinds, ${trained.features.length} features\n`);
}

function written(): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => {
      const [id = '', said = ''] = line.split('\t');
      return id && said ? [{ id: id.trim(), said: said.trim() }] : [];
    });
}

interface Trained {
  readonly kinds: readonly string[];
  readonly features: readonly string[];
  readonly weights: Float64Array;
}

const isOfName = (feature: string): boolean =>
  feature.split(/[ _*]+/).some((word) => NAMES.has(word) || [...NAMES].some((name) => name.length >= 5 && word === name.slice(0, 5)));

function train(examples: readonly Example[]): Trained {
  const kinds = [...new Set(examples.map(({ id }) => id))].sort();
  const seen = new Map<string, number>();
  const rows = examples.map(({ id, said }) => ({
    nth: kinds.indexOf(id),
    features: questionFeatures(said).filter((one) => !isOfName(one)),
  }));
  for (const { features } of rows) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const features = [...seen].flatMap(([one, count]) => (count >= SEEN ? [one] : [])).sort();
  const places = new Map(features.map((one, at) => [one, at]));
  const placed = rows.map(({ nth, features: own }) => ({ nth, at: own.flatMap((one) => places.get(one) ?? []) }));
  return { kinds, features, weights: learnt(placed, { kinds: kinds.length, features: features.length }) };
}

function learnt(
  rows: readonly { readonly nth: number; readonly at: readonly number[] }[],
  { kinds, features }: { kinds: number; features: number },
): Float64Array {
  const weights = new Float64Array(features * kinds);
  const random = sequence(17);
  const order = rows.map((_row, nth) => nth);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE / (1 + epoch / 8);
    for (const nth of order) {
      const row = rows[nth];
      if (row) step(weights, row, { kinds, rate });
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * (1 - DECAY * rows.length);
  }
  return weights;
}

function step(
  weights: Float64Array,
  { nth: wanted, at }: { nth: number; at: readonly number[] },
  { kinds, rate }: { kinds: number; rate: number },
): void {
  const powers = chances(weights, at, kinds);
  const length = Math.sqrt(Math.max(1, at.length));
  powers.forEach((power, nth) => {
    const by = (rate * ((nth === wanted ? 1 : 0) - power)) / length;
    for (const place of at) weights[place * kinds + nth] = (weights[place * kinds + nth] ?? 0) + by;
  });
}

function chances(weights: Float64Array, at: readonly number[], kinds: number): number[] {
  const length = Math.sqrt(Math.max(1, at.length));
  const scores = Array.from(
    { length: kinds },
    (_none, nth) => at.reduce((sum, place) => sum + (weights[place * kinds + nth] ?? 0), 0) / length,
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function fileOf({ kinds, features, weights }: Trained): string {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => (Math.abs(weight) < LEAST * most ? 0 : Math.round((weight / most) * 127)));
  const packed = (data: string | Buffer): string => brotliCompressSync(data).toString('base64');
  return `/** Written by evaluation/train-questions-main.ts. */\nexport const QUESTIONS = {\n  kinds: '${kinds.join(' ')}',\n  scale: ${(most / 127).toPrecision(6)},\n  features:\n    '${packed(features.join('\n'))}',\n  weights:\n    '${packed(Buffer.from(bytes.buffer))}',\n} as const;\n`;
}

/** Each line is judged by a model that was trained without it and its fold. */
function check(examples: readonly Example[]): void {
  const judged: { right: boolean; confidence: number; id: string; got: string; said: string }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { kinds, features, weights } = train(examples.filter((_one, at) => at % FOLDS !== fold));
    const places = new Map(features.map((one, at) => [one, at]));
    for (const { id, said } of examples.filter((_one, at) => at % FOLDS === fold)) {
      const at = questionFeatures(said).flatMap((one) => places.get(one) ?? []);
      const all = chances(weights, at, kinds.length);
      const best = all.indexOf(Math.max(...all));
      judged.push({ id, said, got: kinds[best] ?? '', right: kinds[best] === id, confidence: all[best] ?? 0 });
    }
  }
  for (const sure of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = judged.filter(({ confidence, got }) => confidence >= sure && got !== 'none');
    const right = told.filter((one) => one.right).length;
    process.stdout.write(
      `sure ≥ ${sure}: ${told.length} of ${judged.length} told, ${((100 * right) / told.length).toFixed(1)} % of them right\n`,
    );
  }
  const pairs = new Map<string, number>();
  for (const { right, id, got } of judged) if (!right) pairs.set(`${id} → ${got}`, (pairs.get(`${id} → ${got}`) ?? 0) + 1);
  for (const [pair, count] of [...pairs].sort((a, b) => b[1] - a[1]).slice(0, 25))
    process.stdout.write(`${String(count).padStart(4)} ${pair}\n`);
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
