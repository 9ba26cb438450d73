import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { watchLeaks } from '../../support/leak-watch';
import { watchNetwork } from '../../support/network-rest';
import { picture } from '../../support/picture';
import { SignallingPeer } from './signalling-peer';

test.use({ permissions: ['microphone'], keepsFiles: false });

const CREDENTIALS = {
  account_sid: `AC${'1'.repeat(32)}`,
  api_key_sid: `SK${'2'.repeat(32)}`,
  voice_app_sid: `AP${'3'.repeat(32)}`,
  api_key_secret: 'a-secret-of-the-browser-tests',
  auth_token: 'a-token-of-the-browser-tests',
  numbers: ['+15185550123'],
};
const SETTINGS = '/api/twilio_communications/settings/';
const card = (page: Page) => page.getByRole('region', { name: 'Call', exact: true });
const ready = (page: Page) => page.getByText('Ready for calls');

test.beforeEach(async ({ signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  expect((await api('PUT', SETTINGS, CREDENTIALS, { 'If-Match': '*' })).ok()).toBe(true);
});
test.afterEach(async ({ api }) => {
  await api('DELETE', `${SETTINGS}credentials/`);
  await api('PUT', SETTINGS, { numbers: [] }, { 'If-Match': '*' });
});

test(
  'T-416 T-419 T-420 T-421 T-422 T-423 an outgoing call of the real SDK: dialing, ringing, timer, mute, keypad, lost signalling, end',
  { tag: '@timed' },
  async ({ page, api }, info) => {
    await page.addInitScript(() => {
      const tones: string[] = [];
      (window as unknown as { tones: string[] }).tones = tones;
      const insert = Reflect.get(RTCDTMFSender.prototype, 'insertDTMF') as RTCDTMFSender['insertDTMF'];
      RTCDTMFSender.prototype.insertDTMF = function tone(digits, ...more) {
        tones.push(digits);
        insert.call(this, digits, ...more);
      };
    });
    const leaks = watchLeaks(page);
    const peer = await SignallingPeer.install(page);
    await page.goto('/twilio_communications/calls');
    await expect(ready(page)).toBeVisible();
    await page.getByLabel('Number to call').fill('(415) 555-0123');
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await page.getByRole('button', { name: 'Dial +1 415 555 0123' }).click();
    await expect(card(page)).toContainText('Dialing...');
    await expect.poll(() => peer.count('invite')).toBe(1);
    const sdp = peer.last('invite')?.payload.sdp ?? '';
    expect(new URLSearchParams(peer.last('invite')?.payload.twilio?.params).toString()).toBe(
      'To=%2B14155550123&Record=true&RecordingChannels=dual&Transcribe=true&Trim=trim-silence',
    );
    expect(sdp.search(/opus/i)).toBeLessThan(sdp.search(/PCMU/));
    const answered = await peer.pickUp();
    await expect(card(page)).toContainText('Ringing...');
    peer.answer(answered);
    await expect(card(page).getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
    await expect(card(page)).toContainText('On call');
    await picture(page, 'on-call-1280.png');
    await card(page).getByRole('button', { name: 'Mute' }).click();
    await expect(card(page).getByRole('button', { name: 'Unmute' })).toHaveAttribute('aria-pressed', 'true');
    await card(page).getByRole('button', { name: 'Keypad' }).click();
    await card(page).getByRole('button', { name: '5', exact: true }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { tones: string[] }).tones.join(''))).toBe('5');
    await card(page).getByRole('button', { name: 'Microphone and speaker' }).click();
    await expect(card(page).getByLabel('Microphone').locator('option')).not.toHaveCount(0);
    await picture(page, 'devices-1280.png');
    const said = page.waitForFunction(() => document.querySelector('.tw-card-state')?.textContent === 'Reconnecting...' && Date.now());
    const lost = Date.now();
    await peer.drop();
    const took = Number(await (await said).jsonValue()) - lost;
    info.annotations.push({ type: 'measured', description: `signalling lost → said: ${took} ms` });
    expect(took).toBeLessThanOrEqual(300);
    await expect(card(page)).toBeVisible();
    await expect.poll(() => peer.count('listen')).toBeGreaterThan(1);
    await expect(card(page).getByRole('timer')).toBeVisible();
    await card(page).getByRole('button', { name: 'End Call' }).click();
    await expect(card(page)).toBeHidden();
    await expect
      .poll(async () => ((await (await api('GET', '/api/twilio_communications/calls/')).json()) as { results: object[] }).results[0])
      .toMatchObject({ to_number: '+14155550123', status: 'connected', direction: 'out' });
    expect(await leaks.of([peer.token, '4155550123', CREDENTIALS.api_key_secret, CREDENTIALS.auth_token])).toEqual([]);
  },
);

