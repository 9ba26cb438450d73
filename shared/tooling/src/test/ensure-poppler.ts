import { spawnSync } from 'node:child_process';
import { installPackage } from './install-package';

/** What tests of documents read them with: `pdfsig`, which is of another house than what writes and seals them. */
const PACKAGE = 'poppler-utils';

/**
 * Makes sure that the tests of sealed documents have poppler, as `ensureChromium` does for the browser tests.
 *
 * @returns its version; words where there is none: the test that asks it fails then, and says how it is installed.
 */
export function ensurePoppler(): string {
  return version() ?? (installPackage(PACKAGE) ? version() : undefined) ?? `none; install ${PACKAGE}`;
}

/** It says its version where errors are said. */
function version(): string | undefined {
  const { error, stdout, stderr } = spawnSync('pdfsig', ['-v'], { encoding: 'utf8' });
  return error ? undefined : `${stdout}${stderr}`.split('\n')[0];
}
