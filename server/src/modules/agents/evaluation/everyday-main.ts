import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../../../app';
import { seedDemo } from '../../../demo/seed-demo';
import { readEnvironment } from '../../../platform/environment';
import { TestClient } from '../../../platform/testing/test-client';
import { localDay } from '../../../platform/time/local-time';
import { MediaStore } from '../media/media-store';
import { Assistant } from '../model/assistant';
import { ProviderSettings } from '../provider/settings';
import { OperationCaller } from '../tools/caller';
import { askerOf, demoFacts } from './demo-facts';
import { evaluateEveryday, tableOf } from './evaluate-everyday';
import type { EverydayCase } from './everyday-case';
import { EVERYDAY_FIRST } from './everyday-first';

const OWNER = 'admin@fern-thistle.example';
const QUIET = { NODE_ENV: 'test', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };

/**
 * Prints what the everyday sentences are worth over the demo data: of `everyday-first.ts`, or of the module named by the first
 * argument, whose exports are lists of cases. With `AI_BASE_URL` and `AI_CHAT_MODEL` a model answers.
 */
async function main(file: string | undefined): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'everyday-'));
  const { AI_BASE_URL = '', AI_API_KEY = '', AI_CHAT_MODEL = '' } = process.env;
  const env = readEnvironment({ ...QUIET, DATA_DIR: folder, AI_BASE_URL, AI_API_KEY, AI_CHAT_MODEL });
  const running = await buildApp({ env, log: pino({ level: 'silent' }) as FastifyBaseLogger, background: false });
  try {
    const origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
    await seedDemo(running.platform);
    const { platform } = running;
    const client = await new TestClient(origin).signIn(OWNER, env.DEMO_PASSWORD);
    const caller = new OperationCaller();
    caller.attach(running.app);
    const assistant = new Assistant({ platform, caller, media: new MediaStore(platform), provider: new ProviderSettings(env) });
    const facts = await demoFacts(client, localDay(platform.clock(), 'America/New_York'));
    const results = await evaluateEveryday(assistant, {
      cases: await casesOf(file),
      platform,
      client,
      asker: await askerOf(client, running),
      facts,
    });
    process.stdout.write(`${tableOf(results)}\n`);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function casesOf(file: string | undefined): Promise<readonly EverydayCase[]> {
  if (!file) return EVERYDAY_FIRST;
  const found = (await import(path.resolve(file))) as Readonly<Record<string, readonly EverydayCase[]>>;
  return Object.values(found).flat();
}

await main(process.argv[2]);
