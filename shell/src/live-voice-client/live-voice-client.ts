import { readLiveVoiceFrame, type LiveVoiceEvent } from './live-voice-frames';
import { LIVE_VOICE } from './live-voice-limits';

export interface LiveVoiceOptions {
  readonly url: string;
  readonly bearerToken: string;
  readonly projectId: string;
  readonly model?: string;
  readonly voice?: string;
  readonly modalities?: readonly ('TEXT' | 'AUDIO')[];
  onEvent(event: LiveVoiceEvent): void;
  /** `Connection error`, `Failed to parse server message`, `WebSocket is not connected`. */
  onError(message: string): void;
  /** For tests. */
  readonly open?: (url: string) => WebSocket;
}

const NORMAL = 1000;

/**
 * The live voice protocol with snake_case names (decision A-25). A library of the assistant that no screen uses; the live
 * console is another module with another protocol.
 *
 * @example
 * const client = new LiveVoiceClient({ url, bearerToken, projectId, onEvent: show, onError: warn });
 * client.connect();
 * client.sendText('White peonies?');
 */
export class LiveVoiceClient {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;

  constructor(private readonly options: LiveVoiceOptions) {}

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  connect(): void {
    this.disconnect();
    this.#attempt = 0;
    this.#open();
  }

  disconnect(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onerror = socket.onclose = null;
    socket.close(NORMAL);
  }

  /** False: it was not sent, and `WebSocket is not connected` was told. */
  sendText(text: string): boolean {
    return this.#send({ client_content: { turns: [{ role: 'user', parts: [{ text }] }], turn_complete: true } });
  }

  /** 16-bit sound at 16 kHz, as base64. */
  sendAudio(data: string): boolean {
    return this.#sendMedia('audio/pcm', data);
  }

  sendImage(data: string): boolean {
    return this.#sendMedia('image/jpeg', data);
  }

  #sendMedia(mime_type: string, data: string): boolean {
    return this.#send({ realtime_input: { media_chunks: [{ mime_type, data }] } });
  }

  #open(): void {
    const { url, open = (address: string) => new WebSocket(address) } = this.options;
    const socket = open(url);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.#authenticate();
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#heard(data);
    socket.onerror = () => this.options.onError('Connection error');
    socket.onclose = ({ code }) => this.#closed(code);
  }

  /** The token goes in the first frame, never into the address. */
  #authenticate(): void {
    const { bearerToken, projectId, model = LIVE_VOICE.model, voice, modalities = ['AUDIO'] } = this.options;
    this.#send({
      bearer_token: bearerToken,
      project_id: projectId,
      config: {
        model,
        response_modalities: modalities,
        ...(voice && { speech_config: { voice_config: { prebuilt_voice_config: { voice_name: voice } } } }),
      },
    });
  }

  #heard(data: unknown): void {
    const events = readLiveVoiceFrame(typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer));
    if (!events) return this.options.onError('Failed to parse server message');
    for (const event of events) {
      // Tries are counted anew only when the service has answered: an open socket alone proves nothing.
      if (event.type === 'setup_complete') this.#attempt = 0;
      this.options.onEvent(event);
    }
  }

  #closed(code: number): void {
    this.#socket = null;
    if (code === NORMAL || this.#attempt >= LIVE_VOICE.mostReconnects) return this.options.onEvent({ type: 'connection_closed' });
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), LIVE_VOICE.reconnectMs * this.#attempt);
  }

  #send(frame: object): boolean {
    if (!this.#socket || !this.isConnected) {
      this.options.onError('WebSocket is not connected');
      return false;
    }
    this.#socket.send(JSON.stringify(frame));
    return true;
  }
}
