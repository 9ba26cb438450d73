import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';

type Message = Readonly<Record<string, unknown>> & { readonly samples?: Int16Array; readonly type?: string };
interface Processor {
  readonly port: { onmessage: (event: { data: object }) => void };
  process(inputs: readonly Float32Array[][], outputs: readonly Float32Array[][]): boolean;
}

const posted: Message[] = [];

/** The processors as the audio thread makes them. */
function make(name: string, options: object = {}): Processor {
  const found = new Map<string, new (options: object) => Processor>();
  class AudioWorkletProcessor {
    port = { onmessage: () => undefined, postMessage: (message: Message) => void posted.push(message) };
  }
  const scope = createContext({
    AudioWorkletProcessor,
    registerProcessor: (id: string, made: new (options: object) => Processor) => void found.set(id, made),
    sampleRate: 24_000,
    currentTime: 7,
  });
  runInContext(readFileSync(path.join(__dirname, 'pcm-processor.js'), 'utf8'), scope);
  const Made = found.get(name);
  if (!Made) throw new Error(`There is no processor ${name}.`);
  return new Made(options);
}

const block = (value: number) => Float32Array.from({ length: 128 }, () => value);
const played = (player: Processor): Float32Array => {
  const output = block(9);
  player.process([], [[output]]);
  return output;
};

beforeEach(() => void (posted.length = 0));

describe('capture', () => {
  it('T-337 T-336 posts a chunk for each second at 16 kHz', () => {
    const capture = make('pcm-capture');
    for (let blocks = 0; blocks < 250; blocks += 1) capture.process([[block(0.5)]], []);
    expect(posted.map(({ samples }) => samples?.length)).toEqual([16_000, 16_000]);
    expect(posted[0]?.samples?.byteLength).toBe(32_000);
  });

  it('cuts off beyond full scale instead of wrapping to the other end', () => {
    const capture = make('pcm-capture', { processorOptions: { chunkSamples: 128 } });
    for (const value of [1, 1.7, -1, -1.7]) capture.process([[block(value)]], []);
    expect(posted.map(({ samples }) => samples?.[0])).toEqual([32_767, 32_767, -32_767, -32_767]);
  });

  it('hands out the rest when it is stopped, and nothing afterwards', () => {
    const capture = make('pcm-capture');
    capture.process([[block(0.1)]], []);
    capture.port.onmessage({ data: { type: 'stop' } });
    expect(capture.process([[block(0.1)]], [])).toBe(false);
    expect(posted.map(({ type, samples }) => [type, samples?.length])).toEqual([
      ['chunk', 128],
      ['stopped', undefined],
    ]);
  });
});

describe('playback', () => {
  const push = (player: Processor, length: number, value: number) =>
    player.port.onmessage({ data: { type: 'push', samples: Int16Array.from({ length }, () => Math.round(value * 0x7fff)) } });

  it('T-335 plays what was pushed in order, across blocks, then silence', () => {
    const player = make('pcm-processor');
    push(player, 100, 0.25);
    push(player, 100, 0.5);
    const [first, second] = [played(player), played(player)];
    expect([first[99], first[100], second[71], second[72]].map((value = 9) => Number(value.toFixed(3)))).toEqual([0.25, 0.5, 0.5, 0]);
    expect(played(player)).toEqual(block(0));
    expect(posted).toEqual([{ type: 'sounding' }, { type: 'drained', playedMs: 8 }]);
  });

  it('is silent from the next block on after a flush, which is 5.3 ms, and plays the next answer from its start', () => {
    const player = make('pcm-processor');
    push(player, 24_000, 0.5);
    expect(played(player)[0]).toBeCloseTo(0.5, 3);
    player.port.onmessage({ data: { type: 'flush' } });
    expect(posted).toEqual([{ type: 'sounding' }]);
    expect(played(player)).toEqual(block(0));
    expect(posted[1]).toEqual({ type: 'flushed', playedMs: 5, madeAt: expect.any(Number), soundTime: 7 });
    push(player, 10, 0.75);
    expect(played(player)[0]).toBeCloseTo(0.75, 3);
    expect(posted.slice(2)).toEqual([{ type: 'sounding' }]);
  });
});
