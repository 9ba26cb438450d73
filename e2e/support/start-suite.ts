import { freePort, startSuite } from './running-suite';

/** Starts the suite once for all tests; a suite that runs already may be named by `BUTTERFLY_E2E_URL` and `DATA_DIR`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['BUTTERFLY_E2E_URL']) return async () => undefined;
  // The live service of this suite is a fake on this machine, started by the tests that need it.
  const live = await freePort();
  process.env['BUTTERFLY_E2E_LIVE_PORT'] = String(live);
  process.env['GEMINI_LIVE_URL'] = `ws://127.0.0.1:${live}/live`;
  const suite = await startSuite();
  process.env['BUTTERFLY_E2E_URL'] = suite.url;
  process.env['BUTTERFLY_E2E_DATA'] = suite.dataDir;
  return suite.stop;
}
