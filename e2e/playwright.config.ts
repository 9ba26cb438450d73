import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './fixtures';
import { chromiumPath } from './support/chromium';

/**
 * Each worker drives a server of its own with the demo tenants; tests leave what others rely on as they found it.
 * What measures how long something takes bears the tag `@timed`: the project `timed` runs after the other, with one worker.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testMatch: '{shell,plugins,delivery,gallery}/**/*.spec.ts',
  globalSetup: './support/begin-run.ts',
  projects: [
    { name: 'untimed', grepInvert: /@timed/ },
    { name: 'timed', grep: /@timed/ },
    // Ten of the others once more, on the embedded engine: what depends on it most.
    { name: 'embedded', grep: /@embedded/, workers: 1, use: { isEmbedded: true } },
  ],
  outputDir: process.env['E2E_OUTPUT'] ?? './test-results',
  // Two on two cores. A third was tried: the cores were full, five tests of two hundred ran into their limits, and little time was won.
  workers: process.env['BUTTERFLY_E2E_URL'] ? 1 : Number(process.env['E2E_WORKERS'] ?? 2),
  /** What passes on its second try only is named in the summary. */
  retries: process.env['E2E_RETRIES'] === '0' ? 0 : 1,
  timeout: 45_000,
  /** A shell that is broken fails everywhere: ten tests, each tried twice, say so as well as five hundred. */
  maxFailures: Number(process.env['E2E_MAX_FAILURES'] ?? 10),
  /** Twice what the suite takes on a busy machine, and a minute less than the run gives it: its report is still written. */
  globalTimeout: 44 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${process.env['E2E_OUTPUT'] ?? 'test-results'}/report.json` }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording costs a third of the time: only what failed is run again with it.
    trace: 'on-first-retry',
    // What slides is not what most tests are about; `E2E_MOTION=1` runs them with motion.
    contextOptions: { reducedMotion: process.env['E2E_MOTION'] === '1' ? 'no-preference' : 'reduce' },
    launchOptions: {
      ...(chromiumPath() && { executablePath: chromiumPath() }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // See `support/kept-context.ts`.
        '--process-per-site',
        // A microphone, a camera and a screen, all fake: another set of arguments in one file would end the worker and its server.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
        '--enable-precise-memory-info',
      ],
    },
  },
});
