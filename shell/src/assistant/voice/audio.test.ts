import { AUDIO_BITRATE, audioExtension, CHUNK_MS, MICROPHONE, PREFERRED_TYPES, recordedType } from './audio-type';
import { barsOf, levelOf, METER_BARS } from './level';
import { DENIED, microphoneProblem, NO_MICROPHONE, UNKNOWN } from './permission';

test('the level is the average of the spectrum times 1.5, capped at 100 (T-317)', () => {
  expect(levelOf(new Uint8Array(1_024).fill(10))).toBe(15);
  expect(levelOf(Uint8Array.of(0, 20, 40))).toBe(30);
  expect(levelOf(new Uint8Array(8).fill(255))).toBe(100);
  expect(levelOf(new Uint8Array(0))).toBe(0);
});

test('the meter has 30 bars between 0 and 1 (T-343)', () => {
  const bars = barsOf(new Uint8Array(1_024).map((_, at) => at % 256));
  expect([METER_BARS, bars.length]).toEqual([30, 30]);
  expect(bars.every((height) => height >= 0 && height <= 1)).toBe(true);
});

test('types are preferred in order, and the browser chooses where it knows none (T-323)', () => {
  expect(PREFERRED_TYPES.map((type) => type.replace('audio/', '').replace(';codecs=', ' '))).toEqual([
    'webm opus',
    'webm',
    'ogg opus',
    'mp4',
    'wav',
  ]);
  expect(recordedType((type) => type === 'audio/mp4' || type === 'audio/wav')).toBe('audio/mp4');
  expect(recordedType(() => false)).toBeUndefined();
});

test('the extension follows the type, mp4 otherwise (T-214)', () => {
  const types = ['audio/webm;codecs=opus', 'audio/wav', 'audio/ogg;codecs=opus', 'audio/mp3', 'audio/mpeg', 'audio/mp4', ''];
  expect(types.map(audioExtension)).toEqual(['webm', 'wav', 'ogg', 'mp3', 'mp3', 'mp4', 'mp4']);
});

test('a piece every 500 ms, 128 kbit/s, 44.1 kHz mono (T-320, T-321, T-322)', () => {
  expect([CHUNK_MS, AUDIO_BITRATE, MICROPHONE.sampleRate, MICROPHONE.channelCount]).toEqual([500, 128_000, 44_100, 1]);
});

describe('the permission check (T-302, T-303, T-304)', () => {
  test.each([
    ['no device', { enumerateDevices: async () => [{ kind: 'audiooutput' }] }, undefined, NO_MICROPHONE, 'No microphone detected'],
    [
      'a denied permission',
      { enumerateDevices: async () => [{ kind: 'audioinput' }] },
      { query: async () => ({ state: 'denied' }) },
      DENIED,
      'Microphone permission denied',
    ],
    [
      'a failing check',
      { enumerateDevices: async () => Promise.reject(new Error('x')) },
      undefined,
      UNKNOWN,
      'Could not check microphone permission',
    ],
  ])('with %s says so', async (_, mediaDevices, permissions, told, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await microphoneProblem({ mediaDevices, permissions } as unknown as Navigator)).toBe(told);
    expect(told).toBe(text);
    jest.restoreAllMocks();
  });
});

test('a microphone that may be asked for is no problem, also where the browser does not know the question (T-180)', async () => {
  const mediaDevices = { enumerateDevices: async () => [{ kind: 'audioinput' }] };
  expect(
    await microphoneProblem({ mediaDevices, permissions: { query: async () => ({ state: 'prompt' }) } } as unknown as Navigator),
  ).toBeNull();
  expect(
    await microphoneProblem({
      mediaDevices,
      permissions: { query: async () => Promise.reject(new TypeError('microphone')) },
    } as unknown as Navigator),
  ).toBeNull();
});
