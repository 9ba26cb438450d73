import type { CallEntry } from '@butterfly/contracts/twilio_communications';
import { FakeDevice } from '@butterfly/testing/browser/fake-twilio';
import type { TokenAnswer } from './phone.client';
import { Softphone } from './softphone';
import { WORDS, type SoftphoneParts } from './softphone-parts';
import type { DeviceMaker } from './voice';

const MINUTE = 60_000;

function build({
  token = { kind: 'token', token: 't1' } as TokenAnswer,
  settings = () => Promise.resolve({ isConfigured: true, country: 'US', records: false }),
  microphone = 'granted' as PermissionState,
  asked = true,
  soon = (work: () => void) => work(),
  ringtone = () => Promise.resolve(true),
} = {}) {
  const logged: CallEntry[] = [];
  const reports: string[] = [];
  let fetched = 0;
  let loads = 0;
  let ids = 0;
  const answers = { token };
  const parts: SoftphoneParts = {
    server: {
      token: () => {
        fetched += 1;
        return Promise.resolve(answers.token);
      },
      settings,
      ringtone,
      log: (entry) => {
        logged.push(entry);
        return Promise.resolve();
      },
    },
    load: () => {
      loads += 1;
      return Promise.resolve(FakeDevice as unknown as DeviceMaker);
    },
    sounds: { incoming: '/own.wav' },
    microphone: { state: () => Promise.resolve(microphone), ask: () => Promise.resolve(asked) },
    now: () => Date.now(),
    newId: () => `00000000-0000-4000-8000-00000000000${(ids += 1)}`,
    soon,
    report: (message) => void reports.push(message),
  };
  const phone = new Softphone(parts);
  return {
    phone,
    logged,
    reports,
    answers,
    fetched: () => fetched,
    loads: () => loads,
    device: () => FakeDevice.made.at(-1) as FakeDevice,
  };
}

async function started(options: Parameters<typeof build>[0] = {}) {
  const made = build(options);
  await made.phone.start();
  return made;
}

async function talking(options: Parameters<typeof build>[0] = {}) {
  const made = await started(options);
  await made.phone.call({ typed: '+14155550123', name: 'Ann' });
  const call = made.device().call;
  if (!call) throw new Error('nothing was dialled');
  call.parameters['CallSid'] = `CA${'a'.repeat(32)}`;
  call.rings();
  call.opened();
  return { ...made, call };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-06-12T10:00:00Z') });
  FakeDevice.made.length = 0;
  FakeDevice.registering = 'works';
  FakeDevice.connecting = 'works';
});
afterEach(() => jest.useRealTimers());

describe('starting', () => {
  it('T-654 waits until the microphone is allowed: nothing is asked, fetched or loaded before', async () => {
    for (const microphone of ['prompt', 'denied'] as const) {
      const { phone, fetched, loads } = await started({ microphone });
      expect([phone.state.device, phone.state.error, fetched(), loads()]).toEqual(['off', null, 0, 0]);
    }
  });

  it('T-752 makes one device with opus before pcmu and own sounds, ready when it says it is registered', async () => {
    const { phone, device } = await started();
    expect(phone.state.device).toBe('ready');
    expect(device().options).toMatchObject({
      codecPreferences: ['opus', 'pcmu'],
      sounds: { incoming: '/own.wav' },
      enableImprovedSignalingErrorPrecision: true,
    });
    await phone.start();
    expect(FakeDevice.made).toHaveLength(1);
  });

  it('rings or does not ring as the person has chosen, also when that is changed later or cannot be read', async () => {
    const { phone, device } = await started({ ringtone: () => Promise.resolve(false) });
    await Promise.resolve();
    expect(device().audio.rings).toBe(false);
    phone.rings(true);
    expect(device().audio.rings).toBe(true);
    const unknown = await started({ ringtone: () => Promise.reject(new Error('offline')) });
    await Promise.resolve();
    expect([unknown.device().audio.rings, unknown.reports]).toEqual([true, ['the wish for a ringtone could not be read']]);
  });

  it('T-725 T-726 T-727 is silent where the token says 401, 403 or that credentials are missing; the SDK is not loaded', async () => {
    const { phone, loads } = await started({ token: { kind: 'silent' } });
    expect([phone.state.device, phone.state.error, loads()]).toEqual(['off', null, 0]);
  });

  it('asks for no token as a page opens where calls are not set up, or where nobody can say: no request fails', async () => {
    const notSetUp = await started({ settings: () => Promise.resolve({ isConfigured: false, country: 'US', records: false }) });
    expect([notSetUp.fetched(), notSetUp.phone.state.error, notSetUp.reports]).toEqual([0, null, []]);
    const offline = await started({ settings: () => Promise.reject(new Error('offline')) });
    expect([offline.fetched(), offline.phone.state.error, offline.reports]).toEqual([0, null, ['the settings of calls could not be read']]);
  });

  it("T-719 a failed device setup says 'Unable to initialize Twilio. Please check your settings.'", async () => {
    FakeDevice.registering = 'fails';
    expect((await started()).phone.state).toMatchObject({
      device: 'not_ready',
      error: 'Unable to initialize Twilio. Please check your settings.',
    });
  });
});

