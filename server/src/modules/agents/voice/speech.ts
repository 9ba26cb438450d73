import { AppError } from '../../../platform/http/app-error';
import { boundedBody, boundedJson } from '../../../platform/http/requests/bounded-body';
import type { Provider } from '../provider/settings';

/** The ending the service goes by, by the type of the recording. */
const ENDINGS: readonly (readonly [type: RegExp, ending: string])[] = [
  [/webm/, 'webm'],
  [/wav/, 'wav'],
  [/ogg/, 'ogg'],
  [/mpeg|mp3/, 'mp3'],
];
const LONGEST_SPEECH = 4_000;
/** A minute of speech as text, and four thousand characters as sound, are far less. */
const LARGEST_TEXT = 262_144;
const LARGEST_SOUND = 16 * 1024 * 1024;
const PATIENCE_MS = 45_000;
const NOTHING_SAID = /^[\s.…]*$|no speech detected/i;

export interface SpeechDeps {
  /** How a service is asked. */
  readonly fetchFor: (provider: Provider) => typeof fetch;
}

/** Speech to text and back, by a service with the calls of OpenAI. */
export class Speech {
  constructor(private readonly deps: SpeechDeps) {}

  /** @throws AppError without a service, when it fails, or when nothing was said. */
  async transcribe(provider: Provider | null, audio: Blob): Promise<string> {
    if (!provider?.transcriptionModel) throw new AppError('agents.speech_unavailable');
    const form = new FormData();
    const ending = ENDINGS.find(([type]) => type.test(audio.type))?.[1] ?? 'mp4';
    // The name a browser gave is not handed on: it may say anything.
    form.set('file', new File([audio], `audio.${ending}`, { type: audio.type }));
    form.set('model', provider.transcriptionModel);
    const answer = await this.#ask(provider, 'audio/transcriptions', { body: form });
    const text = textOf(await boundedJson(answer, LARGEST_TEXT));
    if (text === null) throw new AppError('agents.speech_failed');
    if (NOTHING_SAID.test(text)) throw new AppError('agents.no_speech');
    return text.trim();
  }

  /** Null: this business has no voice. */
  async speak(provider: Provider | null, { text, voice }: { text: string; voice: string }): Promise<string | null> {
    if (!provider?.speechModel || text.trim() === '') return null;
    const answer = await this.#ask(provider, 'audio/speech', {
      body: JSON.stringify({ model: provider.speechModel, input: text.slice(0, LONGEST_SPEECH), voice, response_format: 'mp3' }),
      headers: { 'content-type': 'application/json' },
    });
    const sound = await boundedBody(answer, LARGEST_SOUND).catch((cause: unknown) => {
      throw Object.assign(new AppError('agents.speech_failed'), { cause });
    });
    return sound.toString('base64');
  }

  async #ask(provider: Provider, path: string, init: { body: BodyInit; headers?: Record<string, string> }): Promise<Response> {
    const { baseUrl, apiKey } = provider;
    const answer = await this.deps
      .fetchFor(provider)(`${baseUrl.replace(/\/+$/, '')}/${path}`, {
        method: 'POST',
        body: init.body,
        headers: { ...init.headers, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      })
      .catch((cause: unknown) => {
        throw Object.assign(new AppError('agents.speech_failed'), { cause });
      });
    if (!answer.ok) throw new AppError('agents.speech_failed');
    return answer;
  }
}

function textOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string' ? body.text : null;
}
