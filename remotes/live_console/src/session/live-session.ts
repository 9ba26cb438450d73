import { HEALTHY_MS, MOST_BUFFERED, MOST_RETRIES, NOTICE_RESERVE_MS, RECONNECT_MS, SETUP_MS } from '../model/limits';
import type { Mode } from '../model/console-state';
import type { ServerEvent } from '../model/server-frame';
import { failedToConnect, reasonOf, serviceError, TEXTS } from '../model/texts';
import type { ConsoleStore } from './console-store';
import { LiveSocket } from './live-socket';

export interface Credentials {
  readonly bearerToken: string;
  readonly projectId: string;
}

/** What is played of an answer. */
export interface Speaker {
  /** Called within a click, since browsers let no page sound without one. */
  prepare(): void;
  push(base64: string): void;
  /** Silence, now. */
  flush(): void;
  close(): void;
}

export interface SessionPorts {
  readonly store: ConsoleStore;
  readonly speaker: Speaker;
  open(): WebSocket;
  /** Null: there are none. Rejects when they cannot be asked for. */
  credentials(): Promise<Credentials | null>;
  instructions(): string;
  after(ms: number, work: () => void): () => void;
  isOnline(): boolean;
  /** What the person wants to hear and read of the answers. */
  wants(): { readonly audio: boolean; readonly text: boolean };
}

const none = (): void => undefined;

/** The conversation: one socket, one timer for the next one, and what is said on it. */
export class LiveSession {
  #socket: LiveSocket | null = null;
  /** Takes back the one timer that connects again. */
  #cancelRetry = none;
  #cancelSetup = none;
  #cancelHealthy = none;
  #retries = 0;
  #wasConnected = false;
  #isRefused = false;
  #isAnswering = false;
  #isLeaving = false;
  #handle: string | null = null;
  /** Rises with every opening, so that one that was overtaken does nothing. */
  #opening = 0;

  constructor(private readonly ports: SessionPorts) {}

