import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tool } from '../process/repository';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/**
 * Makes sure that the browser tests have a Chromium: one that is installed, else Debian's package, else Playwright's own.
 *
 * @returns where it was found, in words.
 */
export function ensureChromium(): string {
  const found = process.env['CHROMIUM_PATH'] ?? PLACES.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && installed(['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'])) {
    return "installed Debian's package chromium";
  }
  console.log("No Chromium on this machine; downloading Playwright's …");
  execFileSync(process.execPath, [tool('../e2e/node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return "Playwright's own";
}

function installed(...commands: string[][]): boolean {
  console.log('No Chromium on this machine; installing the package chromium …');
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
