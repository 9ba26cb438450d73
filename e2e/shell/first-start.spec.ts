import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { freePort, repositoryRoot } from '../support/running-suite';

/** `npm start` as on a machine that has nothing yet: no data, no token, no settings but where it listens. */
function npmStart(settings: Readonly<Record<string, string>>) {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, ['shared/tooling/bin/with-dependencies.mjs', 'start'], {
    cwd: repositoryRoot,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal tells everything that was started of Ctrl+C, not the first process alone.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('It could not be started.');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    said: () => said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async interrupt() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGINT');
      await ended;
    },
  };
}

test('`npm start` where nothing is yet ends in a suite that one can sign in to, and Ctrl+C ends it', async ({ browser }) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
  const port = String(await freePort());
  const started = npmStart({ PORT: port, DATA_DIR: dataDir });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    await expect.poll(() => started.said().includes('Butterfly is ready') || started.hasEnded(), { timeout: 200_000 }).toBe(true);
    expect(started.said()).toContain(`Butterfly is ready: http://localhost:${port}`);
    // Its first lines say whom to sign in as.
    const [, email = ''] = /Sign in as\s+(\S+)/.exec(started.said()) ?? [];
    const [, password = ''] = /Password\s+(\S+)/.exec(started.said()) ?? [];
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('section.plugin h1')).toBeVisible();
    await started.interrupt();
    await expect(page.request.get('/api/health/')).rejects.toThrow(/ECONNREFUSED/);
  } finally {
    await context.close();
    await started.interrupt();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
