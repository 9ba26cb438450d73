import { runBody, type RunBody } from '@butterfly/contracts/agents';
import { randomUUID } from 'node:crypto';
import type { RunningApp } from '../../../app';
import type { TestClient } from '../../../platform/testing/test-client';
import { Runner } from '../runs/runner';
import type { Answerer, Asker, Outcome } from '../runs/turn';
import { AssistantDriver } from '../testing/assistant-driver';
import { AnswerRecorder } from './answer-recorder';
import type { DemoFacts } from './case';
import { CLICK, type EverydayCase } from './everyday-case';
import { judge, type Verdict } from './everyday-judge';

export interface EverydayResult {
  readonly said: EverydayCase;
  readonly verdict: Verdict;
  /** What came back for the last turn. */
  readonly came: Outcome;
  readonly ms: number;
}

interface Bench {
  readonly cases: readonly EverydayCase[];
  readonly platform: RunningApp['platform'];
  readonly client: TestClient;
  readonly asker: Asker;
  readonly facts: DemoFacts;
}

/**
 * Says every case in a conversation of its own, which the server keeps as it does for anybody, so that a turn knows the ones before.
 * Cases with a click change the demo data and come last; the results are in the order of the cases.
 */
export async function evaluateEveryday(answerer: Answerer, { cases, ...bench }: Bench): Promise<EverydayResult[]> {
  const recorder = new AnswerRecorder(answerer);
  const runner = new Runner({ platform: bench.platform, answerer: recorder });
  const results = new Map<EverydayCase, EverydayResult>();
  const changes = ({ turns }: EverydayCase): boolean => turns.includes(CLICK);
  for (const one of [...cases.filter((said) => !changes(said)), ...cases.filter(changes)])
    results.set(one, await converse(one, { ...bench, runner, recorder }));
  return cases.flatMap((one) => results.get(one) ?? []);
}

async function converse(
  said: EverydayCase,
  { client, asker, facts, runner, recorder }: Omit<Bench, 'cases'> & { runner: Runner; recorder: AnswerRecorder },
): Promise<EverydayResult> {
  const { sessionId } = await AssistantDriver.start(client, said.at ? facts.project(said.at) : null);
  let [token, ms] = ['', 0];
  for (const turn of said.turns) {
    if (turn === CLICK) {
      const clicked = await client.post(`/api/agents/confirmations/${token}/confirm/`, {});
      if (clicked.statusCode >= 400 && token) throw new Error(`The click was refused: ${clicked.body}`);
      continue;
    }
    const started = performance.now();
    const response = await runner.result(asker, await runner.begin({ asker, body: bodyOf(sessionId, turn) }));
    ms = performance.now() - started;
    token = response.confirmation?.token ?? '';
  }
  return { said, verdict: judge(said, recorder.last, facts), came: recorder.last, ms };
}

const bodyOf = (sessionId: string, message: string): RunBody => runBody.parse({ session_id: sessionId, message, message_id: randomUUID() });

const VERDICTS = ['useful', 'refused', 'wrong', 'wrong action'] as const;

/** A line per case that was not useful, then how many there are of each verdict, over all and by language. */
export function tableOf(results: readonly EverydayResult[]): string {
  const lines = results.filter(({ verdict }) => verdict !== 'useful').map(lineOf);
  const languages = ['en', 'de', 'es'] as const;
  const rows = languages.map((language) =>
    rowOf(
      language,
      results.filter(({ said }) => said.language === language),
    ),
  );
  return [
    ...lines,
    '',
    `${'set'.padEnd(8)}${['cases', ...VERDICTS].map((name) => name.padStart(14)).join('')}`,
    ...rows,
    rowOf('all', results),
  ].join('\n');
}

function lineOf({ said, verdict, came }: EverydayResult): string {
  const steps = (came.steps ?? []).map(({ tool, effect, arguments: given }) => `${tool} (${effect}) ${JSON.stringify(given)}`).join('; ');
  return `${verdict.toUpperCase()} [${said.language}] “${said.turns.join('” → “')}”\n    did  ${steps}\n    said ${came.message.split('\n').slice(0, 3).join(' / ').slice(0, 240)}`;
}

function rowOf(name: string, results: readonly EverydayResult[]): string {
  const counts = VERDICTS.map((verdict) => results.filter((result) => result.verdict === verdict).length);
  const share = (count: number): string => `${count} (${((100 * count) / Math.max(1, results.length)).toFixed(1)} %)`;
  return `${name.padEnd(8)}${[String(results.length), ...counts.map(share)].map((text) => text.padStart(14)).join('')}`;
}
