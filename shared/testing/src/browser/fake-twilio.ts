type Listener = (...details: never[]) => void;

class Emitter {
  private readonly listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  emit(event: string, ...details: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) (listener as (...all: unknown[]) => void)(...details);
  }
}

const invalid = (message: string) => Object.assign(new Error(message), { name: 'InvalidStateError', code: 21 });

/** A call of the voice SDK: the same states and events, and the same refusals. */
export class FakeCall extends Emitter {
  readonly customParameters = new Map<string, string>();
  digits = '';
  private state: string;
  private muted = false;

  constructor(
    readonly parameters: Record<string, string>,
    readonly direction: 'in' | 'out',
    readonly params: Readonly<Record<string, string>> = {},
  ) {
    super();
    this.state = direction === 'in' ? 'pending' : 'connecting';
  }

  status(): string {
    return this.state;
  }

  accept(): void {
    if (this.state !== 'pending') return;
    this.opened();
  }

  reject(): void {
    if (this.state !== 'pending') return;
    this.state = 'closed';
    this.emit('reject');
  }

  disconnect(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.emit('disconnect', this);
  }

  mute(on: boolean): void {
    if (this.state !== 'open') throw invalid('mute() of a call that is not open');
    if (this.muted === on) return;
    this.muted = on;
    this.emit('mute', on, this);
  }

  sendDigits(digits: string): void {
    if (this.state !== 'open') throw invalid('sendDigits() of a call that is not open');
    this.digits += digits;
  }

  /** The other side's phone rings. */
  rings(): void {
    this.state = 'ringing';
    this.emit('ringing', false);
  }

  /** The two hear each other. */
  opened(): void {
    this.state = 'open';
    this.emit('accept', this);
  }

  /** The caller has given up. */
  cancelled(): void {
    this.state = 'closed';
    this.emit('cancel');
  }

  /** The SDK reports an error and then the end. */
  breaks(code: number): void {
    this.emit('error', { code, message: `error ${code}` }, this);
    this.disconnect();
  }
}

/** A device of the voice SDK, as strict about its states as the real one. */
export class FakeDevice extends Emitter {
  static readonly made: FakeDevice[] = [];
  /** Set before it is made: how registering goes. */
  static registering: 'works' | 'fails' = 'works';
  /** How connecting goes: it may never settle, as on a dead token. */
  static connecting: 'works' | 'hangs' | { readonly code: number } = 'works';
  state: 'unregistered' | 'registering' | 'registered' | 'destroyed' = 'unregistered';
  call: FakeCall | null = null;
  readonly tokens: string[];
  /** As far as it is heard: does an incoming call ring? */
  readonly audio = { rings: true, incoming: (play: boolean) => (this.audio.rings = play) };

  constructor(
    token: string,
    readonly options: Readonly<Record<string, unknown>>,
  ) {
    super();
    this.tokens = [token];
    FakeDevice.made.push(this);
  }

  async register(): Promise<void> {
    if (this.state !== 'unregistered') throw invalid(`register() while ${this.state}`);
    this.state = 'registering';
    await Promise.resolve();
    if (FakeDevice.registering === 'fails') {
      this.state = 'unregistered';
      throw Object.assign(new Error('no'), { code: 31204 });
    }
    this.becomes('registered');
  }

  updateToken(token: string): void {
    if (this.state === 'destroyed') throw invalid('updateToken() after destroy()');
    this.tokens.push(token);
  }

  connect({ params }: { params: Record<string, string> }): Promise<FakeCall> {
    if (this.state === 'destroyed') return Promise.reject(invalid('connect() after destroy()'));
    if (this.call && this.call.status() !== 'closed') return Promise.reject(invalid('connect() while a call is active'));
    if (FakeDevice.connecting === 'hangs') return new Promise(() => undefined);
    if (FakeDevice.connecting !== 'works') return Promise.reject(Object.assign(new Error('no'), FakeDevice.connecting));
    this.call = new FakeCall({}, 'out', params);
    return Promise.resolve(this.call);
  }

  destroy(): void {
    this.state = 'destroyed';
    this.emit('destroyed');
  }

  becomes(state: 'registered' | 'unregistered'): void {
    this.state = state;
    this.emit(state);
  }

  /** Somebody calls. */
  invites(parameters: Record<string, string> = { From: '+14155550142', To: 'client:member_1', CallSid: `CA${'c'.repeat(32)}` }): FakeCall {
    this.call = new FakeCall(parameters, 'in');
    this.emit('incoming', this.call);
    return this.call;
  }
}