  connect(): void {
    if (this.#state().connection !== 'disconnected' || this.#state().waiting) return;
    this.#handle = null;
    this.#retries = 0;
    this.#wasConnected = false;
    if (this.#state().mode === 'AUDIO') this.ports.speaker.prepare();
    void this.#open();
  }

  disconnect(): void {
    this.#drop();
    this.ports.speaker.close();
    this.ports.store.send({ kind: 'turnEnded' });
    this.ports.store.send({ kind: 'connection', connection: 'disconnected' });
  }

  setMode(mode: Mode): void {
    if (mode === this.#state().mode) return;
    this.ports.store.send({ kind: 'mode', mode });
    if (mode === 'AUDIO' && this.#isWanted()) this.ports.speaker.prepare();
    this.#change();
  }

  setVoice(voice: string): void {
    if (voice === this.#state().voice) return;
    this.ports.store.send({ kind: 'voice', voice });
    this.#change();
  }

  /** False: nothing was sent, since there is no text or no connection. */
  sendText(text: string): boolean {
    const trimmed = text.trim();
    if (trimmed === '' || this.#state().connection !== 'connected') return false;
    this.ports.store.send({ kind: 'turnEnded' });
    this.ports.store.send({ kind: 'said', type: 'user', text: trimmed, at: new Date().toISOString() });
    this.#isAnswering = true;
    this.#socket?.send({ type: 'text', text: trimmed });
    return true;
  }

  sendAudio(data: string): void {
    if (this.#state().connection === 'connected') this.#socket?.send({ type: 'audio', mimeType: 'audio/pcm', data });
  }

  /** Without it the service would wait for more. */
  sendAudioEnd(): void {
    if (this.#state().connection === 'connected') this.#socket?.send({ type: 'audioStreamEnd' });
  }

  /** False: this picture is left out, because the line is busy or closed. */
  sendPicture(data: string): boolean {
    if (this.#state().connection !== 'connected' || !this.#socket || this.#socket.buffered > MOST_BUFFERED) return false;
    this.#socket.send({ type: 'video', mimeType: 'image/jpeg', data });
    return true;
  }

  /** The network is back: what was waited for is done at once. */
  online(): void {
    if (this.#state().waiting !== 'lost') return;
    this.#cancelRetry();
    void this.#open();
  }

  #state() {
    return this.ports.store.get();
  }

  #isWanted(): boolean {
    return this.#state().connection !== 'disconnected' || this.#state().waiting !== null;
  }

  /** A setting that only a new connection takes. Many changes in a row make one. */
  #change(): void {
    if (!this.#isWanted()) return;
    this.#drop();
    this.#handle = null;
    this.ports.speaker.flush();
    this.ports.store.send({ kind: 'turnEnded' });
    this.#retryIn(RECONNECT_MS, 'change');
  }

  #retryIn(ms: number, waiting: 'change' | 'lost'): void {
    this.#cancelRetry();
    this.ports.store.send({ kind: 'connection', connection: 'disconnected', waiting });
    this.#cancelRetry = this.ports.after(ms, () => void this.#open());
  }

  async #open(): Promise<void> {
    this.#drop();
    const opening = this.#opening;
    this.ports.store.send({ kind: 'connection', connection: 'connecting' });
    let credentials: Credentials | null;
    try {
      credentials = await this.ports.credentials();
    } catch (error) {
      if (opening === this.#opening) this.#lost(failedToConnect(reasonOf(error)));
      return;
    }
    if (opening !== this.#opening) return;
    if (!credentials) return this.#end(TEXTS.credentialsMissing);
    this.#connectWith(credentials);
  }

  #connectWith({ bearerToken, projectId }: Credentials): void {
    const { mode, voice } = this.#state();
    const setup = {
      bearerToken,
      projectId,
      responseModalities: [mode],
      systemInstructions: this.ports.instructions(),
      voice,
      ...(this.#handle && { resumeHandle: this.#handle }),
    };
    this.#isRefused = false;
    try {
      this.#socket = new LiveSocket(this.ports.open(), setup, { onEvent: (event) => this.#heard(event), onClosed: () => this.#closed() });
    } catch (error) {
      return this.#end(failedToConnect(reasonOf(error)));
    }
    this.#cancelSetup = this.ports.after(SETUP_MS, () => {
      this.#drop();
      this.#lost(failedToConnect('the service did not answer in time'));
    });
  }

  #heard(event: ServerEvent): void {
    const { store, speaker, wants } = this.ports;
    const at = new Date().toISOString();
    switch (event.kind) {
      case 'setupComplete':
        return this.#ready();
      case 'text':
        this.#isAnswering = true;
        return wants().text ? store.send({ kind: 'part', type: 'assistant', text: event.text, at }) : undefined;
      case 'userText':
        return store.send({ kind: 'part', type: 'user', text: event.text, at });
      case 'audio':
        this.#isAnswering = true;
        return wants().audio ? speaker.push(event.data) : undefined;
      case 'interruption':
        speaker.flush();
        return store.send({ kind: 'interrupted' });
      case 'complete':
        return this.#turnOver();
      case 'error':
        return this.#refused(event);
      case 'goAway':
        return this.#leave(event.leftMs);
      case 'resumption':
        return void (this.#handle = event.handle);
      case 'unreadable':
        return store.system(serviceError('a message could not be read'));
    }
  }

  #ready(): void {
    this.#cancelSetup();
    this.#wasConnected = true;
    this.ports.store.send({ kind: 'connection', connection: 'connected' });
    this.#cancelHealthy = this.ports.after(HEALTHY_MS, () => void (this.#retries = 0));
  }

  #turnOver(): void {
    this.#isAnswering = false;
    this.ports.store.send({ kind: 'turnEnded' });
    if (this.#isLeaving) void this.#open();
  }

  #refused({ message, isFinal }: { message: string; isFinal: boolean }): void {
    // A conversation that cannot be taken up again is begun anew; what was said stays in the log.
    if (isFinal && this.#handle && this.#state().connection === 'connecting') {
      this.#handle = null;
      return void this.#open();
    }
    this.#isRefused ||= isFinal;
    this.ports.store.system(serviceError(message));
  }

  /** The service will close soon: the next connection is made between two turns, at the latest shortly before. */
  #leave(leftMs: number): void {
    if (!this.#isAnswering) return void this.#open();
    this.#isLeaving = true;
    this.#cancelRetry();
    this.#cancelRetry = this.ports.after(Math.max(0, leftMs - NOTICE_RESERVE_MS), () => void this.#open());
  }

  #closed(): void {
    const { connection } = this.#state();
    this.#lost(connection === 'connected' ? TEXTS.closed : failedToConnect('the connection was closed'));
  }

  #lost(message: string): void {
    this.#drop();
    this.ports.speaker.flush();
    this.ports.store.send({ kind: 'turnEnded' });
    if (!this.#wasConnected || this.#isRefused) return this.#end(message);
    if (this.#retries === 0) this.ports.store.system(message);
    if (this.#retries >= MOST_RETRIES) return this.#end(TEXTS.gaveUp);
    if (!this.ports.isOnline()) {
      this.ports.store.system(TEXTS.offline);
      return this.ports.store.send({ kind: 'connection', connection: 'disconnected', waiting: 'lost' });
    }
    this.#retries += 1;
    this.#retryIn(RECONNECT_MS * this.#retries, 'lost');
  }

  #end(message: string): void {
    this.disconnect();
    this.ports.store.system(message);
  }

  /** Lets go of socket and timers; what was on its way comes to nothing. */
  #drop(): void {
    this.#opening += 1;
    this.#cancelRetry();
    this.#cancelSetup();
    this.#cancelHealthy();
    this.#isAnswering = false;
    this.#isLeaving = false;
    this.#socket?.close();
    this.#socket = null;
  }
}
