import { expect, type Locator, type Page } from '@playwright/test';
import { freePort } from '../../support/running-suite';
import type { Figure, PluginFigures } from '../../support/plugin-figures';
import { startLiveService, type LiveService } from './live-service';
import { watchLive, type LiveWatch, type Silence } from './live-watch';

let service: LiveService;

export const figures: PluginFigures = {
  prepare: async () => {
    const port = await freePort();
    service = await startLiveService(port);
    return { env: { GEMINI_LIVE_URL: `ws://127.0.0.1:${port}/live` }, stop: () => service.close() };
  },
  parts: [(inFreshPage) => inFreshPage((page) => consoleFigures(page, service))],
};

const ROUNDS = 15;
/** So many that the 95th of a hundred is not the worst. */
const INTERRUPTIONS = 120;
const RECONNECTS = 50;
const SPOKEN_CHUNKS = 100;

/** The console, by voice: silence after an interruption, and how it gets over a service that goes or a line that breaks. */
async function consoleFigures(page: Page, live: LiveService): Promise<Figure[]> {
  const talk = new Talk(page, await watchLive(page));
  await talk.open();
  const silence = await interruptions(talk, live);
  const drops = await lostLines(talk);
  const { times, grown, contexts } = await reconnects(talk, page);
  return [
    { what: 'interruption → the first silent block is made', times: silence.map(({ took }) => took), unit: 'ms', atMost: 20 },
    { what: 'interruption → silence, by the audio clock', times: silence.map(({ played }) => played), unit: 'ms', atMost: 20 },
    { what: 'lost connection → usable again', times: drops, unit: 'ms', atMost: 2_000 },
    { what: 'goAway → usable again', times, unit: 'ms', atMost: 2_000 },
    { what: `heap after ${RECONNECTS} reconnects, by voice with the microphone on`, value: grown, unit: 'MB more', atMost: 5 },
    { what: 'audio contexts made and open per direction, the worse one', value: contexts, unit: '', atMost: 1 },
  ];
}

async function interruptions(talk: Talk, live: LiveService): Promise<Silence[]> {
  for (let round = 1; round <= INTERRUPTIONS; round += 1) {
    const heard = await talk.count('AUDIO');
    await talk.say('a long story');
    await talk.until(async () => (await talk.count('AUDIO')) === heard + SPOKEN_CHUNKS);
    await talk.sounds();
    live.visits.at(-1)?.say({ serverContent: { interrupted: true } });
    live.visits.at(-1)?.say({ serverContent: { turnComplete: true } });
    await talk.silences(round);
  }
  return (await talk.watch()).silent.slice(0, INTERRUPTIONS);
}

/** Each in a conversation of its own: a line that breaks again and again is given up. */
async function lostLines(talk: Talk): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await talk.press('Disconnect');
    await talk.connect();
    const setups = await talk.count('SETUP_COMPLETE');
    await talk.say('__drop1006');
    await talk.until(async () => (await talk.count('SETUP_COMPLETE')) === setups + 1);
    const { received } = await talk.watch();
    times.push(
      (received.findLast(({ type }) => type === 'SETUP_COMPLETE')?.at ?? Infinity) -
        (received.findLast(({ type }) => type === 'ERROR')?.at ?? 0),
    );
    await talk.status('Connected');
  }
  return times;
}

async function reconnects(talk: Talk, page: Page): Promise<{ times: number[]; grown: number; contexts: number }> {
  await talk.press('Microphone');
  await talk.until(async () => (await talk.watch()).contexts.some(({ rate, state }) => rate === 16_000 && state === 'running'));
  const made = (await talk.watch()).contexts.length;
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const first = (await talk.watch()).received.length;
  for (let round = 0; round < RECONNECTS; round += 1) {
    const setups = await talk.count('SETUP_COMPLETE');
    await talk.say('__goaway');
    await talk.until(async () => (await talk.count('SETUP_COMPLETE')) === setups + 1);
    await talk.status('Connected');
  }
  const grown = ((await heap()) - before) / 1_048_576;
  const { received, contexts } = await talk.watch();
  const later = received.slice(first);
  const times = later.flatMap(({ type, at }, nth) =>
    type === 'GO_AWAY' ? [(later.slice(nth).find((frame) => frame.type === 'SETUP_COMPLETE')?.at ?? Infinity) - at] : [],
  );
  const open = [16_000, 24_000].map((rate) => contexts.filter((one) => one.rate === rate && one.state !== 'closed').length);
  return { times, grown, contexts: contexts.length > made ? Infinity : Math.max(...open) };
}

/** The console's panel, as somebody uses it. */
class Talk {
  readonly #panel: Locator;

  constructor(
    private readonly page: Page,
    readonly watch: () => Promise<LiveWatch>,
  ) {
    this.#panel = page.getByRole('dialog', { name: 'Live console' });
  }

  async open(): Promise<void> {
    await this.page.goto('/home_view');
    await this.page.getByRole('button', { name: 'Live console', exact: true }).click();
    await this.#panel.getByLabel('Bearer token').fill('ya29.bench');
    await this.#panel.getByLabel('Project ID').fill('fern-studio');
    await this.#panel.getByRole('radio', { name: 'Voice' }).check();
    await this.connect();
  }

  async connect(): Promise<void> {
    await this.press('Connect');
    await this.status('Connected');
  }

  press(name: string): Promise<void> {
    return this.#panel.getByRole('button', { name, exact: true }).click();
  }

  status(text: string): Promise<void> {
    return this.#panel.locator('.live-status', { hasText: new RegExp(`^${text}$`) }).waitFor();
  }

  async say(text: string): Promise<void> {
    const input = this.#panel.getByRole('textbox', { name: 'Message' });
    await input.fill(text);
    await input.press('Enter');
  }

  count(type: string): Promise<number> {
    return this.page.evaluate((one) => (window as unknown as { __count: (type: string) => number }).__count(one), type);
  }

  /** Asked in the page and seldom: to ask again and again would keep busy the thread that is measured. */
  async sounds(): Promise<void> {
    await this.page.waitForFunction(() => (window as unknown as { __live: () => LiveWatch }).__live().sounds, null, { polling: 50 });
  }

  async silences(many: number): Promise<void> {
    await this.page.waitForFunction((wanted) => (window as unknown as { __live: () => LiveWatch }).__live().silent.length >= wanted, many, {
      polling: 100,
    });
  }

  until(holds: () => Promise<boolean>): Promise<void> {
    return expect.poll(holds, { intervals: [2], timeout: 20_000 }).toBe(true);
  }
}
