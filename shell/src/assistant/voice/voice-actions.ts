import { isApiError } from '@butterfly/plugin-sdk';
import { serverText } from '../agents.client';
import type { AssistantCore } from '../assistant-core';
import { isMeaningful } from '../chat/chat-event';
import { takeAnswer } from '../chat/take-answer';
import { audioExtension } from './audio-type';
import type { AudioBrowser } from './microphone';
import { DENIED, DENIED_HELP, microphoneProblem } from './permission';
import type { Ended, StopReason } from './recorder';
import { createPreview } from './preview';
import { createVoiceInput, type VoiceInput } from './voice-input';

export const VOICE_FAILED = 'Error processing voice input.';
export const VOICE_MANUAL_FAILED = 'Error processing voice input. Please try again.';
export const VOICE_SILENCE_FAILED = 'Error processing voice input after silence.';
export const NO_AUDIO = 'No audio detected. Please speak clearly and try again.';

export interface VoiceActions {
  readonly input: VoiceInput;
  toggle(): void;
  /** Drops the recording and its answer, if one is on its way. */
  discard(): void;
  checkMicrophone(): Promise<void>;
  dispose(): void;
}

interface VoiceParts {
  readonly speaks: () => boolean;
  readonly browser?: AudioBrowser;
}

export function createVoiceActions(core: AssistantCore, { speaks, browser }: VoiceParts): VoiceActions {
  const { host, store } = core;
  let running: AbortController | null = null;
  const input = createVoiceInput({ send: upload, onEnded: ended, ...(browser && { browser }) });
  const preview = createPreview(core, input);

  async function upload(audio: Blob, reason: StopReason): Promise<void> {
    const { session } = store.getState();
    if (session.kind !== 'active') return;
    const abort = (running = new AbortController());
    const messageId = core.newId();
    const { projectId, url } = host.place();
    store.setState({ activity: 'voice' });
    try {
      const message = { sessionId: session.sessionId, messageId, projectId, currentPageUrl: url };
      const response = await host.api.voice(message, audio, `audio.${audioExtension(audio.type)}`, abort.signal);
      if (abort.signal.aborted || isEmpty(response.transcript)) return;
      takeAnswer(core, response, { turnId: messageId, mayPlay: speaks() });
    } catch (error) {
      if (!abort.signal.aborted) core.add({ type: 'error', content: failureText(error, reason) });
    } finally {
      if (running === abort) {
        running = null;
        store.setState({ activity: 'idle' });
      }
    }
  }

  function ended(how: Ended): void {
    if (how.kind === 'failed') store.setState({ audioError: how.message });
    if (how.kind === 'no-audio' && how.reason === 'manual') store.setState({ audioError: NO_AUDIO });
  }

  function discard(): void {
    running?.abort();
    input.discard();
  }

  return {
    input,
    discard,
    toggle: () => {
      const { phase } = input.getState().recorder;
      if (phase === 'recording' || phase === 'starting') return input.stop();
      if (phase !== 'idle' || store.getState().session.kind !== 'active' || store.getState().activity !== 'idle') return;
      // Nobody speaks into their own loudspeaker.
      host.playback.stop();
      host.tabs.tell({ kind: 'audio' });
      store.setState({ audioError: null, preview: '' });
      input.start();
    },
    checkMicrophone: async () => {
      const problem = await microphoneProblem();
      store.setState({ microphone: problem === DENIED ? DENIED_HELP : problem });
    },
    dispose: () => {
      preview.dispose();
      running?.abort();
      input.dispose();
    },
  };
}

/** Nobody spoke: no row, no answer. */
function isEmpty(transcript: string | undefined): boolean {
  return transcript !== undefined && !isMeaningful(transcript);
}

/** The server's own words; without any, what the seed says for the way the recording ended (decision A-29). */
function failureText(error: unknown, reason: StopReason): string {
  if (isApiError(error) && error.status > 0) return serverText(error, VOICE_FAILED);
  return reason === 'silence' ? VOICE_SILENCE_FAILED : VOICE_MANUAL_FAILED;
}
