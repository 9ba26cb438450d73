import type { RawData, WebSocket } from 'ws';
import type { LiveVisit } from './fake-gemini-live';
import { isLoud, toneChunks } from './pcm-tone';

const SETUP_MS = 5_000;
const SLOW_MS = 30;
type Frame = Readonly<Record<string, unknown>>;

const content = (serverContent: object) => ({ serverContent });
const modelTurn = (...parts: object[]) => content({ modelTurn: { role: 'model', parts } });
const sound = (data: string) => ({ inlineData: { mimeType: 'audio/pcm;rate=24000', data } });

/** How the fake service behaves on one connection. */
export class LiveConversation {
  #modality = 'TEXT';
  #speaking = false;
  #handles = 0;

  constructor(
    private readonly visit: LiveVisit,
    private readonly answersSetup: () => boolean,
  ) {}

  listen(socket: WebSocket): void {
    const late = setTimeout(() => socket.close(1008, 'no setup'), SETUP_MS);
    socket.once('close', () => clearTimeout(late));
    socket.on('message', (data: RawData) => {
      const frame = JSON.parse(String(data as Buffer)) as Frame;
      if ('setup' in frame) {
        clearTimeout(late);
        this.#setup(frame['setup'] as Frame);
      }
      if ('client_content' in frame) this.#turn(textOf(frame['client_content'] as Frame));
      if ('realtime_input' in frame) this.#media(frame['realtime_input'] as Frame);
    });
  }

  #setup(setup: Frame): void {
    const config = setup['generation_config'] as { response_modalities?: string[] } | undefined;
    this.#modality = config?.response_modalities?.[0] ?? 'TEXT';
    if (!this.answersSetup()) return;
    this.visit.say({ setupComplete: { sessionId: 'fake' } });
    this.#newHandle();
  }

  #turn(text: string): void {
    if (text.startsWith('__')) return this.#command(text);
    if (this.#modality === 'AUDIO') return this.#speak(text);
    for (const part of ['You said: ', text]) this.visit.say(modelTurn({ text: part }));
    this.#finish();
  }

  /** The sound of a long answer is sent at once, as the real service does; `finish` says that it was all. */
  #speak(text: string): void {
    this.#speaking = true;
    this.visit.say(content({ outputTranscription: { text: `You said: ${text}` } }));
    for (const data of toneChunks({ chunks: text.includes('long') ? 100 : 5 })) this.visit.say(modelTurn(sound(data)));
    if (!text.includes('long')) this.#finish();
  }

  #finish(): void {
    this.#speaking = false;
    this.visit.say(content({ generationComplete: true }));
    this.visit.say({ ...content({ turnComplete: true }), usageMetadata: { totalTokenCount: 1 } });
    this.#newHandle();
  }

  #media(input: Frame): void {
    const chunks = (input['media_chunks'] ?? []) as { mime_type: string; data: string }[];
    const isHeard = chunks.some(({ mime_type, data }) => mime_type.startsWith('audio/pcm') && isLoud(data));
    if (!isHeard) return;
    if (this.#speaking) this.#interrupt();
    else this.visit.say(content({ inputTranscription: { text: 'I hear you' } }));
  }

  #interrupt(): void {
    this.#speaking = false;
    this.visit.say(content({ interrupted: true }));
    this.visit.say(content({ turnComplete: true }));
  }

  #newHandle(): void {
    this.#handles += 1;
    this.visit.say({ sessionResumptionUpdate: { newHandle: `handle-${this.#handles}`, resumable: true } });
  }

  #command(text: string): void {
    const [tone = ''] = toneChunks({ chunks: 1 });
    const commands: Readonly<Record<string, () => void>> = {
      __goaway: () => {
        this.visit.say({ goAway: { timeLeft: '5s' } });
        this.#finish();
      },
      __drop1006: () => this.visit.drop(),
      __close1007: () => this.visit.close(1007, 'Request contains an invalid argument.'),
      __close1008: () => this.visit.close(1008, 'Publisher model was not found.'),
      __close1011: () => this.visit.close(1011, 'Deadline expired.'),
      __interrupt: () => this.#interrupt(),
      __binary: () => {
        this.visit.sayRaw(Buffer.from(JSON.stringify(modelTurn({ text: 'from bytes' }))));
        this.#finish();
      },
      __malformed: () => {
        this.visit.sayRaw('{"serverContent":');
        this.visit.say(modelTurn({ text: 'still here' }));
        this.#finish();
      },
      __mixed: () =>
        this.visit.say(content({ modelTurn: { role: 'model', parts: [{ text: 'all at once' }, sound(tone)] }, turnComplete: true })),
      __slow: () => this.#slowly(['one ', 'word ', 'after ', 'the ', 'other']),
    };
    commands[text.split(' ')[0] ?? '']?.();
  }

  #slowly([first, ...rest]: readonly string[]): void {
    if (first === undefined) return this.#finish();
    this.visit.say(modelTurn({ text: first }));
    setTimeout(() => this.#slowly(rest), SLOW_MS);
  }
}

function textOf(turns: Frame): string {
  const list = turns['turns'] as { parts: { text: string }[] }[];
  return list.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n');
}
