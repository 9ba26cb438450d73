import { ApiError } from '@butterfly/plugin-sdk';
import { settle, startAssistant, type Around } from '../assistant.fixture';
import { fakeAudio } from './audio-browser.fixture';
import { createPlayback } from './playback';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Options = Parameters<typeof startAssistant>[0];

async function listening(options: Options = {}, audio = fakeAudio()) {
  const around = startAssistant({ ...options, browser: audio });
  await around.assistant.session.start();
  around.assistant.voice.toggle();
  return { ...around, audio };
}

async function recording(options: Options = {}, audio = fakeAudio()) {
  const around = await listening(options, audio);
  audio.give();
  await settle();
  return around;
}

const phase = ({ assistant }: Around) => assistant.voice.input.getState().recorder.phase;
const rows = ({ assistant }: Around) => assistant.core.store.getState().events.map(({ type, content }) => `${type}: ${content}`);
const heard = { message: 'Here you are.', type: 'text', transcript: 'Show my projects', audio: 'AAAA' };

test('spoken input is sent once after the silence, its words and its answer are rows, its voice is played (T-004, T-127, T-128, T-171, T-174, T-260)', async () => {
  const around = await recording({ calls: { voice: async () => heard, transcribe: async () => 'Show my' } });
  around.audio.loudness = 60;
  await jest.advanceTimersByTimeAsync(2_000);
  around.audio.loudness = 2;
  await jest.advanceTimersByTimeAsync(1_400);
  expect(around.api.voice).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  expect(around.api.voice).toHaveBeenCalledTimes(1);
  const [message, audio, name] = around.api.voice.mock.calls[0] ?? [];
  expect([message?.projectId, (audio as Blob).size, name]).toEqual([7, 4_000, 'audio.webm']);
  expect(rows(around)).toEqual(['user: Show my projects', 'assistant: Here you are.']);
  expect([phase(around), around.played.at(-1), around.audio.live(), around.audio.contexts()]).toEqual(['idle', 'AAAA', 0, 0]);
});

test('a pause of 1.4 s does not end it, one of 1.6 s does, also where the page is busy when the voice falls silent (T-174)', async () => {
  const says = async (
    around: Around & { audio: ReturnType<typeof fakeAudio> },
    stretches: readonly (readonly [loudness: number, ms: number])[],
  ) => {
    for (const [loudness, ms] of stretches) {
      around.audio.loudness = loudness;
      await jest.advanceTimersByTimeAsync(ms);
    }
  };
  const around = await recording({ calls: { voice: async () => heard, transcribe: async () => '' } });
  await says(around, [
    [60, 900],
    [2, 1_400],
    [60, 900],
  ]);
  expect(around.api.voice).not.toHaveBeenCalled();
  await says(around, [[2, 1_550]]);
  expect(around.api.voice).toHaveBeenCalledTimes(1);
  const busy = await recording({ calls: { voice: async () => heard, transcribe: async () => '' } });
  await says(busy, [[60, 900]]);
  // Nothing is read for 250 ms, and 230 of them were loud.
  const clock = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + 250);
  await says(busy, [
    [2, 1_380],
    [60, 100],
  ]);
  expect(busy.api.voice).not.toHaveBeenCalled();
});

test('while it records the words so far are shown (T-082, T-261)', async () => {
  const around = await recording({ calls: { transcribe: async () => 'Show my' } });
  jest.spyOn(around.assistant.voice.input, 'soFar').mockReturnValue(new Blob([new Uint8Array(5_000)], { type: 'audio/webm' }));
  around.audio.loudness = 60;
  await jest.advanceTimersByTimeAsync(2_100);
  expect(around.assistant.core.store.getState().preview).toBe('Show my');
  around.assistant.voice.discard();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(around.api.transcribe).toHaveBeenCalledTimes(1);
});

test.each([
  ['the microphone toggle', 'toggle'],
  ['Done Speaking', 'stop'],
] as const)('%s ends the recording and sends it (T-172, T-173, T-177)', async (_, how) => {
  const around = await recording({ calls: { voice: async () => heard } });
  await jest.advanceTimersByTimeAsync(700);
  if (how === 'toggle') around.assistant.voice.toggle();
  else around.assistant.voice.input.stop();
  await settle();
  expect(around.api.voice).toHaveBeenCalledTimes(1);
  expect(around.audio.live()).toBe(0);
});

test('too little audio is not sent: a manual stop says so, silence does not (T-179, T-212, T-213)', async () => {
  const manual = await recording({}, Object.assign(fakeAudio(), { bytes: 1_024 }));
  manual.assistant.voice.input.stop();
  await settle();
  expect([manual.api.voice.mock.calls.length, manual.assistant.core.store.getState().audioError]).toEqual([
    0,
    'No audio detected. Please speak clearly and try again.',
  ]);
  const silent = await recording({}, Object.assign(fakeAudio(), { bytes: 1_024 }));
  await jest.advanceTimersByTimeAsync(3_300);
  expect([phase(silent), silent.api.voice.mock.calls.length, silent.assistant.core.store.getState().audioError]).toEqual(['idle', 0, null]);
});

test('it stops and is sent at 60 s (T-178)', async () => {
  const around = await recording({ calls: { voice: async () => heard, transcribe: async () => '' } });
  around.audio.loudness = 60;
  await jest.advanceTimersByTimeAsync(59_800);
  expect(around.api.voice).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  expect(around.api.voice).toHaveBeenCalledTimes(1);
});

test('nothing was said: no row and no answer', async () => {
  const around = await recording({ calls: { voice: async () => ({ message: 'Hm?', type: 'text', transcript: 'No speech detected' }) } });
  around.assistant.voice.input.stop();
  await settle();
  expect([rows(around), phase(around)]).toEqual([[], 'idle']);
});

