import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp, type RunningApp } from '../../../app';
import { seedDemo } from '../../../demo/seed-demo';
import { readEnvironment } from '../../../platform/environment';
import { TestClient } from '../../../platform/testing/test-client';
import { localDay } from '../../../platform/time/local-time';
import { MediaStore } from '../media/media-store';
import { Assistant } from '../model/assistant';
import { ProviderSettings } from '../provider/settings';
import type { Asker } from '../runs/turn';
import { OperationCaller } from '../tools/caller';
import type { DemoFacts } from './case';
import { askerOf, demoFacts } from './demo-facts';

const OWNER = 'admin@fern-thistle.example';
const QUIET = { NODE_ENV: 'test', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };

/** The assistant over the demo business, and its owner who asks. */
export interface DemoAssistant {
  readonly assistant: Assistant;
  readonly platform: RunningApp['platform'];
  readonly client: TestClient;
  readonly asker: Asker;
  readonly facts: DemoFacts;
}

/** Starts a server with the demo data in a folder of its own, and takes both away after `use`. With `AI_*` set a model answers. */
export async function withDemoAssistant(use: (demo: DemoAssistant) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'assistant-'));
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
    await use({ assistant, platform, client, asker: await askerOf(client, running), facts });
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
