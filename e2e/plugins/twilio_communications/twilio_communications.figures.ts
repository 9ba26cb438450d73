import type { Page } from '@playwright/test';
import type { Figure, InFreshPage, PluginFigures } from '../../support/plugin-figures';
import { SignallingPeer } from './signalling-peer';

export const figures: PluginFigures = {
  // The peer stands in the page.
  prepare: async () => ({ env: {}, stop: async () => undefined }),
  parts: [(inFreshPage) => inFreshPage(callFigures), sleepFigures],
};

const ROUNDS = 15;
const NUMBER = '+14155550123';
const CREDENTIALS = {
  account_sid: `AC${'1'.repeat(32)}`,
  api_key_sid: `SK${'2'.repeat(32)}`,
  voice_app_sid: `AP${'3'.repeat(32)}`,
  api_key_secret: 'a-secret-of-the-bench',
  auth_token: 'a-token-of-the-bench',
  numbers: ['+15185550123'],
};

/** The real voice SDK against a signalling peer: how soon a call is seen, and a lost line is said. */
async function callFigures(page: Page): Promise<Figure[]> {
  await configure(page);
  const phone = new Phone(page, await SignallingPeer.install(page));
  await page.addInitScript(watchCard);
  await phone.open();
  return [
    { what: 'incoming invite → card', times: await rounds(() => phone.invited()), unit: 'ms', atMost: 150 },
    { what: 'signalling lost in a call → “Reconnecting...”', times: await rounds(() => phone.lost()), unit: 'ms', atMost: 300 },
  ];
}

/** The computer sleeps for a night, the token is over, and the network comes back. */
async function sleepFigures(inPage: InFreshPage): Promise<Figure[]> {
  const times = await rounds(() =>
    inPage(async (page) => {
      const phone = new Phone(page, await SignallingPeer.install(page));
      await page.clock.install();
      await phone.open();
      return phone.slept();
    }),
  );
  return [{ what: 'token over after 8 h of sleep: online → ready', times, unit: 'ms', atMost: 3_000 }];
}

async function rounds(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await work());
  return times;
}

async function configure(page: Page): Promise<void> {
  await page.goto('/home_view');
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.put('/api/twilio_communications/settings/', {
    data: CREDENTIALS,
    headers: { 'X-CSRFToken': token, 'If-Match': '*' },
  });
  if (!answer.ok()) throw new Error(`The settings were refused: ${answer.status()} ${await answer.text()}`);
}

/** Runs in the page: notes when a card first rings, and when it first says that the line is lost. */
function watchCard(): void {
  const seen = { ring: 0, lost: 0 };
  const there = { ring: false, lost: false };
  Object.assign(window, { __seen: seen });
  new MutationObserver(() => {
    const now = {
      ring: document.querySelector('.tw-card-incoming') !== null,
      lost: document.querySelector('.tw-card-state')?.textContent === 'Reconnecting...',
    };
    for (const what of ['ring', 'lost'] as const) {
      if (now[what] && !there[what]) seen[what] = Date.now();
      there[what] = now[what];
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class'] });
}

class Phone {
  constructor(
    private readonly page: Page,
    private readonly peer: SignallingPeer,
  ) {}

  async open(): Promise<void> {
    await this.page.goto('/twilio_communications/calls');
    await this.#ready();
  }

  async invited(): Promise<number> {
    const offer = await this.peer.offer();
    const at = Date.now();
    this.peer.invite(offer);
    await this.#press('Decline');
    await this.#card().waitFor({ state: 'hidden' });
    return (await this.#seen('ring')) - at;
  }

  async lost(): Promise<number> {
    const invited = this.peer.count('invite');
    await this.page.getByLabel('Number to call').fill(NUMBER);
    await this.page.getByRole('button', { name: 'Call', exact: true }).click();
    while (this.peer.count('invite') === invited) await this.page.waitForTimeout(20);
    this.peer.answer(await this.peer.pickUp());
    await this.#card().getByRole('timer').waitFor();
    const at = Date.now();
    await this.peer.drop();
    await this.#card().getByText('Reconnecting...').waitFor();
    const took = (await this.#seen('lost')) - at;
    await this.#press('End Call');
    await this.#card().waitFor({ state: 'hidden' });
    await this.#ready();
    return took;
  }

  async slept(): Promise<number> {
    this.peer.expired.add(this.peer.token);
    await this.page.context().setOffline(true);
    this.peer.away = true;
    await this.peer.drop();
    await this.page.getByText('Not connected').waitFor();
    await this.page.clock.fastForward('08:00:00');
    this.peer.away = false;
    const at = Date.now();
    await this.page.context().setOffline(false);
    await this.#ready();
    return Date.now() - at;
  }

  #card() {
    return this.page.getByRole('region', { name: 'Call', exact: true });
  }

  #press(name: string): Promise<void> {
    return this.#card().getByRole('button', { name }).click();
  }

  #ready(): Promise<void> {
    return this.page.getByText('Ready for calls').waitFor();
  }

  #seen(what: 'ring' | 'lost'): Promise<number> {
    return this.page.evaluate((key) => (window as unknown as { __seen: Record<string, number> }).__seen[key] ?? Number.NaN, what);
  }
}