describe('before a call', () => {
  it('T-651 needs a phone number', async () => {
    const { phone, device } = await started();
    await phone.call({ typed: '  ' });
    expect([phone.state.error, phone.state.status, device().call]).toEqual([WORDS.number, '', null]);
  });

  it("T-717 needs the microphone: 'Microphone permission is required for voice calls'", async () => {
    for (const microphone of ['prompt', 'denied'] as const) {
      const { phone } = build({ microphone, asked: false });
      await phone.call({ typed: '+14155550123' });
      expect(phone.state.error).toBe('Microphone permission is required for voice calls');
    }
  });

  it("T-653 T-718 needs Twilio: 'Twilio is not configured. Please set up your Twilio credentials in Settings.'", async () => {
    const { phone } = build({
      token: { kind: 'silent' },
      settings: () => Promise.resolve({ isConfigured: false, country: 'US', records: false }),
    });
    await phone.call({ typed: '+14155550123' });
    expect(phone.state.error).toBe('Twilio is not configured. Please set up your Twilio credentials in Settings.');
  });

  it("T-720 cannot tell: a text beginning 'Could not verify Twilio configuration'", async () => {
    const { phone } = build({ settings: () => Promise.reject(new Error('offline')) });
    await phone.call({ typed: '+14155550123' });
    expect(phone.state.error).toMatch(/^Could not verify Twilio configuration/);
  });

  it('asks before a number without its country is dialled abroad, and dials what is answered', async () => {
    const { phone, device } = await started();
    await phone.call({ typed: '(415) 555-0123' });
    expect(phone.state.hint).toEqual({ typed: '(415) 555-0123', asTyped: '+4155550123', better: '+14155550123' });
    expect(device().call).toBeNull();
    await phone.call({ typed: '+14155550123', sure: true });
    expect(device().call?.params['To']).toBe('+14155550123');
  });

  it('T-652 a number without a leading + is stripped to digits and given a +, when that was meant', async () => {
    const { phone, device } = await started();
    await phone.call({ typed: '44 20 7946 0018' });
    expect(device().call?.params['To']).toBe('+442079460018');
  });
});

