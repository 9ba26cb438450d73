import { execFileSync } from 'node:child_process';
import { chromiumPath } from '../../../../e2e/support/chromium';
import { tool } from '../process/repository';
import { installPackage } from './install-package';

const PACKAGE = 'chromium-headless-shell';

/**
 * Makes sure that the browser tests have a Chromium: one that is installed, else Debian's package of the headless shell, else Playwright's own.
 *
 * @returns its path, also right after it was installed; or words, where Playwright finds its own by itself.
 */
export function ensureChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  console.log('No Chromium on this machine.');
  const fresh = installPackage(PACKAGE) ? chromiumPath() : undefined;
  if (fresh) return fresh;
  console.log("Downloading Playwright's …");
  execFileSync(process.execPath, [tool('../e2e/node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return "Playwright's own";
}
