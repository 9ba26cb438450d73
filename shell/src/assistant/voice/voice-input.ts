import { distinctUntilChanged, pairwise, Subject } from 'rxjs';
import { createStore } from 'zustand/vanilla';
import { levelOf, READ_MS, WINDOW_MS } from './level';
import { audioBrowser, AudioSetupError, openMicrophone, reasonOf, type AudioBrowser, type OpenMicrophone } from './microphone';
import { IDLE_RECORDER, type Recorder, type RecorderEvent, type StopReason } from './recorder';
import { recorderStates } from './recorder-state';

export interface VoiceInputState {
  readonly recorder: Recorder;
}

export interface VoiceInput {
  getState(): VoiceInputState;
  subscribe(listener: () => void): () => void;
  start(): void;
  /** Ends the recording and sends it. */
  stop(): void;
  /** Ends it and drops what was recorded; the microphone is let go at once. */
  discard(): void;
  /** The spectrum of this moment, for the meter; null while nothing is recorded. */
  spectrum(): Uint8Array | null;
  soFar(): Blob | null;
  dispose(): void;
}

interface VoiceInputParts {
  readonly browser?: AudioBrowser;
  readonly now?: () => number;
  /** Sends a recording; settles when its answer is there. */
  readonly send: (audio: Blob, reason: StopReason) => Promise<void>;
  readonly onEnded: (ended: NonNullable<Extract<Recorder, { phase: 'idle' }>['ended']>) => void;
}

/** A hidden tab is woken once a second only; no more than this is taken to have gone on as it was. */
const LATE_MS = 500;

/** The recorder with a real microphone: what happens goes into the reducer, what is to be done follows its changes. */
export function createVoiceInput({ browser = audioBrowser, now = () => performance.now(), send, onEnded }: VoiceInputParts): VoiceInput {
  const store = createStore<VoiceInputState>(() => ({ recorder: IDLE_RECORDER }));
  const events = new Subject<RecorderEvent>();
  let microphone: OpenMicrophone | null = null;
  let latest: Uint8Array | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  // Everything a recording started belongs to its token: what comes back with an older one is let go (trap 22).
  let token = 0;

  const happened = (event: RecorderEvent) => events.next(event);

  async function open(): Promise<void> {
    const mine = (token += 1);
    const isWanted = () => mine === token;
    try {
      const opened = await openMicrophone({
        browser,
        isWanted,
        onError: (reason) => isWanted() && happened({ type: 'failed', message: `Recording error: ${reason}` }),
      });
      if (!opened) return;
      if (!isWanted()) return opened.release();
      microphone = opened;
      happened({ type: 'started', at: now() });
      watchLevel(opened);
    } catch (error) {
      const [what, reason] = [error instanceof AudioSetupError ? 'Error setting up audio' : 'Could not start recording', reasonOf(error)];
      if (isWanted()) happened({ type: 'failed', message: `${what}: ${reason}` });
    }
  }

  /** By a timer, not by frames: a hidden tab draws none and would record for a minute. */
  function watchLevel(opened: OpenMicrophone): void {
    let last = { at: now(), level: 0 };
    timer = setInterval(() => {
      latest = opened.readSpectrum();
      const read = { at: now(), level: levelOf(latest) };
      // Read late, because the page was busy: up to where this reading looks back to, nothing says that it had become quiet.
      if (read.at - last.at > 2 * WINDOW_MS)
        happened({ type: 'level', at: Math.min(read.at - WINDOW_MS, last.at + LATE_MS), level: last.level });
      last = read;
      happened({ type: 'level', ...read });
    }, READ_MS);
  }

  function letGo(): OpenMicrophone | null {
    clearInterval(timer);
    const held = microphone;
    [microphone, latest] = [null, null];
    return held;
  }

  async function finish(): Promise<void> {
    const mine = token;
    finished = (await letGo()?.finish()) ?? new Blob();
    if (mine === token) happened({ type: 'assembled', bytes: finished.size });
  }
  let finished = new Blob();

  async function process(reason: StopReason): Promise<void> {
    const mine = token;
    await send(finished, reason);
    if (mine === token) happened({ type: 'done' });
  }

  function changed(before: Recorder, after: Recorder): void {
    if (after.phase === 'starting') void open();
    else if (after.phase === 'stopping') void finish();
    else if (after.phase === 'processing') void process(after.reason);
    else if (after.phase === 'idle') {
      token += 1;
      letGo()?.release();
      if (after.ended && before.phase !== 'idle') onEnded(after.ended);
    }
  }

  const states = recorderStates(events);
  const drawing = states.subscribe((recorder) => store.setState({ recorder }));
  const acting = states
    .pipe(
      distinctUntilChanged((a, b) => a.phase === b.phase),
      pairwise(),
    )
    .subscribe(([before, after]) => changed(before, after));

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start: () => happened({ type: 'start' }),
    stop: () => happened({ type: 'stop' }),
    discard: () => happened({ type: 'discard' }),
    spectrum: () => latest,
    soFar: () => microphone?.soFar() ?? null,
    dispose: () => {
      happened({ type: 'discard' });
      drawing.unsubscribe();
      acting.unsubscribe();
    },
  };
}
