import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Answerer, Asker, Outcome, Step } from '../runs/turn';
import type { DemoFacts, EvaluationCase } from './case';

export interface CaseResult {
  readonly say: string;
  readonly passed: boolean;
  readonly expected: Pick<EvaluationCase, 'tool' | 'effect'> & { readonly arguments: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
  readonly message: string;
  readonly ms: number;
}

const POWER = ['read', 'navigate', 'draft', 'write', 'send', 'money'] as const;

/** Asks every sentence, each in a conversation of its own, and compares tool, arguments and effect. */
export async function evaluate(
  answerer: Answerer,
  { cases, asker, facts }: { cases: readonly EvaluationCase[]; asker: Asker; facts: DemoFacts },
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const one of cases) results.push(await ask(answerer, { one, asker, facts }));
  return results;
}

async function ask(
  answerer: Answerer,
  { one, asker, facts }: { one: EvaluationCase; asker: Asker; facts: DemoFacts },
): Promise<CaseResult> {
  const started = performance.now();
  const turn = {
    asker,
    sessionId: 0,
    sessionKey: randomUUID(),
    messageId: randomUUID(),
    message: one.say,
    agentType: 'orchestrator_agent' as const,
    projectId: one.at ? facts.project(one.at) : null,
    pageUrl: '',
    history: [],
  };
  const outcome = await answerer.answer(turn, { say: () => undefined, signal: new AbortController().signal });
  const expected = { tool: one.tool, effect: one.effect, arguments: one.arguments?.(facts) ?? {} };
  return {
    say: one.say,
    expected,
    passed: fits(expected, outcome),
    steps: outcome.steps ?? [],
    message: outcome.message,
    ms: performance.now() - started,
  };
}

/** The step is there, and nothing else did more than the sentence asked for. */
function fits(expected: CaseResult['expected'], { steps = [] }: Outcome): boolean {
  const strongest = Math.max(0, ...steps.map(({ effect }) => POWER.indexOf(effect)));
  return (
    strongest === POWER.indexOf(expected.effect) &&
    steps.some(
      ({ tool, arguments: given }) =>
        tool === expected.tool &&
        Object.entries(expected.arguments).every(([name, value]) => isDeepStrictEqual(plain(given[name]), plain(value))),
    )
  );
}

/** The order in which flowers are named is nobody's business. */
const plain = (value: unknown): unknown => (Array.isArray(value) ? [...(value as unknown[])].sort() : value);

export function scoreOf(results: readonly CaseResult[]): string {
  const passed = results.filter((result) => result.passed).length;
  return `${passed} of ${results.length} (${((100 * passed) / results.length).toFixed(1)} %)`;
}