test.each([
  [
    "the server's own words",
    new ApiError(503, { error: 'Voice is not set up for your business yet.', code: 'agents.speech_unavailable' }),
    'manual',
    'Voice is not set up for your business yet.',
  ],
  [
    'an error without words',
    new ApiError(500, { error: 'Request failed with status 500', code: 'http_500' }),
    'manual',
    'Error processing voice input.',
  ],
  ['a manual send that threw', new TypeError('x'), 'manual', 'Error processing voice input. Please try again.'],
  ['a send after silence that failed', new TypeError('x'), 'silence', 'Error processing voice input after silence.'],
] as const)('%s is a red line (T-290, T-291, T-292)', async (_, error, how, text) => {
  const around = await recording({ calls: { voice: async () => Promise.reject(error) } });
  if (how === 'manual') around.assistant.voice.input.stop();
  else await jest.advanceTimersByTimeAsync(3_300);
  await settle();
  expect(rows(around)).toEqual([`error: ${text}`]);
  expect(around.assistant.core.store.getState().activity).toBe('idle');
});

test('a microphone that cannot be opened, a recorder that fails and an audio graph that fails say why (T-299, T-300, T-301)', async () => {
  const denied = await listening();
  denied.audio.refuse(new Error('Device in use'));
  await settle();
  expect(denied.assistant.core.store.getState().audioError).toBe('Could not start recording: Device in use');
  const failing = await recording();
  failing.audio.fail(new Error('Encoder broke'));
  await settle();
  expect([failing.assistant.core.store.getState().audioError, failing.audio.live()]).toEqual(['Recording error: Encoder broke', 0]);
  const deaf = await recording({}, fakeAudio({ graph: false }));
  expect([deaf.assistant.core.store.getState().audioError, deaf.audio.live(), phase(deaf)]).toEqual([
    'Error setting up audio: no audio hardware',
    0,
    'idle',
  ]);
});

test('the microphone is let go in every order of start, permission, stop, close and end', async () => {
  type Step = 'toggle' | 'give' | 'close' | 'stop' | 'time' | 'end';
  const steps: readonly Step[] = ['toggle', 'give', 'close', 'stop', 'time', 'end'];
  let orders = 0;
  for (const order of sequences(steps, 4)) {
    const audio = fakeAudio();
    const around = startAssistant({ browser: audio, calls: { voice: async () => heard } });
    await around.assistant.session.start();
    around.assistant.voice.toggle();
    for (const step of order) {
      if (step === 'toggle') around.assistant.voice.toggle();
      else if (step === 'give') audio.give();
      else if (step === 'close') around.assistant.hidden();
      else if (step === 'stop') around.assistant.voice.input.stop();
      else if (step === 'end') void around.assistant.session.end();
      else jest.advanceTimersByTime(150);
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    }
    around.assistant.hidden();
    // Whatever the browser still owes comes too late.
    for (let late = 0; late < 3; late += 1) audio.give();
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    expect({ order, phase: phase(around), contexts: audio.contexts(), live: audio.live() }).toEqual({
      order,
      phase: 'idle',
      contexts: 0,
      live: 0,
    });
    around.assistant.dispose();
    orders += 1;
  }
  expect(orders).toBe(6 ** 4);
});

test('answers are spoken one after the other, never two at once, at the chosen speed; stop ends all (T-063)', async () => {
  const players: {
    playing: boolean;
    src: string;
    playbackRate: number;
    onended: (() => void) | null;
    onplaying: (() => void) | null;
    onerror: null;
    play: () => Promise<void>;
    pause: () => void;
  }[] = [];
  const revoked: string[] = [];
  Object.assign(URL, { createObjectURL: () => `blob:${players.length}`, revokeObjectURL: (url: string) => revoked.push(url) });
  const createPlayer = () => {
    const player = {
      playing: false,
      src: '',
      playbackRate: 1,
      onended: null,
      onplaying: null as (() => void) | null,
      onerror: null,
      play: async () => {
        player.playing = true;
        player.onplaying?.();
      },
      pause: () => void (player.playing = false),
    };
    players.push(player);
    return player;
  };
  const playback = createPlayback({ createPlayer });
  playback.setRate(1.5);
  playback.play('AAAA');
  playback.play('BBBB');
  playback.play('not base64!');
  expect(players.map(({ playing }) => playing)).toEqual([true]);
  expect([players[0]?.playbackRate, playback.getState().isPlaying]).toEqual([1.5, true]);
  players[0]?.onended?.();
  expect(players.map(({ playing }) => playing)).toEqual([false, true]);
  playback.setRate(0.5);
  expect(players[1]?.playbackRate).toBe(0.5);
  playback.play('CCCC');
  playback.stop();
  expect([players.map(({ playing }) => playing), playback.getState().isPlaying, revoked.length]).toEqual([[false, false], false, 3]);
});

test('a browser that wants a click first is no error: the reply waits for it', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  let allowed = false;
  const player = {
    src: '',
    playbackRate: 1,
    onended: null,
    onplaying: null as (() => void) | null,
    onerror: null,
    pause: () => undefined,
    play: async () => {
      if (!allowed) throw new DOMException('no', 'NotAllowedError');
      player.onplaying?.();
    },
  };
  const playback = createPlayback({ createPlayer: () => player });
  playback.play('AAAA');
  await settle();
  expect(playback.getState()).toEqual({ isPlaying: false, isBlocked: true });
  allowed = true;
  playback.resume();
  await settle();
  expect(playback.getState()).toEqual({ isPlaying: true, isBlocked: false });
});

function sequences<T>(items: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return items.flatMap((item) => sequences(items, length - 1).map((rest) => [item, ...rest]));
}