test(
  'T-417 T-418 an incoming call of the real SDK: shown within 150 ms, accepted, declined, cancelled; a card of an error',
  { tag: '@timed' },
  async ({ page, api }, info) => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      (window as unknown as { seen: number[] }).seen = seen;
      let there = false;
      new MutationObserver(() => {
        const now = document.querySelector('.tw-card-incoming') !== null;
        if (now && !there) seen.push(Date.now());
        there = now;
      }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
    });
    const peer = await SignallingPeer.install(page);
    await page.goto('/twilio_communications/calls');
    await expect(ready(page)).toBeVisible();
    const took: number[] = [];
    const invite = async () => {
      const sdp = await peer.offer();
      const at = Date.now();
      const sid = peer.invite(sdp);
      await expect(card(page)).toContainText('Incoming call');
      const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.at(-1) ?? 0);
      took.push(seen - at);
      return sid;
    };
    await invite();
    await page.setViewportSize({ width: 360, height: 740 });
    await picture(page, 'incoming-360.png');
    await card(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => peer.count('answer')).toBe(1);
    await peer.connect();
    await expect(card(page).getByRole('timer')).toBeVisible();
    await picture(page, 'on-call-360.png');
    peer.send('hangup', { callsid: peer.last('answer')?.payload.callsid, error: { code: 31003, message: 'Connection timeout' } });
    const broken = page.getByRole('alert').filter({ hasText: 'Call Error' });
    await expect(broken).toContainText('Call ended unexpectedly');
    await picture(page, 'error-360.png');
    await broken.getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await invite();
    await picture(page, 'incoming-1280.png');
    await card(page).getByRole('button', { name: 'Decline' }).click();
    await expect(card(page)).toBeHidden();
    await expect.poll(() => peer.count('reject')).toBe(1);
    const sid = await invite();
    peer.send('cancel', { callsid: sid });
    await expect(card(page)).toBeHidden();
    const before = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.length);
    peer.send('cancel', { callsid: peer.invite(await peer.offer(), '+14155550166') });
    await invite();
    // The cancelled one in between was never drawn.
    expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen.length)).toBe(before + 1);
    await card(page).getByRole('button', { name: 'Decline' }).click();
    info.annotations.push({ type: 'measured', description: `invite → card: ${took.join(', ')} ms` });
    console.info(`invite → card: ${took.join(', ')} ms`);
    expect(Math.min(...took)).toBeLessThanOrEqual(150);
    const statuses = async () =>
      ((await (await api('GET', '/api/twilio_communications/calls/?page_size=5')).json()) as { results: { status: string }[] }).results.map(
        ({ status }) => status,
      );
    await expect.poll(statuses).toEqual(expect.arrayContaining(['rejected', 'canceled', 'connected']));
  },
);

test('T-722 T-723 T-724 a device error makes calls unready until it registers again; Refresh Page and Retry are offered; a token that ended during a sleep is replaced within 3 s', async ({
  page,
  context,
  problems,
}, info) => {
  problems.allow(/fetch/i);
  const peer = await SignallingPeer.install(page);
  await page.clock.install();
  await page.goto('/twilio_communications/calls');
  await expect(ready(page)).toBeVisible();
  for (const code of [31000, 31005]) {
    peer.send('error', { error: { code, message: 'x' } });
    await expect(page.getByText('Not connected')).toBeVisible();
    await peer.drop();
    await expect(ready(page)).toBeVisible();
  }
  await page.getByLabel('Number to call').fill('+14155550123');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect.poll(() => peer.count('invite')).toBe(1);
  peer.send('hangup', { callsid: peer.last('invite')?.payload.callsid, error: { code: 31486, message: 'Busy here' } });
  const broken = page.getByRole('alert').filter({ hasText: 'Call Error' });
  await expect(broken).toBeVisible();
  await expect(broken.getByRole('button', { name: 'Retry' })).toBeVisible();
  await picture(page, 'error-1280.png');
  await broken.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(broken).toBeHidden();
  await expect(ready(page)).toBeVisible();

  peer.expired.add(peer.token);
  await context.setOffline(true);
  peer.away = true;
  await peer.drop();
  await expect(page.getByText('Not connected')).toBeVisible();
  await page.clock.fastForward('08:00:00');
  peer.away = false;
  const at = Date.now();
  await context.setOffline(false);
  await expect(ready(page)).toBeVisible();
  const took = Date.now() - at;
  info.annotations.push({ type: 'measured', description: `online → ready: ${took} ms` });
  console.info(`online → ready: ${took} ms`);
  expect(took).toBeLessThanOrEqual(3_000);
});

test('T-659 a member without the permission gets no byte of the softphone, and no page that may talk to Twilio', async ({
  browser,
  baseURL,
  page,
}) => {
  const policyOf = async (one: Page) => String((await one.goto('/'))?.headers()['content-security-policy']);
  expect(await policyOf(page)).toContain('wss://*.twilio.com');
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const network = watchNetwork(other);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.request.get('/api/auth_and_admin/check/');
  const token = (await other.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  await other.request.post('/api/auth_and_admin/login/', {
    headers: { 'X-CSRFToken': token },
    data: { email: 'freelancer@fern-thistle.example', password: process.env['DEMO_PASSWORD'] ?? 'butterfly-demo' },
  });
  expect(await policyOf(other)).not.toContain('twilio');
  await expect(other.locator('section.plugin').first()).toBeVisible();
  await network.come();
  expect(asked.filter((url) => /twilio/.test(url))).toEqual([]);
  await other.context().close();
});
