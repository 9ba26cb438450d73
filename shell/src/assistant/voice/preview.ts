import type { AssistantCore } from '../assistant-core';
import { isMeaningful } from '../chat/chat-event';
import { audioExtension } from './audio-type';
import { MIN_AUDIO_BYTES } from './recorder';
import type { VoiceInput } from './voice-input';

/** The words so far are asked for this often while somebody speaks, one call at a time. */
const PREVIEW_MS = 2_000;

/** Shows what has been understood while the recording goes on. Only a preview: the answer brings the true words (trap 26). */
export function createPreview(core: AssistantCore, input: VoiceInput): { dispose(): void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  let abort: AbortController | null = null;
  // Without a transcription service there is nothing to ask for.
  let isRefused = false;

  async function ask(): Promise<void> {
    const audio = input.soFar();
    if (abort || isRefused || !audio || audio.size <= MIN_AUDIO_BYTES) return;
    const mine = (abort = new AbortController());
    try {
      const words = await core.host.api.transcribe(audio, `audio.${audioExtension(audio.type)}`, mine.signal);
      if (!mine.signal.aborted && isMeaningful(words)) core.store.setState({ preview: words });
    } catch (error) {
      isRefused = true;
      console.warn('[assistant] no preview of the words', error);
    } finally {
      if (abort === mine) abort = null;
    }
  }

  function end(): void {
    clearInterval(timer);
    timer = undefined;
    abort?.abort();
    abort = null;
  }

  const stop = input.subscribe(() => {
    const isRecording = input.getState().recorder.phase === 'recording';
    if (isRecording && timer === undefined) timer = setInterval(() => void ask(), PREVIEW_MS);
    else if (!isRecording && timer !== undefined) end();
  });
  return {
    dispose: () => {
      stop();
      end();
    },
  };
}
