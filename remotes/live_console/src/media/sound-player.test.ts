import { bytesOf, toBase64 } from './pcm';
import { SoundPlayer } from './sound-player';

const messages: { type: string; samples?: Int16Array }[] = [];
let arrive: () => void;
let fail: (error: Error) => void;
const real = { AudioContext: globalThis.AudioContext, AudioWorkletNode: globalThis.AudioWorkletNode };
const sound = toBase64(bytesOf(Int16Array.of(1, -2)));
const problems: unknown[] = [];
const kinds = () => messages.map(({ type }) => type);
const arrived = async () => {
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 0));
};

let player: SoundPlayer;

beforeEach(() => {
  messages.length = 0;
  problems.length = 0;
  const module = new Promise<void>((resolve, reject) => {
    [arrive, fail] = [resolve, reject];
  });
  Object.assign(globalThis, {
    AudioContext: class {
      audioWorklet = { addModule: () => module };
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    },
    AudioWorkletNode: class {
      port = { postMessage: (message: { type: string }) => void messages.push(message) };
      connect(): void {
        /* Nothing sounds here. */
      }
    },
  });
  player = new SoundPlayer((error) => problems.push(error));
});
afterEach(() => void Object.assign(globalThis, real));

describe('the player of sound', () => {
  it('T-677 hands sound and silence to the audio thread at once, in the task that has asked for it', async () => {
    player.push(sound);
    await arrived();
    expect(messages).toEqual([{ type: 'push', samples: Int16Array.of(1, -2) }]);
    player.push(sound);
    player.flush();
    expect(kinds()).toEqual(['push', 'push', 'flush']);
  });

  it('plays in order what came before the audio thread was ready, without what was interrupted meanwhile', async () => {
    player.push(toBase64(bytesOf(Int16Array.of(7))));
    player.flush();
    player.push(sound);
    await arrived();
    expect(messages).toEqual([{ type: 'push', samples: Int16Array.of(1, -2) }]);
    player.close();
    player.flush();
    expect(kinds()).toEqual(['push']);
  });

  it('says that nothing can be played', async () => {
    player.push(sound);
    fail(new Error('no worklet'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(problems).toEqual([new Error('no worklet')]);
  });
});
