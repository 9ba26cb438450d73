import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../../../app';
import { seedDemo } from '../../../demo/seed-demo';
import { readEnvironment } from '../../../platform/environment';
import { TestClient } from '../../../platform/testing/test-client';
import { MediaStore } from '../media/media-store';
import { Assistant } from '../model/assistant';
import { ProviderSettings } from '../provider/settings';
import { OperationCaller } from '../tools/caller';
import { localDay } from '../../../platform/time/local-time';
import { CASES } from './cases';
import { askerOf, demoFacts } from './demo-facts';
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
const OWNER = 'admin@fern-thistle.example';

/** The score of the rules or, where `AI_BASE_URL` and `AI_CHAT_MODEL` are set, of that model, over the demo data. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'assistant-evaluation-'));
  const { AI_BASE_URL = '', AI_API_KEY = '', AI_CHAT_MODEL = '' } = process.env;
  const env = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    RATE_LIMITS: '0',
    LOG_LEVEL: 'silent',
    AI_BASE_URL,
    AI_API_KEY,
    AI_CHAT_MODEL,
  });
  const running = await buildApp({ env, log: pino({ level: 'silent' }) as FastifyBaseLogger, background: false });
  try {
    const origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
    await seedDemo(running.platform);
    const client = await new TestClient(origin).signIn(OWNER, env.DEMO_PASSWORD);
    const caller = new OperationCaller();
    caller.attach(running.app);
    const assistant = new Assistant({
      platform: running.platform,
      caller,
      media: new MediaStore(running.platform),
      provider: new ProviderSettings(env),
    });
    const today = localDay(new Date(), 'America/New_York');
    const [asker, facts] = [await askerOf(client, running), await demoFacts(client, today)];
    for (const [name, cases] of SETS) report(await evaluate(assistant, { cases, asker, facts }), `${AI_CHAT_MODEL || 'planner'}, ${name}`);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
