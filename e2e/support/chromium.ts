import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/** An installed Chromium, or undefined: Playwright's own is used then. `CHROMIUM_PATH` names another. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? PLACES.find((path) => existsSync(path));
}
