import { idle, type PhoneState } from './phone-state';
import type { Softphone } from './softphone';
import type { SoftphoneParts } from './softphone-parts';

/** A softphone as pages use it, whichever page it runs in. */
export type PhoneAction = 'enable' | 'call' | 'accept' | 'decline' | 'hangUp' | 'mute' | 'digits' | 'dismiss' | 'retry' | 'rings';

export interface PhoneChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

type Message =
  | { readonly type: 'ask' }
  | { readonly type: 'state'; readonly state: PhoneState }
  | { readonly type: 'do'; readonly action: PhoneAction; readonly argument: unknown };

interface SharedParts {
  readonly make: () => Softphone;
  readonly channel: PhoneChannel;
  /** Calls back in one page at a time; the promise it gets is held until that page ends. */
  readonly lead: (work: () => Promise<void>) => void;
  readonly microphone: SoftphoneParts['microphone'];
  readonly signal: AbortSignal;
}

/**
 * One device for all open pages of a person: the page that leads has it and rings, the others show the same card and hand
 * over what is pressed. When the leading page is closed, the next one takes over.
 */
export class SharedPhone {
  #own: Softphone | null = null;
  #state = idle;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly parts: SharedParts) {
    const { channel, lead, signal } = parts;
    channel.onmessage = ({ data }: MessageEvent) => this.#hear(data as Message);
    channel.postMessage({ type: 'ask' } satisfies Message);
    signal.addEventListener('abort', () => channel.close(), { once: true });
    lead(() => this.#lead());
  }

  get state(): PhoneState {
    return this.#state;
  }

  /** Audio devices are chosen in the page that has them. */
  get audio(): Softphone['audio'] {
    return this.#own?.audio ?? null;
  }

  get leads(): boolean {
    return this.#own !== null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  enable = () => this.#asked('enable', undefined);
  call = (wanted: { typed: string; name?: string; sure?: boolean }) => this.#asked('call', wanted);
  retry = () => this.#asked('retry', undefined);
  accept = () => this.#do('accept', undefined);
  decline = () => this.#do('decline', undefined);
  hangUp = () => this.#do('hangUp', undefined);
  mute = (on: boolean) => this.#do('mute', on);
  digits = (digits: string) => this.#do('digits', digits);
  /** Whether incoming calls are heard. */
  rings = (on: boolean) => this.#do('rings', on);
  dismiss = () => this.#do('dismiss', undefined);

  woke(): void {
    this.#own?.woke();
  }

  #lead(): Promise<void> {
    const { make, signal } = this.parts;
    if (signal.aborted) return Promise.resolve();
    const own = make();
    this.#own = own;
    own.subscribe(() => this.#show(own.state));
    void own.start();
    return new Promise((resolve) => {
      signal.addEventListener(
        'abort',
        () => {
          own.stop();
          resolve();
        },
        { once: true },
      );
    });
  }

  /** The microphone is asked for in the page that is looked at; the permission counts for all of them. */
  async #asked(action: PhoneAction, argument: unknown): Promise<void> {
    if (!this.#own && (await this.parts.microphone.state()) === 'prompt') await this.parts.microphone.ask();
    this.#do(action, argument);
  }

  #do(action: PhoneAction, argument: unknown): void {
    if (!this.#own) return this.parts.channel.postMessage({ type: 'do', action, argument } satisfies Message);
    void (this.#own[action] as (given: unknown) => unknown).call(this.#own, argument);
  }

  #hear(message: Message): void {
    if (message.type === 'state' && !this.#own) this.#keep(message.state);
    if (!this.#own) return;
    if (message.type === 'ask') this.parts.channel.postMessage({ type: 'state', state: this.#own.state } satisfies Message);
    if (message.type === 'do') this.#do(message.action, message.argument);
  }

  #show(state: PhoneState): void {
    this.#keep(state);
    if (!this.parts.signal.aborted) this.parts.channel.postMessage({ type: 'state', state } satisfies Message);
  }

  #keep(state: PhoneState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
