import { bytesOf, samplesOf, toBase64 } from './pcm';

describe('sound as bytes', () => {
  it('comes back as it went, both full scales included', () => {
    const samples = Int16Array.from([0, 1, -1, 0x7fff, -0x7fff, 12_345, -12_345]);
    expect([...samplesOf(toBase64(bytesOf(samples)))]).toEqual([...samples]);
  });

  it('obeys the offset of a view, leaves half a sample out, and takes a second of sound in one go', () => {
    const view = new Int16Array(Int16Array.from([9, 9, 5, 6]).buffer, 4, 2);
    expect([...samplesOf(toBase64(bytesOf(view)))]).toEqual([5, 6]);
    expect(samplesOf(btoa('abc'))).toHaveLength(1);
    expect(toBase64(bytesOf(new Int16Array(200_000)))).toHaveLength(533_336);
    expect(toBase64(bytesOf(new Int16Array(16_000)))).toHaveLength(42_668);
  });
});
