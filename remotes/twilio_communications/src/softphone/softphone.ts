import { countryHint, dialNumber, type CallStatus } from '@butterfly/contracts/twilio_communications';
import { callRecord, type EndedCall, type Running } from './call-record';
import { hearCall } from './hear-call';
import { idle, inCall, phoneReducer, type PhoneEvent, type PhoneState } from './phone-state';
import { WORDS, type SoftphoneParts } from './softphone-parts';
import { TokenKeeper } from './token-keeper';
import { callParameters, CODECS, failureText, makesUnready, type VoiceCall, type VoiceDevice, type VoiceError } from './voice';

/** Longer than any exchange takes; a call on a dead token never settles by itself. */
const CONNECT_MS = 15_000;
/** A device that has not registered by itself after a new token gets a new start. */
const REREGISTER_MS = 1_500;

/** One device, at most one call. Pages see `state` and hear of changes by `subscribe`. */
export class Softphone {
  #state = idle;
  #device: VoiceDevice | null = null;
  #running: Running | null = null;
  #starting: Promise<boolean> | null = null;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #last: { typed: string; name: string } | null = null;
  #records = false;
  readonly #listeners = new Set<() => void>();
  readonly #keeper: TokenKeeper;

  constructor(private readonly parts: SoftphoneParts) {
    this.#keeper = new TokenKeeper({ renew: () => this.#renew(), busy: () => inCall(this.#state), now: parts.now });
  }

  get state(): PhoneState {
    return this.#state;
  }

