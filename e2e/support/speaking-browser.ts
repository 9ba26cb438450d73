import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { speechWav, type Stretch } from '../../shared/testing/src/audio/speech-wav';
import { chromiumPath } from './chromium';

/** What the page under test notes by its own clock. */
interface Heard {
  /** When the microphone was given, and when it was last loud. */
  opened: number;
  lastLoud: number;
  /** When a click was made, and how long after it every track had ended. */
  clicked: number;
  released: number[];
  /** By how much its clock is put forward as soon as the recorder reads something loud, and by how much it has been. */
  skip: number;
  skipped: number;
}

/** Listens along on the same microphone, and looks every few milliseconds whether it has been let go. Runs in the page. */
function listenAlong(late: number): void {
  /** Twice what the recorder takes for silence. */
  const LOUD = 20;
  const heard: Heard = { opened: 0, lastLoud: 0, clicked: 0, released: [], skip: 0, skipped: 0 };
  const clock = performance.now.bind(performance);
  performance.now = () => clock() + heard.skipped;
  Object.assign(window, { heard });
  // Between what the recorder reads and its look at the clock: what it takes for the first moment after the jump is loud.
  const read = AnalyserNode.prototype.getByteFrequencyData;
  AnalyserNode.prototype.getByteFrequencyData = function readAndSkip(spectrum) {
    read.call(this, spectrum);
    if (heard.skip === 0 || spectrum.reduce((sum, value) => sum + value, 0) / spectrum.length < LOUD) return;
    [heard.skipped, heard.skip] = [heard.skipped + heard.skip, 0];
  };
  document.addEventListener(
    'click',
    () => {
      heard.clicked = performance.now();
    },
    true,
  );
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    if (late > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, late);
      });
    heard.opened = performance.now();
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    // 11 ms, so that the last loud moment is known that well.
    analyser.fftSize = 512;
    const samples = new Float32Array(analyser.fftSize);
    context.createMediaStreamSource(stream).connect(analyser);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      if (samples.some((sample) => Math.abs(sample) > 0.05)) heard.lastLoud = performance.now();
      if (stream.getTracks().some(({ readyState }) => readyState === 'live')) return;
      heard.released.push(performance.now() - Math.max(heard.clicked, heard.opened));
      clearInterval(timer);
      void context.close();
    }, 5);
    return stream;
  };
}

interface Listening {
  readonly page: Page;
  readonly panel: Locator;
  readonly record: () => Promise<void>;
  readonly heard: () => Promise<Heard>;
  /** Puts the clock of the page forward in the middle of a word: what is not waited for was as loud as what is heard. */
  readonly skip: (ms: number) => Promise<void>;
  /** What the page has thrown. */
  readonly thrown: readonly string[];
}

/** A Chromium whose microphone plays this, signed in as the page of the test is. */
export async function listening(
  playwright: PlaywrightWorkerArgs['playwright'],
  { context, wav, late = 0 }: { context: BrowserContext; wav: readonly Stretch[]; late?: number },
): Promise<Listening & { readonly browser: Browser }> {
  const file = join(mkdtempSync(join(tmpdir(), 'butterfly-voice-')), 'speech.wav');
  writeFileSync(file, speechWav(wav));
  const browser = await playwright.chromium.launch({
    ...(chromiumPath() && { executablePath: chromiumPath() }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  });
  const own = await browser.newContext({
    baseURL: process.env['BUTTERFLY_E2E_URL'] ?? '',
    storageState: await context.storageState(),
    permissions: ['microphone'],
    reducedMotion: 'reduce',
  });
  const page = await own.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.addInitScript(listenAlong, late);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant', exact: true });
  await panel.getByRole('button', { name: 'Start Session' }).click();
  const record = () => panel.getByRole('button', { name: 'Start recording' }).click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  const skip = (ms: number) =>
    page.evaluate((more) => {
      (window as unknown as { heard: Heard }).heard.skip = more;
    }, ms);
  return { browser, page, panel, record, heard, skip, thrown };
}
