import { release } from './release';
import { CAPTURE_RATE, CHUNK_SAMPLES } from '../model/limits';
import { bytesOf, toBase64 } from './pcm';
import { PROCESSORS } from './sound-player';

interface Listening {
  readonly stream: MediaStream;
  readonly context: AudioContext;
  readonly node: AudioWorkletNode;
}

interface MicrophoneEars {
  onChunk(base64: string): void;
  /** The device was pulled out, or the browser has taken it back. */
  onEnded(): void;
}

/** A microphone at 16 kHz, in chunks of a second. Whatever the order of start and stop, what is stopped is released. */
export class Microphone {
  #listening: Listening | null = null;
  #run = 0;

  constructor(private readonly ears: MicrophoneEars) {}

  /** False: it was stopped before it had begun. Rejects when there is no microphone to be had. */
  async start(deviceId: string): Promise<boolean> {
    this.stop();
    const run = this.#run;
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(deviceId && { deviceId: { exact: deviceId } }),
        channelCount: 1,
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
      },
    });
    if (run !== this.#run) return release(stream);
    const context = new AudioContext({ sampleRate: CAPTURE_RATE });
    try {
      await context.audioWorklet.addModule(PROCESSORS);
    } catch (error) {
      void context.close();
      release(stream);
      throw error;
    }
    if (run !== this.#run) {
      void context.close();
      return release(stream);
    }
    this.#listening = this.#listen(stream, context);
    return true;
  }

  /** The rest of a second goes out, then there is nothing more. */
  stop(): void {
    this.#run += 1;
    const listening = this.#listening;
    this.#listening = null;
    if (!listening) return;
    release(listening.stream);
    listening.node.port.onmessage = null;
    listening.node.disconnect();
    void listening.context.close();
  }

  #listen(stream: MediaStream, context: AudioContext): Listening {
    const node = new AudioWorkletNode(context, 'pcm-capture', {
      numberOfInputs: 1,
      numberOfOutputs: 1,
      processorOptions: { chunkSamples: CHUNK_SAMPLES },
    });
    node.port.onmessage = ({ data }: MessageEvent<{ type: string; samples?: Int16Array }>) => {
      if (data.samples) this.ears.onChunk(toBase64(bytesOf(data.samples)));
    };
    context.createMediaStreamSource(stream).connect(node);
    // It is silent; browsers let only what leads to the output run.
    node.connect(context.destination);
    for (const track of stream.getTracks()) track.addEventListener('ended', () => this.ears.onEnded());
    return { stream, context, node };
  }
}
