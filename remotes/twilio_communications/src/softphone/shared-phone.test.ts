import { FakeDevice } from '@butterfly/testing/browser/fake-twilio';
import type { PhoneChannel } from './shared-phone';
import { SharedPhone } from './shared-phone';
import { Softphone } from './softphone';
import type { SoftphoneParts } from './softphone-parts';
import type { DeviceMaker } from './voice';

/** Pages of one browser: what one posts the others hear, and one at a time leads. */
function browser() {
  const channels = new Set<PhoneChannel>();
  const waiting: (() => Promise<void>)[] = [];
  let led = false;
  const next = () => {
    const work = led ? undefined : waiting.shift();
    if (!work) return;
    led = true;
    void work().then(() => {
      led = false;
      next();
    });
  };
  let logs = 0;
  const microphone = { state: () => Promise.resolve('granted' as const), ask: () => Promise.resolve(true) };
  const parts: SoftphoneParts = {
    server: {
      token: () => Promise.resolve({ kind: 'token', token: 't' }),
      settings: () => Promise.resolve({ isConfigured: true, country: 'US', records: false }),
      ringtone: () => Promise.resolve(true),
      log: () => {
        logs += 1;
        return Promise.resolve();
      },
    },
    load: () => Promise.resolve(FakeDevice as unknown as DeviceMaker),
    sounds: {},
    microphone,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    soon: (work) => work(),
    report: () => undefined,
  };
  const open = () => {
    const ending = new AbortController();
    const channel: PhoneChannel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    const phone = new SharedPhone({
      make: () => new Softphone(parts),
      channel,
      microphone,
      signal: ending.signal,
      lead: (work) => {
        waiting.push(work);
        next();
      },
    });
    return { phone, close: () => ending.abort() };
  };
  return { open, logs: () => logs };
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const ringing = (): FakeDevice[] => FakeDevice.made.filter(({ state }) => state === 'registered');

beforeEach(() => void (FakeDevice.made.length = 0));

describe('several open pages', () => {
  it('have one device; all show the call, any accepts it, and it is logged once', async () => {
    const pages = browser();
    const [first, second] = [pages.open(), pages.open()];
    await settled();
    expect([ringing().length, first.phone.leads, second.phone.leads]).toEqual([1, true, false]);
    ringing()[0]?.invites();
    expect([first, second].map(({ phone }) => phone.state.status)).toEqual(['incoming', 'incoming']);
    second.phone.accept();
    expect([first, second].map(({ phone }) => phone.state.status)).toEqual(['connected', 'connected']);
    second.phone.hangUp();
    expect([first, second].map(({ phone }) => phone.state.status)).toEqual(['', '']);
    expect(pages.logs()).toBe(1);
    first.close();
    second.close();
  });

  it('call from a page that does not lead, and one that opens during a call shows it', async () => {
    const pages = browser();
    const [first, second] = [pages.open(), pages.open()];
    await settled();
    await second.phone.call({ typed: '+14155550123' });
    await settled();
    expect(first.phone.state).toMatchObject({ status: 'dialing', number: '+14155550123' });
    const third = pages.open();
    expect(third.phone.state.status).toBe('dialing');
    for (const { close } of [first, second, third]) close();
  });

  it('pass the device on when the leading page is closed', async () => {
    const pages = browser();
    const [first, second] = [pages.open(), pages.open()];
    await settled();
    first.close();
    await settled();
    expect([second.phone.leads, second.phone.state.device, FakeDevice.made.map(({ state }) => state)]).toEqual([
      true,
      'ready',
      ['destroyed', 'registered'],
    ]);
    second.close();
  });
});
