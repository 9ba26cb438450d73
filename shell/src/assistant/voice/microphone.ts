import { AUDIO_BITRATE, CHUNK_MS, MICROPHONE, recordedType } from './audio-type';
import { FFT_SIZE, SMOOTHING } from './level';

/** What of the browser is used; a test gives its own. */
export interface AudioBrowser {
  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream>;
  createContext(): AudioContext;
  createRecorder(stream: MediaStream, options: MediaRecorderOptions): MediaRecorder;
  isTypeSupported(type: string): boolean;
}

export const audioBrowser: AudioBrowser = {
  getUserMedia: (constraints) => navigator.mediaDevices.getUserMedia(constraints),
  createContext: () => new AudioContext(),
  createRecorder: (stream, options) => new MediaRecorder(stream, options),
  isTypeSupported: (type) => MediaRecorder.isTypeSupported(type),
};

/** A microphone that is open and recorded. */
export interface OpenMicrophone {
  /** The spectrum of this moment. */
  readSpectrum(): Uint8Array;
  /** What was recorded so far. */
  soFar(): Blob;
  /** Ends the recording, lets the microphone go at once and answers the whole of it. */
  finish(): Promise<Blob>;
  /** Lets the microphone go at once; what was recorded is dropped. */
  release(): void;
}

export class AudioSetupError extends Error {}

interface OpenOptions {
  readonly browser: AudioBrowser;
  /** Asked when the browser has given the microphone: whether anybody still wants it. */
  readonly isWanted: () => boolean;
  readonly onError: (reason: string) => void;
}

/** Opens the microphone. Null when it came too late: it has been let go again (trap 22). */
export async function openMicrophone({ browser, isWanted, onError }: OpenOptions): Promise<OpenMicrophone | null> {
  const stream = await browser.getUserMedia({ audio: MICROPHONE });
  if (!isWanted()) return letGo(stream);
  const graph = listen(browser, stream);
  const pieces: Blob[] = [];
  const mimeType = recordedType((type) => browser.isTypeSupported(type));
  const recorder = browser.createRecorder(stream, { audioBitsPerSecond: AUDIO_BITRATE, ...(mimeType && { mimeType }) });
  recorder.ondataavailable = ({ data }) => data.size > 0 && pieces.push(data);
  recorder.onerror = (event) => onError(reasonOf((event as Event & { error?: unknown }).error));
  recorder.start(CHUNK_MS);
  const whole = () => new Blob(pieces, { type: recorder.mimeType || mimeType || 'audio/webm' });
  const release = () => {
    letGo(stream);
    graph.close();
  };
  return {
    readSpectrum: graph.readSpectrum,
    soFar: whole,
    release: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
    finish: () =>
      new Promise((resolve) => {
        if (recorder.state === 'inactive') resolve(whole());
        recorder.onstop = () => resolve(whole());
        if (recorder.state !== 'inactive') recorder.stop();
        // What was heard is on its way already; nobody needs the microphone any more.
        release();
      }),
  };
}

function listen(browser: AudioBrowser, stream: MediaStream): { readSpectrum: () => Uint8Array; close: () => void } {
  try {
    const context = browser.createContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = FFT_SIZE;
    analyser.smoothingTimeConstant = SMOOTHING;
    context.createMediaStreamSource(stream).connect(analyser);
    const spectrum = new Uint8Array(analyser.frequencyBinCount);
    return {
      readSpectrum: () => {
        analyser.getByteFrequencyData(spectrum);
        return spectrum;
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch (error) {
    letGo(stream);
    throw new AudioSetupError(reasonOf(error));
  }
}

function letGo(stream: MediaStream): null {
  stream.getTracks().forEach((track) => track.stop());
  return null;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error ?? 'unknown error');
}
