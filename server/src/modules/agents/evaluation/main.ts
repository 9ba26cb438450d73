import { CASES } from './cases';
import { withDemoAssistant } from './demo-assistant';
import { evaluate, scoreOf, type CaseResult } from './evaluate';
import { UNSEEN_FIRST } from './unseen-first';
import { UNSEEN_SECOND } from './unseen-second';
import { UNSEEN_THIRD } from './unseen-third';
import { UNSEEN_FOURTH } from './unseen-fourth';

const SETS = [
  ['documented sentences', CASES],
  ['60 sentences written before the grammar was made wider', UNSEEN_FIRST],
  ['40 more, known by their total only', UNSEEN_SECOND],
  ['60 of another hand, looked at since', UNSEEN_THIRD],
  ['40 more of that hand, looked at since', UNSEEN_FOURTH],
] as const;

/** The score of the rules or, where `AI_BASE_URL` and `AI_CHAT_MODEL` are set, of that model, over the demo data. */
async function main(): Promise<void> {
  await withDemoAssistant(async ({ assistant, asker, facts }) => {
    for (const [name, cases] of SETS)
      report(await evaluate(assistant, { cases, asker, facts }), `${process.env.AI_CHAT_MODEL || 'planner'}, ${name}`);
  });
}

function report(results: readonly CaseResult[], who: string): void {
  for (const { passed, say, expected, steps, message } of results) {
    if (!passed)
      process.stdout.write(
        `✗ “${say}”\n  wanted ${expected.tool} ${JSON.stringify(expected.arguments)} (${expected.effect})\n  got    ${steps.map(({ tool, arguments: given }) => `${tool} ${JSON.stringify(given)}`).join('; ')}\n  said   ${message.split('\n')[0] ?? ''}\n`,
      );
  }
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  process.stdout.write(
    `${who}: ${scoreOf(results)} of the sentences did what was meant; median ${at(0.5)} ms, p95 ${at(0.95)} ms a turn\n`,
  );
}

await main();
