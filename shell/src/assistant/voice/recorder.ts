/** Levels up to this are silence; on a scale to 100. */
export const THRESHOLD = 15;
export const SILENCE_MS = 1_500;
/** Without a word, silence counts only after more than this. */
export const PATIENCE_MS = 3_000;
export const MAX_RECORDING_MS = 60_000;
/** Audio up to this size holds nothing. */
export const MIN_AUDIO_BYTES = 1_024;

/** From here on quiet is a pause and no gap between two syllables. */
const PAUSE_MS = 300;
/** People pause more often than this. */
const NOISY_MS = 10_000;

/** Why a recording stopped. */
export type StopReason = 'manual' | 'silence' | 'max' | 'discarded';

/** `starting` waits for the microphone, `stopping` for the last piece, `processing` for the answer. */
export type Recorder =
  | { readonly phase: 'idle'; readonly ended?: Ended }
  | { readonly phase: 'starting' }
  | {
      readonly phase: 'recording';
      readonly since: number;
      readonly lastLoud: number;
      readonly heard: boolean;
      readonly now: number;
      readonly quietAt: number;
    }
  | { readonly phase: 'stopping'; readonly reason: StopReason }
  | { readonly phase: 'processing'; readonly reason: StopReason };

export type Ended =
  | { readonly kind: 'done' }
  | { readonly kind: 'discarded' }
  | { readonly kind: 'no-audio'; readonly reason: StopReason }
  | { readonly kind: 'failed'; readonly message: string };

export type RecorderEvent =
  | { readonly type: 'start' }
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'level'; readonly at: number; readonly level: number }
  | { readonly type: 'stop' }
  | { readonly type: 'discard' }
  | { readonly type: 'assembled'; readonly bytes: number }
  | { readonly type: 'done' };

export const IDLE_RECORDER: Recorder = { phase: 'idle' };

export function recorderAfter(state: Recorder, event: RecorderEvent): Recorder {
  if (event.type === 'discard') return discarded(state);
  if (event.type === 'failed' && state.phase !== 'idle') return { phase: 'idle', ended: { kind: 'failed', message: event.message } };
  switch (state.phase) {
    case 'idle':
      return event.type === 'start' ? { phase: 'starting' } : state;
    case 'starting':
      return startingAfter(state, event);
    case 'recording':
      return recordingAfter(state, event);
    case 'stopping':
      return event.type === 'assembled' ? assembled(state.reason, event.bytes) : state;
    case 'processing':
      return event.type === 'done' ? { phase: 'idle', ended: { kind: 'done' } } : state;
  }
}

function startingAfter(state: Recorder, event: RecorderEvent): Recorder {
  if (event.type === 'started')
    return { phase: 'recording', since: event.at, lastLoud: event.at, heard: false, now: event.at, quietAt: event.at };
  return event.type === 'stop' ? { phase: 'idle', ended: { kind: 'discarded' } } : state;
}

type Recording = Extract<Recorder, { phase: 'recording' }>;

function recordingAfter(state: Recording, event: RecorderEvent): Recorder {
  if (event.type === 'stop') return { phase: 'stopping', reason: 'manual' };
  if (event.type !== 'level') return state;
  const { at, level } = event;
  if (at - state.since >= MAX_RECORDING_MS) return { phase: 'stopping', reason: 'max' };
  if (level > THRESHOLD) return { ...state, lastLoud: at, heard: true, now: at };
  const mayStop = state.heard || at - state.since > PATIENCE_MS;
  if (mayStop && at - state.lastLoud >= SILENCE_MS) return { phase: 'stopping', reason: 'silence' };
  return { ...state, now: at, quietAt: at - state.lastLoud >= PAUSE_MS ? at : state.quietAt };
}

function assembled(reason: StopReason, bytes: number): Recorder {
  if (bytes > MIN_AUDIO_BYTES) return { phase: 'processing', reason };
  return { phase: 'idle', ended: { kind: 'no-audio', reason } };
}

function discarded(state: Recorder): Recorder {
  return state.phase === 'idle' ? state : { phase: 'idle', ended: { kind: 'discarded' } };
}

/** Whether the badge says that silence is being counted: quiet for a while, and the silence counts. */
export function isDetectingSilence(state: Recorder): boolean {
  return state.phase === 'recording' && state.heard && state.now - state.lastLoud >= PAUSE_MS;
}

/** Whether nothing was quiet for so long that nobody speaks that way: the room is louder than the threshold, and silence will not end it. */
export function isNoisy(state: Recorder): boolean {
  return state.phase === 'recording' && state.heard && state.now - state.quietAt >= NOISY_MS;
}
