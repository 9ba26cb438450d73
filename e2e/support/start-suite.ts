import { startSuite } from './running-suite';

/** Starts the suite once for all tests; a suite that runs already may be named by `BUTTERFLY_E2E_URL` and `DATA_DIR`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['BUTTERFLY_E2E_URL']) return async () => undefined;
  const suite = await startSuite();
  process.env['BUTTERFLY_E2E_URL'] = suite.url;
  process.env['BUTTERFLY_E2E_DATA'] = suite.dataDir;
  return suite.stop;
}
