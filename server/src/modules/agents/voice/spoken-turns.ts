import { workAs } from '../runs/work-as';
import type { AgentResponse } from '@butterfly/contracts/agents';
import { isAppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Provider, ProviderSettings } from '../provider/settings';
import type { Runner } from '../runs/runner';
import type { Asker } from '../runs/turn';
import { preferenceOf } from './repository';
import type { Speech } from './speech';
import { audioOf, spokenRun } from './voice-form';

interface Deps {
  readonly platform: Pick<Platform, 'access' | 'db'>;
  readonly provider: ProviderSettings;
  readonly speech: Speech;
  readonly runner: Runner;
}

/** A message that is spoken: heard, answered like a typed one, and read aloud where the member wants that. */
export class SpokenTurns {
  constructor(private readonly deps: Deps) {}

  async transcribe(asker: Asker, form: FormData): Promise<string> {
    const audio = audioOf(form);
    return this.deps.speech.transcribe(await workAs(this.deps.platform, asker, (db) => this.deps.provider.of(db)), audio);
  }

  async run(asker: Asker, form: FormData): Promise<AgentResponse> {
    const audio = audioOf(form);
    const { provider, preference } = await workAs(this.deps.platform, asker, async (db) => ({
      provider: await this.deps.provider.of(db),
      preference: await preferenceOf(db),
    }));
    const transcript = await this.deps.speech.transcribe(provider, audio);
    const response = await this.deps.runner.result(asker, await this.deps.runner.begin({ asker, body: spokenRun(form, transcript) }));
    return {
      ...response,
      transcript,
      ...(preference.voice_enabled ? await this.#speak(provider, { text: response.message, voice: preference.voice }) : {}),
    };
  }

  /** An answer that cannot be read aloud is still an answer. */
  async #speak(provider: Provider | null, what: { text: string; voice: string }): Promise<{ audio?: string; tts_error?: string }> {
    try {
      const audio = await this.deps.speech.speak(provider, what);
      return audio === null ? {} : { audio };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { tts_error: 'The answer could not be read aloud.' };
    }
  }
}
