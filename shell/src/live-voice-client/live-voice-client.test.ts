import { LiveVoiceClient, type LiveVoiceOptions } from './live-voice-client';
import type { LiveVoiceEvent } from './live-voice-frames';
import { LIVE_VOICE } from './live-voice-limits';

class Socket {
  static readonly made: Socket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  lose(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

let events: LiveVoiceEvent[];
let errors: string[];
const last = () => Socket.made.at(-1) as Socket;
const make = (options: Partial<LiveVoiceOptions> = {}) =>
  new LiveVoiceClient({
    url: '/ws/live-console/',
    bearerToken: 'ya29.voice',
    projectId: 'fern-studio',
    onEvent: (event) => void events.push(event),
    onError: (message) => void errors.push(message),
    open: (url) => new Socket(url) as unknown as WebSocket,
    ...options,
  });
const connected = (options: Partial<LiveVoiceOptions> = {}) => {
  const client = make(options);
  client.connect();
  last().open();
  return client;
};
const hear = (frame: unknown) => last().onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });

beforeEach(() => {
  jest.useFakeTimers();
  Socket.made.length = 0;
  [events, errors] = [[], []];
});
afterEach(() => jest.useRealTimers());

describe('what the live voice client sends', () => {
  it('T-146 T-147 T-148 T-269 bearer_token, project_id and config with model, response_modalities and speech_config, first and in no address', () => {
    connected({ voice: 'Puck' });
    expect(last().sent).toEqual([
      {
        bearer_token: 'ya29.voice',
        project_id: 'fern-studio',
        config: {
          model: 'gemini-2.0-flash-exp',
          response_modalities: ['AUDIO'],
          speech_config: { voice_config: { prebuilt_voice_config: { voice_name: 'Puck' } } },
        },
      },
    ]);
    expect(last().url).not.toContain('ya29');
  });

  it('T-270 T-271 text turns as client_content, sound and pictures as realtime media chunks', () => {
    const client = connected();
    expect([client.sendText('roses'), client.sendAudio('AAA='), client.sendImage('/9j/')]).toEqual([true, true, true]);
    expect(last().sent.slice(1)).toEqual([
      { client_content: { turns: [{ role: 'user', parts: [{ text: 'roses' }] }], turn_complete: true } },
      { realtime_input: { media_chunks: [{ mime_type: 'audio/pcm', data: 'AAA=' }] } },
      { realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data: '/9j/' }] } },
    ]);
  });

  it("T-309 'WebSocket is not connected' when sending while closed", () => {
    expect(make().sendText('too early')).toBe(false);
    const client = connected();
    client.disconnect();
    expect(client.sendAudio('late')).toBe(false);
    expect(errors).toEqual(['WebSocket is not connected', 'WebSocket is not connected']);
  });
});

describe('what the live voice client handles', () => {
  it.each<[string, object, LiveVoiceEvent[]]>([
    ['T-149 error', { type: 'error', message: 'quota' }, [{ type: 'error', message: 'quota' }]],
    ['T-150 connection_status', { type: 'connection_status', status: 'connected' }, [{ type: 'connection_status', status: 'connected' }]],
    ['T-151 authentication_success', { type: 'authentication_success' }, [{ type: 'authentication_success' }]],
    ['T-152 connection_closed', { type: 'connection_closed' }, [{ type: 'connection_closed' }]],
    [
      'T-153 assistant_message_complete',
      { type: 'assistant_message_complete', content: 'Roses.' },
      [{ type: 'assistant_message_complete', content: 'Roses.' }],
    ],
    ['T-154 interruption', { type: 'interruption' }, [{ type: 'interruption' }]],
    ['T-155 setup complete', { type: 'setup complete' }, [{ type: 'setup_complete' }]],
    ['T-155 setup complete', { setupComplete: {} }, [{ type: 'setup_complete' }]],
    [
      'T-156 T-157 model turn with text and inline audio, every part of it, before its interruption',
      {
        serverContent: {
          interrupted: true,
          modelTurn: { parts: [{ text: 'Ro' }, { inlineData: { mimeType: 'audio/pcm;rate=24000', data: 'AAA=' } }, { text: 'ses' }] },
        },
      },
      [{ type: 'text', text: 'Ro' }, { type: 'audio', data: 'AAA=' }, { type: 'text', text: 'ses' }, { type: 'interruption' }],
    ],
  ])('%s', (_line, frame, expected) => {
    connected();
    hear(frame);
    expect(events).toEqual(expected);
  });

  it("T-308 'Failed to parse server message' on bad JSON, and goes on; bytes are read as text", () => {
    connected();
    hear('{"type":');
    last().onmessage?.({ data: new TextEncoder().encode('{"type":"interruption"}').buffer });
    expect([errors, events]).toEqual([['Failed to parse server message'], [{ type: 'interruption' }]]);
  });

  it("T-307 'Connection error' on a socket error", () => {
    connected();
    last().onerror?.();
    expect(errors).toEqual(['Connection error']);
  });
});

describe('reconnecting', () => {
  it('T-199 T-200 T-329 up to three times, after 1, 2 and 3 s', () => {
    connected();
    const opened: number[] = [];
    for (let ms = 0; ms <= 12_000; ms += 500) {
      if (last().readyState !== WebSocket.CLOSED) {
        if (Socket.made.length > 1) opened.push(ms);
        last().lose(1006);
      }
      jest.advanceTimersByTime(500);
    }
    expect([opened, events]).toEqual([[1_000, 3_000, 6_000], [{ type: 'connection_closed' }]]);
  });

  it('counts anew once the service has answered', () => {
    connected();
    for (let round = 0; round < 5; round += 1) {
      last().lose(1006);
      jest.advanceTimersByTime(1_000);
      last().open();
      hear({ type: 'setup_complete' });
    }
    expect(Socket.made).toHaveLength(6);
  });

  it('T-201 not when closed normally, by either side', () => {
    connected();
    last().lose(1000);
    const client = connected();
    last().lose(1006);
    client.disconnect();
    jest.advanceTimersByTime(10_000);
    expect(Socket.made).toHaveLength(2);
  });
});

it('T-333 T-334 T-335 T-336 T-337 T-272 has the constants of the live voice service', () => {
  expect(LIVE_VOICE.model).toMatch(/flash.*exp/);
  expect(LIVE_VOICE).toMatchObject({
    region: 'us-central1',
    playbackRate: 24_000,
    captureRate: 16_000,
    sendEveryMs: 1_000,
    processors: '/pcm-processor.js',
  });
});
