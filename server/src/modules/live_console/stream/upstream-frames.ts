import type { Environment } from '../../../platform/environment';
import type { Ending } from './page-answers';
import type { Hello, PageFrame } from './page-frames';

type Settings = Pick<Environment, 'GEMINI_LIVE_URL' | 'GEMINI_LIVE_MODEL'>;

/** Whose project is talked to, and where. */
export interface Place {
  readonly projectId: string;
  readonly region: string;
}

/** The one address that is ever connected to; of what people enter, an administrator's region alone has a part in it. */
export function serviceAddress({ GEMINI_LIVE_URL }: Settings, region: string): string {
  return (
    GEMINI_LIVE_URL ?? `wss://${region}-aiplatform.googleapis.com/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent`
  );
}

export function setupFrame(hello: Hello, { place: { projectId, region }, settings }: { place: Place; settings: Settings }): object {
  const model = `projects/${projectId}/locations/${region}/publishers/google/models/${hello.model ?? settings.GEMINI_LIVE_MODEL}`;
  const isVoice = hello.modality === 'AUDIO';
  return {
    setup: {
      model,
      generation_config: {
        response_modalities: [hello.modality],
        ...(isVoice && hello.voice && { speech_config: { voice_config: { prebuilt_voice_config: { voice_name: hello.voice } } } }),
      },
      ...(hello.instructions && { system_instruction: { parts: [{ text: hello.instructions }] } }),
      // A voice answer has no text of its own: without its transcript the log would stay empty.
      input_audio_transcription: {},
      ...(isVoice && { output_audio_transcription: {} }),
      session_resumption: hello.resume ? { handle: hello.resume } : {},
      context_window_compression: { sliding_window: {} },
    },
  };
}

export function serviceFrame(frame: PageFrame): object {
  if (frame.kind === 'text') return { client_content: { turns: [{ role: 'user', parts: [{ text: frame.text }] }], turn_complete: true } };
  if (frame.kind === 'audioEnd') return { realtime_input: { audio_stream_end: true } };
  return { realtime_input: { media_chunks: [{ mime_type: frame.mimeType, data: frame.data }] } };
}

/** The service has no error frame: it says what is wrong by how it closes. */
export function endingOf(code: number, reason: string): Ending {
  const why = reason.trim().slice(0, 300);
  const because = why ? `: ${why}` : '';
  if (code === 1000 || code === 1001) return { message: 'The live service has ended the conversation.', retryable: true };
  if (code === 1007) return { message: `The live service did not accept the request${because}`, retryable: false };
  if (code === 1008) return { message: `The live service has refused access${because}`, retryable: false };
  if (code === 1006) return { message: 'The connection to the live service was lost.', retryable: true };
  return { message: `The live service has stopped (${code})${because}`, retryable: true };
}

/** The service refused before it spoke the protocol. */
export function refusalOf(status: number): Ending {
  if (status === 401 || status === 403)
    return {
      message: 'The live service has refused the bearer token. It may be over, or not be allowed for this project.',
      retryable: false,
    };
  if (status === 404) return { message: 'The live service does not know this project, region or model.', retryable: false };
  if (status === 429) return { message: 'The live service has no capacity for this project right now.', retryable: true };
  return { message: `The live service answered with status ${status}.`, retryable: status >= 500 };
}