describe('an outgoing call', () => {
  it('T-686 T-687 T-688 T-689 T-690 passes To, Record, RecordingChannels dual, Transcribe, Trim trim-silence, all as text', async () => {
    const { device } = await talking();
    expect(device().call?.params).toEqual({
      To: '+14155550123',
      Record: 'true',
      RecordingChannels: 'dual',
      Transcribe: 'true',
      Trim: 'trim-silence',
    });
  });

  it('T-631 is dialing, ringing, connected; muted and digits only while connected', async () => {
    const { phone, device } = await started();
    await phone.call({ typed: '+14155550123' });
    const statuses = [phone.state.status];
    phone.mute(true);
    phone.digits('1');
    device().call?.rings();
    statuses.push(phone.state.status);
    device().call?.opened();
    statuses.push(phone.state.status);
    phone.mute(true);
    phone.digits('12#');
    expect([statuses, phone.state.muted, device().call?.digits]).toEqual([['dialing', 'ringing', 'connected'], true, '12#']);
  });

  it('T-632 T-633 T-634 T-614 when it ends, timer and mute begin anew and the call is logged once with its seconds', async () => {
    const { phone, logged, call } = await talking();
    phone.mute(true);
    jest.advanceTimersByTime(65_400);
    phone.hangUp();
    call.emit('disconnect', call);
    call.emit('cancel');
    call.emit('error', { code: 31005 });
    expect(phone.state).toMatchObject({ status: '', connectedAt: null, muted: false, error: null });
    expect(logged).toEqual([
      expect.objectContaining({
        sid: `CA${'a'.repeat(32)}`,
        to_number: '+14155550123',
        status: 'connected',
        duration_seconds: 65,
        direction: 'out',
      }),
    ]);
  });

  it.each([
    [31486, 'The line is busy.'],
    [31480, 'Nobody answered.'],
    [31603, 'The call was declined.'],
    [99, 'The call could not be connected. Please try again.'],
  ])('T-631 that meets error %d before it is answered has failed: %s', async (code, words) => {
    const { phone, device, logged } = await started();
    await phone.call({ typed: '+14155550123' });
    device().call?.breaks(code);
    expect(phone.state).toMatchObject({ status: 'failed', error: words, device: 'ready' });
    expect(logged).toEqual([expect.objectContaining({ sid: null, status: 'failed', duration_seconds: 0, client_id: expect.any(String) })]);
  });

  it("T-721 that breaks after the first word says 'Call ended unexpectedly', and can be tried again", async () => {
    const { phone, call, logged, device } = await talking();
    jest.advanceTimersByTime(10_000);
    call.breaks(53405);
    expect(phone.state).toMatchObject({ status: '', error: 'Call ended unexpectedly' });
    expect(logged).toEqual([expect.objectContaining({ status: 'connected', duration_seconds: 10 })]);
    await phone.retry();
    expect([phone.state.status, device().call?.params['To']]).toEqual(['dialing', '+14155550123']);
  });

  it('that never settles fails after 15 s, and one that is taken back before it settles is ended', async () => {
    FakeDevice.connecting = 'hangs';
    const { phone, logged } = await started();
    void phone.call({ typed: '+14155550123' });
    await jest.advanceTimersByTimeAsync(15_000);
    expect([phone.state.status, logged.length]).toEqual(['failed', 1]);
  });

  it('shows that it reconnects and that the line is weak, the timer running on', async () => {
    const { phone, call } = await talking();
    const since = phone.state.connectedAt;
    call.emit('reconnecting');
    call.emit('warning', 'high-rtt');
    expect(phone.state).toMatchObject({ reconnecting: true, poor: true, connectedAt: since });
    call.emit('reconnected');
    call.emit('warning-cleared', 'high-rtt');
    expect(phone.state).toMatchObject({ reconnecting: false, poor: false, status: 'connected' });
  });
});

describe('an incoming call', () => {
  it('T-631 is incoming, then connected when it is accepted; one that has come is the only one', async () => {
    const { phone, device } = await started();
    const call = device().invites();
    expect(phone.state).toMatchObject({ status: 'incoming', direction: 'in', number: '+14155550142' });
    device().emit('incoming', call);
    phone.accept();
    expect(phone.state).toMatchObject({ status: 'connected', direction: 'in' });
  });

  it('T-631 T-634 is rejected, or canceled by the caller, and logged as that; the card goes', async () => {
    const { phone, device, logged } = await started();
    device().invites();
    phone.decline();
    expect(phone.state).toMatchObject({ status: 'rejected', error: null });
    device().invites().cancelled();
    expect(phone.state).toMatchObject({ status: 'canceled', error: null });
    expect(logged.map(({ status, direction, from_number }) => [status, direction, from_number])).toEqual([
      ['rejected', 'in', '+14155550142'],
      ['canceled', 'in', '+14155550142'],
    ]);
  });

  it('that was cancelled before the SDK tells of it is never shown', async () => {
    const { phone, device } = await started();
    const seen: string[] = [];
    phone.subscribe(() => seen.push(phone.state.status));
    const call = device().invites();
    expect(seen).toEqual(['incoming']);
    call.cancelled();
    seen.length = 0;
    device().emit('incoming', call);
    expect([seen, phone.state.status]).toEqual([[], 'canceled']);
  });

  it('whose caller gives up at once is never shown', async () => {
    const { phone, device } = await started({ soon: (work) => void setTimeout(work, 40) });
    device().invites().cancelled();
    jest.advanceTimersByTime(100);
    expect(phone.state.status).toBe('');
    device().invites();
    expect(phone.state.status).toBe('');
    jest.advanceTimersByTime(40);
    expect(phone.state.status).toBe('incoming');
  });

  it('is logged under the id of the call that rang at everybody', async () => {
    const { phone, device, logged } = await started();
    device()
      .invites()
      .customParameters.set('callSid', `CA${'b'.repeat(32)}`);
    phone.accept();
    phone.hangUp();
    expect(logged[0]).toMatchObject({ sid: `CA${'b'.repeat(32)}`, direction: 'in' });
  });
});

