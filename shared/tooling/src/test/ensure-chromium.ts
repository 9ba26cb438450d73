import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../../../../e2e/support/chromium';
import { tool } from '../process/repository';

const PACKAGE = 'chromium-headless-shell';

/**
 * Makes sure that the browser tests have a Chromium: one that is installed, else Debian's package of the headless shell, else Playwright's own.
 *
 * @returns its path, also right after it was installed; or words, where Playwright finds its own by itself.
 */
export function ensureChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  const isInstalled =
    mayInstall() && installed(['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', PACKAGE]);
  const fresh = isInstalled ? chromiumPath() : undefined;
  if (fresh) return fresh;
  console.log("No Chromium on this machine; downloading Playwright's …");
  execFileSync(process.execPath, [tool('../e2e/node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return "Playwright's own";
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installed(...commands: string[][]): boolean {
  console.log(`No Chromium on this machine; installing the package ${PACKAGE} …`);
  return commands.every(([command = '', ...args]) => {
    try {
      execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
      return true;
    } catch (error) {
      console.warn(`${command} ${args.join(' ')} failed: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  });
}
