import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../../../../e2e/support/chromium';
import { butterfly, startServer } from '../../../../../e2e/support/running-suite';
import { copyOfRepository, install } from '../../process/copy-of-repository';
import { ensureChromium } from '../../test/ensure-chromium';
import { judged, row, timed } from '../delivery/figures';
import { keepFigures, type Figure } from '../figures/figures';
import { signIn } from '../suite';

const SAVES = Number(process.env['BENCH_ROUNDS'] ?? '20');
const ID = 'bench_tool';
const MARK = 'Quick links';

/** What a plugin team waits for, in a copy of the repository with a running server and a real browser. */
async function main(): Promise<void> {
  ensureChromium();
  const copy = copyOfRepository();
  try {
    if (!(await install(copy))) throw new Error('The copy could not be installed.');
    console.log(`\npnpm bench dev · ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'} · Node ${process.versions.node}`);
    const all = await timed(() => cli(copy, ['build']));
    const suite = await startServer(async (started) => void (await butterfly(['deliver'], started, copy)), { root: copy });
    const browser = await chromium.launch({ ...(chromiumPath() ? { executablePath: chromiumPath() } : {}), args: ['--no-sandbox'] });
    try {
      const context = await browser.newContext();
      await context.addCookies((await signIn(suite.url, 'admin@fern-thistle.example')).map((cookie) => ({ ...cookie, url: suite.url })));
      const page = await context.newPage();
      const created = await timed(async () => {
        await butterfly(['create', ID], suite, copy);
        await page.goto(`${suite.url}/${ID}`);
        await page.getByText('The notes could not be loaded').waitFor();
      });
      const figures = [judged('butterfly create → page visible', [created], 60_000)];
      const one = await timed(() => cli(copy, ['build', ID, '--force']));
      console.log(
        `  butterfly build: everything ${(all / 1000).toFixed(1)} s, one remote ${(one / 1000).toFixed(1)} s: 1/${(all / one).toFixed(1)} → target ≤ 1/10: ${one * 10 <= all ? 'met' : 'MISSED'}`,
      );
      keepFigures('dev', [
        ...figures,
        { figure: 'butterfly build of one remote', value: one, unit: 'ms', ratio: all / one, beside: 'building everything', goal: 10 },
        await saves({ copy, page, suite }),
      ]);
    } finally {
      await browser.close();
      await suite.stop();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Changes a line of a page that is open and waits until it is to be read there. */
async function saves({ copy, page, suite }: { copy: string; page: Page; suite: { url: string; dataDir: string } }): Promise<Figure> {
  const started = performance.now();
  const dev = spawn(process.execPath, ['--import', 'tsx', 'deploy/src/main.ts', 'dev', 'home_view'], {
    cwd: copy,
    env: { ...process.env, BUTTERFLY_URL: suite.url, DATA_DIR: suite.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    dev.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Built in') && resolve());
    dev.once('exit', (code) => reject(new Error(`butterfly dev ended with ${code}.`)));
  });
  console.log(row('butterfly dev → first build announced', [performance.now() - started]));
  const file = join(copy, 'remotes/home_view/src/home/quick-links.tsx');
  const source = readFileSync(file, 'utf8');
  if (!source.includes(MARK)) throw new Error(`"${MARK}" is not in ${file}.`);
  await page.goto(`${suite.url}/home_view`);
  await page.getByText(MARK).waitFor();
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save += 1) {
    times.push(
      await timed(async () => {
        writeFileSync(file, source.replace(MARK, `${MARK} ${save}.`));
        await page.getByText(`${MARK} ${save}.`).waitFor({ timeout: 20_000 });
      }),
    );
    // Nobody saves twice within a second.
    await page.waitForTimeout(700);
  }
  const gone = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await gone;
  return judged('save → visible in the open page', times, 800);
}

/** A command in the copy; rejects with what it printed. */
async function cli(copy: string, args: readonly string[]): Promise<void> {
  await butterfly(args, { url: 'http://localhost:9', dataDir: join(copy, '.data') }, copy);
}

await main();
