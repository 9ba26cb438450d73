import { PLAYBACK_RATE } from '../model/limits';
import type { Speaker } from '../session/live-session';
import { samplesOf } from './pcm';

export const PROCESSORS = '/pcm-processor.js';

interface Player {
  readonly context: AudioContext;
  readonly node: Promise<AudioWorkletNode>;
  /** The node once it is there: what is said to it is said at once, not in a later task. */
  port: MessagePort | null;
}

/** Plays 24 kHz sound through one audio context, made at the first use and kept for the conversation. */
export class SoundPlayer implements Speaker {
  #player: Player | null = null;
  /** Rises with every flush: sound that came before and is still being prepared is not played any more. */
  #turn = 0;

  constructor(private readonly onProblem: (error: unknown) => void) {}

  prepare(): void {
    void this.#running().context.resume();
  }

  push(base64: string): void {
    const turn = this.#turn;
    const player = this.#running();
    const samples = samplesOf(base64);
    const play = (port: MessagePort) => port.postMessage({ type: 'push', samples }, [samples.buffer]);
    if (player.port) return play(player.port);
    player.node.then(
      ({ port }) => {
        if (turn === this.#turn) play(port);
      },
      (error: unknown) => this.onProblem(error),
    );
  }

  /** Before the node is there nothing sounds: what was pushed then belongs to a turn that is over. */
  flush(): void {
    this.#turn += 1;
    this.#player?.port?.postMessage({ type: 'flush' });
  }

  close(): void {
    this.#turn += 1;
    const player = this.#player;
    this.#player = null;
    void player?.context.close();
  }

  #running(): Player {
    if (this.#player) return this.#player;
    const context = new AudioContext({ sampleRate: PLAYBACK_RATE });
    const node = context.audioWorklet.addModule(PROCESSORS).then(() => {
      const made = new AudioWorkletNode(context, 'pcm-processor', { numberOfInputs: 0, numberOfOutputs: 1, outputChannelCount: [1] });
      made.connect(context.destination);
      return made;
    });
    const player: Player = { context, node, port: null };
    // That it failed is told where it is used; here it is only not to be an unhandled one.
    node.then(
      ({ port }) => void (player.port = port),
      () => undefined,
    );
    this.#player = player;
    return player;
  }
}
