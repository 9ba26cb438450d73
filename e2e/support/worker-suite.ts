import { startSuite } from './filled-suite';
import { freePort, type RunningSuite } from './running-suite';

/** The suite that the tests of one worker drive. */
export interface WorkerSuite extends RunningSuite {
  /** Where the fake live service of this suite listens, once a test has started it. */
  readonly livePort: number;
  /** Where the fake of Stripe of this suite listens, once a test has started it. */
  readonly stripePort: number;
}

/**
 * Starts a suite for the tests of this worker; one that runs already may be named by `BUTTERFLY_E2E_URL` and `DATA_DIR`.
 * Afterwards the environment of this process names it, for pages that a test opens by itself.
 */
export async function startWorkerSuite({ isEmbedded }: { isEmbedded: boolean }): Promise<WorkerSuite> {
  const given = process.env['BUTTERFLY_E2E_URL'];
  if (given)
    return {
      url: given,
      dataDir: process.env['DATA_DIR'] ?? '',
      livePort: Number(process.env['BUTTERFLY_E2E_LIVE_PORT']),
      stripePort: Number(process.env['BUTTERFLY_E2E_STRIPE_PORT']),
      kill: notOurs,
      start: notOurs,
      stop: async () => undefined,
    };
  // The live service of this suite is a fake on this machine, started by the tests that need it.
  const livePort = await freePort();
  const stripePort = await freePort();
  const suite = await startSuite(
    { GEMINI_LIVE_URL: `ws://127.0.0.1:${livePort}/live`, STRIPE_API_URL: `http://127.0.0.1:${stripePort}` },
    { isEmbedded },
  );
  process.env['BUTTERFLY_E2E_URL'] = suite.url;
  process.env['BUTTERFLY_E2E_DATA'] = suite.dataDir;
  return { ...suite, livePort, stripePort };
}

function notOurs(): Promise<never> {
  return Promise.reject(new Error('The suite that this run was given is not for a test to end.'));
}