  /** The audio devices, once there is a device. */
  get audio(): VoiceDevice['audio'] {
    return this.#device?.audio ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** As a page opens: only where the microphone is allowed already, and silent, without a request that fails, where calls are not set up. */
  async start(): Promise<void> {
    if ((await this.parts.microphone.state()) === 'granted' && (await this.#isSetUp())) await this.#ready();
  }

  /** Asks for the microphone and gets ready, since the person wants to call or to be called. */
  async enable(): Promise<boolean> {
    if (!(await this.#microphone())) return false;
    if (!(await this.#configured())) return false;
    if (await this.#ready()) return true;
    this.#tell({ type: 'problem', error: WORDS.setup });
    return false;
  }

  /** Calls a number as it was typed. With `sure`, a hint that another country was meant has been answered. */
  async call({ typed, name = '', sure = false }: { typed: string; name?: string; sure?: boolean }): Promise<void> {
    if (inCall(this.#state)) return;
    if (!/\d/.test(typed)) return this.#tell({ type: 'problem', error: WORDS.number });
    this.#last = { typed, name };
    if (!(await this.#microphone())) return;
    const country = await this.#configured();
    if (country === null) return;
    const better = sure ? null : countryHint(typed, country);
    if (better) return this.#tell({ type: 'hint', hint: { typed, asTyped: dialNumber(typed), better } });
    if (!(await this.#ready())) return this.#tell({ type: 'problem', error: WORDS.setup });
    await this.#connect(dialNumber(typed), name);
  }

  accept(): void {
    if (this.#state.status === 'incoming') this.#running?.call.accept();
  }

  decline(): void {
    if (this.#state.status !== 'incoming') return;
    this.#running?.call.reject();
    this.#end('rejected');
  }

  hangUp(): void {
    const connected = this.#state.status === 'connected';
    this.#running?.call.disconnect();
    if (inCall(this.#state)) this.#end(connected ? 'connected' : 'canceled');
  }

  mute(on: boolean): void {
    if (this.#state.status === 'connected') this.#running?.call.mute(on);
  }

  digits(digits: string): void {
    if (this.#state.status === 'connected') this.#running?.call.sendDigits(digits);
  }

  /** Whether incoming calls are heard; they are seen either way. */
  rings(on: boolean): void {
    this.#device?.audio?.incoming(on);
  }

  dismiss(): void {
    this.#tell({ type: 'dismiss' });
  }

  async retry(): Promise<void> {
    this.#tell({ type: 'dismiss' });
    if (this.#last) await this.call(this.#last);
    else await this.enable();
  }

  /** Awake, seen or online again. */
  woke(): void {
    this.#keeper.woke();
  }

  stop(): void {
    if (inCall(this.#state)) this.hangUp();
    this.#keeper.stop();
    clearTimeout(this.#hold);
    this.#device?.destroy();
    this.#device = null;
    this.#starting = null;
  }

  async #microphone(): Promise<boolean> {
    const state = await this.parts.microphone.state();
    if (state === 'granted' || (state === 'prompt' && (await this.parts.microphone.ask()))) return true;
    this.#tell({ type: 'problem', error: WORDS.microphone });
    return false;
  }

  async #isSetUp(): Promise<boolean> {
    try {
      return (await this.parts.server.settings()).isConfigured;
    } catch (error) {
      this.parts.report('the settings of calls could not be read', error);
      return false;
    }
  }

  /** The country of the business; null: nobody can call, and the person knows why. */
  async #configured(): Promise<string | null> {
    try {
      const { isConfigured, country, records } = await this.parts.server.settings();
      this.#records = records;
      if (isConfigured) return country;
      this.#tell({ type: 'problem', error: WORDS.notConfigured });
    } catch (error) {
      this.parts.report('the settings of calls could not be read', error);
      this.#tell({ type: 'problem', error: WORDS.unverified });
    }
    return null;
  }

  #ready(): Promise<boolean> {
    if (this.#device && this.#device.state !== 'destroyed') return Promise.resolve(true);
    this.#starting ??= this.#setUp().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #setUp(): Promise<boolean> {
    const answer = await this.parts.server.token();
    if (answer.kind !== 'token') return false;
    this.#tell({ type: 'device', device: 'starting' });
    try {
      const Device = await this.parts.load();
      const device = new Device(answer.token, {
        codecPreferences: CODECS,
        sounds: this.parts.sounds,
        enableImprovedSignalingErrorPrecision: true,
        closeProtection: true,
        logLevel: 'silent',
        tokenRefreshMs: 30_000,
      });
      this.#listen(device);
      this.#device = device;
      this.#keeper.fresh();
      await device.register();
      this.#askForRingtone(device);
      return true;
    } catch (error) {
      this.parts.report('the softphone could not start', error);
      this.#tell({ type: 'device', device: 'not_ready' });
      this.#tell({ type: 'problem', error: WORDS.setup });
      return false;
    }
  }

  /** In nobody's way: until it is known, calls ring. */
  #askForRingtone(device: VoiceDevice): void {
    const apply = (on: boolean) => {
      if (this.#device === device) this.rings(on);
    };
    this.parts.server.ringtone().then(apply, (error: unknown) => this.parts.report('the wish for a ringtone could not be read', error));
  }

  /** Readiness follows the states of the device; its errors only say why. */
  #listen(device: VoiceDevice): void {
    const own = (work: () => void) => () => {
      if (this.#device === device) work();
    };
    device.on(
      'registered',
      own(() => this.#tell({ type: 'device', device: 'ready' })),
    );
    device.on(
      'unregistered',
      own(() => this.#tell({ type: 'device', device: 'not_ready' })),
    );
    device.on(
      'tokenWillExpire',
      own(() => this.#keeper.due()),
    );
    device.on('incoming', (call: VoiceCall) => {
      if (this.#device === device) this.#incoming(call);
    });
    device.on('error', (error: VoiceError) => {
      if (this.#device !== device) return;
      this.parts.report(`the softphone met error ${error.code ?? ''}`);
      if (makesUnready(error)) this.#tell({ type: 'device', device: 'not_ready' });
      if (error.code === 20104 || error.code === 31205) this.#keeper.due();
    });
  }

  async #renew(): Promise<boolean> {
    const answer = await this.parts.server.token();
    const device = this.#device;
    if (answer.kind !== 'token' || !device) return false;
    if (device.state === 'destroyed') return this.#again();
    device.updateToken(answer.token);
    clearTimeout(this.#hold);
    // After a new token the device registers by itself; where it does not, it is made anew.
    this.#hold = setTimeout(() => {
      if (this.#device === device && device.state !== 'registered' && !inCall(this.#state)) void this.#again();
    }, REREGISTER_MS);
    return true;
  }

  #again(): Promise<boolean> {
    const old = this.#device;
    this.#device = null;
    old?.destroy();
    return this.#ready();
  }

  #incoming(call: VoiceCall): void {
    // The SDK waits for its ringtone: the caller may have hung up already.
    if (call.status() !== 'pending' || inCall(this.#state)) return;
    this.#last = null;
    const running = this.#take(call);
    this.parts.soon(() => {
      if (this.#running === running && call.status() === 'pending')
        this.#tell({ type: 'incoming', number: call.parameters['From'] ?? '', name: '' });
    });
  }

  async #connect(number: string, name: string): Promise<void> {
    const device = this.#device;
    if (!device) return;
    this.#tell({ type: 'dial', number, name });
    const late = setTimeout(() => this.#fail({}), CONNECT_MS);
    try {
      const call = await device.connect({ params: callParameters(number) });
      clearTimeout(late);
      if (this.#state.status !== 'dialing') return call.disconnect();
      this.#take(call);
    } catch (error) {
      clearTimeout(late);
      this.#fail(error as VoiceError);
    }
  }

  #take(call: VoiceCall): Running {
    const running: Running = { call, clientId: this.parts.newId(), logged: false };
    this.#running = running;
    hearCall(call, {
      isCurrent: () => this.#running === running,
      tell: (event) => this.#tell(event),
      accepted: () => this.#tell({ type: 'connected', at: this.parts.now(), recording: this.#records && this.#state.direction === 'out' }),
      ended: (outcome) => this.#end(outcome ?? (this.#state.status === 'connected' ? 'connected' : 'canceled')),
      failed: (error) => this.#callError(error),
    });
    return running;
  }

  /** After the first word an error is an end nobody wanted; before, the call has come to nothing. */
  #callError(error: VoiceError): void {
    this.parts.report(`a call met error ${error.code ?? ''}`);
    if (this.#state.status === 'connected') this.#end('connected', WORDS.ended);
    else this.#fail(error);
  }

  #fail(error: VoiceError): void {
    if (inCall(this.#state)) this.#end('failed', failureText(error));
  }

  /** Several events tell of one end: the first counts, and the call is logged once. */
  #end(outcome: CallStatus, error: string | null = null): void {
    const running = this.#running;
    const before = this.#state;
    this.#running = null;
    if (!inCall(before)) return;
    if (running && !running.logged) {
      running.logged = true;
      if (error !== null) running.call.disconnect();
    }
    this.#log({ before, running, outcome });
    this.#tell({ type: 'ended', status: outcome === 'connected' ? '' : outcome, error });
    this.#keeper.callEnded();
  }

  #log(ended: EndedCall): void {
    this.parts.server.log(callRecord(ended, this.parts)).catch((error: unknown) => this.parts.report('a call could not be logged', error));
  }

  #tell(event: PhoneEvent): void {
    const next = phoneReducer(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of [...this.#listeners]) listener();
  }
}