describe('errors of the device', () => {
  it.each([
    ['T-723', 31000],
    ['T-724', 31005],
    ['and', 31009],
    ['and', 53000],
  ])('%s code %d marks it not ready until it registers again', async (_id, code) => {
    const { phone, device } = await started();
    device().emit('error', { code, message: 'x' });
    expect(phone.state).toMatchObject({ device: 'not_ready', error: null });
    device().becomes('registered');
    expect(phone.state.device).toBe('ready');
  });

  it('of other kinds change nothing, and an error of a call leaves the device ready', async () => {
    const { phone, device, call } = await talking();
    device().emit('error', { code: 31208 });
    call.breaks(31005);
    expect(phone.state.device).toBe('ready');
  });
});

describe('the voice token', () => {
  it('T-748 is renewed every 30 minutes', async () => {
    const { device, answers, fetched } = await started();
    answers.token = { kind: 'token', token: 't2' };
    await jest.advanceTimersByTimeAsync(30 * MINUTE - 1_000);
    expect([fetched(), device().tokens]).toEqual([1, ['t1']]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([fetched(), device().tokens]).toEqual([2, ['t1', 't2']]);
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    expect([fetched(), FakeDevice.made.length]).toEqual([3, 1]);
  });

  it('is renewed when the device says that it is about to end, and after a sleep of more than 25 minutes', async () => {
    const { phone, device, fetched } = await started();
    device().emit('tokenWillExpire');
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched()).toBe(2);
    jest.setSystemTime(Date.now() + 24 * MINUTE);
    phone.woke();
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched()).toBe(2);
    jest.setSystemTime(Date.now() + 2 * MINUTE);
    phone.woke();
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched()).toBe(3);
  });

  it('is never renewed during a call, but right after it', async () => {
    const { phone, fetched } = await talking();
    await jest.advanceTimersByTimeAsync(45 * MINUTE);
    expect(fetched()).toBe(1);
    phone.hangUp();
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched()).toBe(2);
  });

  it('that could not be renewed is asked for again, and a device that does not register by itself is made anew', async () => {
    const { phone, device, answers, fetched } = await started();
    answers.token = { kind: 'failed' };
    device().emit('error', { code: 20104 });
    device().becomes('unregistered');
    await jest.advanceTimersByTimeAsync(0);
    expect([phone.state.device, fetched()]).toEqual(['not_ready', 2]);
    answers.token = { kind: 'token', token: 't2' };
    await jest.advanceTimersByTimeAsync(20_000);
    expect(fetched()).toBe(3);
    await jest.advanceTimersByTimeAsync(1_500);
    expect([phone.state.device, FakeDevice.made.map(({ state }) => state)]).toEqual(['ready', ['destroyed', 'registered']]);
  });

  it('is not renewed any more once the softphone has stopped', async () => {
    const { phone, fetched, device } = await started();
    phone.stop();
    await jest.advanceTimersByTimeAsync(120 * MINUTE);
    expect([fetched(), device().state]).toEqual([1, 'destroyed']);
  });
});
