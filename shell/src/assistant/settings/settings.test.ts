import { createCapabilities } from './capabilities';
import { createPreferences, readPreference, SAVE_AFTER_MS, speechRate, VOICE_OPTIONS, VOICES } from './preference';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the defaults are alloy, on, 1; voice is off only when it is explicitly off (T-115, T-116, T-117, T-330, T-331)', () => {
  expect(readPreference(null)).toEqual({ voice: 'alloy', voice_enabled: true, speech_rate: 1 });
  expect(readPreference({ voice: 'odd', voice_enabled: null, speech_rate: 'x' })).toEqual({
    voice: 'alloy',
    voice_enabled: true,
    speech_rate: 1,
  });
  expect(readPreference({ voice: 'nova', voice_enabled: false, speech_rate: 1.5 })).toEqual({
    voice: 'nova',
    voice_enabled: false,
    speech_rate: 1.5,
  });
});

test('there are six voices, each with id and name (T-118, T-119)', () => {
  expect(VOICES).toEqual(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer']);
  expect(VOICE_OPTIONS[0]).toEqual({ id: 'alloy', name: 'Alloy' });
});

test('the speech rate is 0.25 to 2 in steps of 0.25 (T-215)', () => {
  expect([0, 0.3, 0.4, 1.1, 1.13, 9, Number.NaN, -1].map(speechRate)).toEqual([0.25, 0.25, 0.5, 1, 1.25, 2, 1, 0.25]);
});

test('loading sends nothing; every change is sent when it has rested, the last one wins (T-245, T-247, T-248)', async () => {
  const save = jest.fn(async () => ({}));
  const preferences = createPreferences({ ask: async () => ({ voice: 'echo', voice_enabled: true, speech_rate: 1.25 }), save });
  await preferences.load();
  await jest.advanceTimersByTimeAsync(1_000);
  expect([preferences.getState().value.voice, save.mock.calls.length]).toEqual(['echo', 0]);
  for (const rate of [1.25, 1.5, 1.75, 2]) preferences.change({ speech_rate: rate });
  await jest.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
  expect(save).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[{ voice: 'echo', voice_enabled: true, speech_rate: 2 }]]);
  expect(preferences.getState().save).toBe('saved');
});

test('calls do not overtake each other: what changed while one is on its way is sent after it', async () => {
  const open: (() => void)[] = [];
  const save = jest.fn(() => new Promise<unknown>((resolve) => open.push(() => resolve({}))));
  const preferences = createPreferences({ ask: async () => ({}), save });
  preferences.change({ voice: 'echo' });
  await jest.advanceTimersByTimeAsync(300);
  preferences.change({ voice: 'nova' });
  await jest.advanceTimersByTimeAsync(300);
  expect(save).toHaveBeenCalledTimes(1);
  open[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([[expect.objectContaining({ voice: 'echo' })], [expect.objectContaining({ voice: 'nova' })]]);
});

test('a change that could not be saved is taken back with the text', async () => {
  const preferences = createPreferences({
    ask: async () => ({ voice: 'echo' }),
    save: async () => Promise.reject(new Error('Failed to update voice preferences')),
  });
  await preferences.load();
  preferences.change({ voice: 'nova' });
  expect(preferences.getState().value.voice).toBe('nova');
  await jest.advanceTimersByTimeAsync(300);
  expect(preferences.getState()).toEqual({
    value: expect.objectContaining({ voice: 'echo' }),
    save: 'failed',
    error: 'Failed to update voice preferences',
  });
});

test('a preference that could not be loaded says so and leaves the defaults', async () => {
  const preferences = createPreferences({
    ask: async () => Promise.reject(new Error('Failed to fetch voice preferences')),
    save: async () => ({}),
  });
  await preferences.load();
  expect(preferences.getState()).toMatchObject({ value: { voice: 'alloy' }, error: 'Failed to fetch voice preferences' });
});

test('capabilities are asked for once in five minutes; a failure leaves what is known (T-250, T-287, T-324)', async () => {
  let now = 0;
  const fetch = jest.fn(async () => ({ orchestrator_agent: [{ agent_type: 'recipe_agent', description: 'Recipes' }] }));
  const cache = createCapabilities(fetch, () => now);
  await cache.load();
  now = 299_999;
  await cache.load();
  expect(fetch).toHaveBeenCalledTimes(1);
  now = 300_000;
  fetch.mockRejectedValueOnce(new Error('Failed to fetch handoff capabilities: 500 Internal Server Error'));
  await expect(cache.load()).rejects.toThrow('Failed to fetch handoff capabilities: 500');
  expect(cache.get()).toHaveProperty('orchestrator_agent');
  await cache.load();
  expect(fetch).toHaveBeenCalledTimes(3);
});
