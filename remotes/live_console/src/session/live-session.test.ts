import { initialState, type Mode } from '../model/console-state';
import { FakeSocket } from '../testing/fake-socket.fixture';
import { ConsoleStore } from './console-store';
import { LiveSession, type Credentials } from './live-session';

let store: ConsoleStore;
let session: LiveSession;
let heard: string[];
let credentials: () => Promise<Credentials | null>;
let online: boolean;
let wants: { audio: boolean; text: boolean };
let timers: number;

const good = { bearerToken: 'ya29.typed', projectId: 'fern-studio' };
const said = () => store.get().messages.map(({ type, content }) => `${type}: ${content}`);
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function make(mode: Mode = 'TEXT'): void {
  store = new ConsoleStore(initialState({ voice: 'Puck', mode }));
  heard = [];
  session = new LiveSession({
    store,
    instructions: () => 'Help.',
    open: () => new FakeSocket('/ws/live-console/') as unknown as WebSocket,
    speaker: {
      prepare: () => void heard.push('prepare'),
      push: (data) => void heard.push(`push ${data}`),
      flush: () => void heard.push('flush'),
      close: () => void heard.push('close'),
    },
    credentials: () => credentials(),
    isOnline: () => online,
    wants: () => wants,
    after: (ms, work) => {
      timers += 1;
      let isOver = false;
      const timer = setTimeout(() => {
        timers -= 1;
        isOver = true;
        work();
      }, ms);
      return () => {
        if (!isOver) timers -= 1;
        isOver = true;
        clearTimeout(timer);
      };
    },
  });
}
async function connect(): Promise<FakeSocket> {
  session.connect();
  await settle();
  return accept();
}
function accept(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'SETUP_COMPLETE' });
  return FakeSocket.last;
}
const wait = async (ms: number) => {
  jest.advanceTimersByTime(ms);
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.made.length = 0;
  credentials = () => Promise.resolve(good);
  [online, wants, timers] = [true, { audio: true, text: true }, 0];
  make();
});
afterEach(() => jest.useRealTimers());

describe('connecting', () => {
  it('T-622 T-666 T-667 T-668 goes from disconnected over connecting to connected, and sends its setup first', async () => {
    expect(store.get().connection).toBe('disconnected');
    session.connect();
    expect(store.get().connection).toBe('connecting');
    await settle();
    accept();
    expect(store.get().connection).toBe('connected');
    expect(FakeSocket.last.sent).toEqual([
      { type: 'setup', ...good, responseModalities: ['TEXT'], systemInstructions: 'Help.', voice: 'Puck' },
    ]);
    expect(FakeSocket.last.url).not.toContain('ya29');
    session.disconnect();
    expect([store.get().connection, FakeSocket.last.closedWith]).toEqual(['disconnected', 1000]);
  });

  it('T-648 without a bearer token or a project ID says so and opens no socket', async () => {
    credentials = () => Promise.resolve(null);
    session.connect();
    await settle();
    expect([said(), FakeSocket.made.length, store.get().connection]).toEqual([
      ['system: Please provide both Bearer Token and Project ID'],
      0,
      'disconnected',
    ]);
  });

  it("T-710 says 'Failed to connect: ...' with the reason when the credentials cannot be asked for, or nothing answers", async () => {
    credentials = () => Promise.reject(new Error('The server could not be reached.'));
    session.connect();
    await settle();
    expect(said()).toEqual(['system: Failed to connect: The server could not be reached.']);
    credentials = () => Promise.resolve(good);
    session.connect();
    await settle();
    FakeSocket.last.open();
    await wait(12_000);
    expect(said().at(-1)).toBe('system: Failed to connect: the service did not answer in time');
    expect(store.get().connection).toBe('disconnected');
  });

  it('that was given up before the credentials came opens nothing', async () => {
    session.connect();
    session.disconnect();
    await settle();
    expect([FakeSocket.made.length, store.get().connection]).toEqual([0, 'disconnected']);
  });
});

describe('talking', () => {
  it('T-649 T-650 T-669 sends trimmed text while connected, and nothing else', async () => {
    expect(session.sendText('too early')).toBe(false);
    const socket = await connect();
    expect([session.sendText('   \n'), session.sendText('  peonies ')]).toEqual([false, true]);
    expect(socket.sent.slice(1)).toEqual([{ type: 'text', text: 'peonies' }]);
    expect(said()).toEqual(['user: peonies']);
  });

  it('T-672 T-673 shows an answer as it comes, and both transcripts', async () => {
    const socket = await connect();
    for (const frame of [
      { type: 'USER_TRANSCRIPT', text: 'white?' },
      { type: 'TEXT', text: 'White ' },
      { type: 'TEXT', text: 'roses' },
      { type: 'ASSISTANT_MESSAGE_COMPLETE' },
      { type: 'TEXT', text: 'Next' },
    ])
      socket.say(frame);
    socket.sayRaw(new TextEncoder().encode(JSON.stringify({ type: 'TEXT', text: ' one' })).buffer);
    expect(said()).toEqual(['user: white?', 'assistant: White roses', 'assistant: Next one']);
  });

  it('T-674 T-677 plays sound, and an interruption silences it and marks the answer', async () => {
    const socket = await connect();
    socket.say({ type: 'TEXT', text: 'A long' });
    socket.say({ type: 'AUDIO', data: 'AAA=' });
    socket.say({ type: 'INTERRUPTION' });
    expect(heard).toEqual(['push AAA=', 'flush']);
    expect(store.get().messages[0]).toMatchObject({ wasInterrupted: true, isOpen: false });
  });

  it('T-607 honours enable_audio_output and enable_text_output', async () => {
    wants = { audio: false, text: false };
    const socket = await connect();
    for (const frame of [
      { type: 'TEXT', text: 'unseen' },
      { type: 'AUDIO', data: 'AAA=' },
    ])
      socket.say(frame);
    expect([heard, said()]).toEqual([[], []]);
  });

  it('T-670 T-671 sends sound and pictures only while connected; pictures wait while the line is busy', async () => {
    session.sendAudio('early');
    expect(session.sendPicture('early')).toBe(false);
    const socket = await connect();
    session.sendAudio('AAA=');
    expect(session.sendPicture('/9j/')).toBe(true);
    socket.bufferedAmount = 300_000;
    expect(session.sendPicture('/9j/')).toBe(false);
    session.sendAudioEnd();
    session.disconnect();
    session.sendAudio('late');
    session.sendPicture('late');
    expect(socket.sent.slice(1)).toEqual([
      { type: 'audio', mimeType: 'audio/pcm', data: 'AAA=' },
      { type: 'video', mimeType: 'image/jpeg', data: '/9j/' },
      { type: 'audioStreamEnd' },
    ]);
  });

  it("T-676 T-716 shows 'Gemini Error: ...' with the reason, also for what cannot be read", async () => {
    const socket = await connect();
    socket.say({ type: 'ERROR', message: 'quota exceeded', retryable: true });
    socket.sayRaw('{"type":');
    expect(said()).toEqual(['system: Gemini Error: quota exceeded', 'system: Gemini Error: a message could not be read']);
    expect(store.get().connection).toBe('connected');
  });
});

describe('changing mode or voice', () => {
  it.each([
    ['T-623 the mode', () => session.setMode('AUDIO')],
    ['T-624 the voice', () => session.setVoice('Kore')],
  ])('%s while connected disconnects and reconnects after 1 s', async (_what, change) => {
    const socket = await connect();
    change();
    expect([socket.closedWith, store.get().connection, store.get().waiting]).toEqual([1000, 'disconnected', 'change']);
    await wait(999);
    expect(FakeSocket.made).toHaveLength(1);
    await wait(1);
    accept();
    expect([FakeSocket.made.length, store.get().connection]).toEqual([2, 'connected']);
  });

  it('T-749 many changes within a second make one connection, with the last values', async () => {
    await connect();
    for (const voice of ['Kore', 'Charon', 'Aoede']) {
      session.setVoice(voice);
      await wait(300);
    }
    session.setMode('AUDIO');
    await wait(1_000);
    accept();
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.sent[0]).toMatchObject({ voice: 'Aoede', responseModalities: ['AUDIO'] });
  });

  it('T-625 while disconnected does not connect, and Disconnect takes a waiting one back', async () => {
    session.setMode('AUDIO');
    session.setVoice('Kore');
    await wait(5_000);
    expect(FakeSocket.made).toHaveLength(0);
    await connect();
    session.setVoice('Puck');
    session.disconnect();
    await wait(5_000);
    expect([FakeSocket.made.length, timers]).toEqual([1, 0]);
  });
});

describe('a connection that breaks', () => {
  it("T-711 says 'Connection closed', tries again after 1, 2 and 3 s, and then gives up with the log intact", async () => {
    const socket = await connect();
    session.sendText('kept');
    socket.lose(1006);
    const opened: number[] = [];
    for (let ms = 0; ms < 12_000; ms += 500) {
      await wait(500);
      if (FakeSocket.last.readyState === WebSocket.CONNECTING) {
        opened.push(ms + 500);
        FakeSocket.last.lose(1006);
        await settle();
      }
    }
    expect(opened).toEqual([1_000, 3_000, 6_000]);
    expect(said()).toEqual([
      'user: kept',
      'system: Connection closed',
      'system: The connection could not be restored. What was said is still here; connect again when you are ready.',
    ]);
    expect(timers).toBe(0);
  });

  it('takes the conversation up again with its handle, and begins anew when that is refused', async () => {
    const socket = await connect();
    socket.say({ type: 'SESSION_RESUMPTION', handle: 'h1' });
    socket.lose(1006);
    await wait(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ resumeHandle: 'h1' });
    FakeSocket.last.say({ type: 'ERROR', message: 'no such session', retryable: false });
    await settle();
    FakeSocket.last.open();
    expect([FakeSocket.made.length, 'resumeHandle' in (FakeSocket.last.sent[0] ?? {})]).toEqual([3, false]);
  });

  it('is not tried again when it was refused for good', async () => {
    const socket = await connect();
    socket.say({ type: 'ERROR', message: 'access refused', retryable: false });
    socket.lose(1008);
    await wait(10_000);
    expect([FakeSocket.made.length, store.get().connection, said().at(-1)]).toEqual([1, 'disconnected', 'system: Connection closed']);
  });

  it('waits for the network where there is none, and connects at once when it is back', async () => {
    const socket = await connect();
    online = false;
    socket.lose(1006);
    await wait(60_000);
    expect([FakeSocket.made.length, timers]).toEqual([1, 0]);
    online = true;
    session.online();
    await settle();
    accept();
    expect([FakeSocket.made.length, store.get().connection]).toEqual([2, 'connected']);
  });

  it('counts its tries anew after thirty healthy seconds', async () => {
    await connect();
    for (let round = 0; round < 5; round += 1) {
      await wait(30_000);
      FakeSocket.last.lose(1006);
      await wait(1_000);
      accept();
    }
    expect([FakeSocket.made.length, store.get().connection]).toEqual([6, 'connected']);
  });
});

describe('a service that will go', () => {
  it('is left at once between two turns, with the handle and without a word', async () => {
    const socket = await connect();
    socket.say({ type: 'SESSION_RESUMPTION', handle: 'h7' });
    socket.say({ type: 'GO_AWAY', timeLeftMs: 50_000 });
    await settle();
    accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ resumeHandle: 'h7' });
    expect([FakeSocket.made.length, socket.closedWith, said()]).toEqual([2, 1000, []]);
  });

  it('is left when the answer is over, or shortly before its time is', async () => {
    const first = await connect();
    first.say({ type: 'TEXT', text: 'I was' });
    first.say({ type: 'GO_AWAY', timeLeftMs: 50_000 });
    await settle();
    expect(FakeSocket.made).toHaveLength(1);
    first.say({ type: 'ASSISTANT_MESSAGE_COMPLETE' });
    await settle();
    const second = accept();
    second.say({ type: 'TEXT', text: 'saying' });
    second.say({ type: 'GO_AWAY', timeLeftMs: 5_000 });
    await wait(3_999);
    expect(FakeSocket.made).toHaveLength(2);
    await wait(1);
    expect(FakeSocket.made).toHaveLength(3);
  });
});

it('fifty reconnects leave one socket open and one timer at most', async () => {
  await connect();
  for (let round = 0; round < 50; round += 1) {
    FakeSocket.last.say({ type: 'GO_AWAY', timeLeftMs: 1_000 });
    await settle();
    accept();
  }
  expect(FakeSocket.made.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(1);
  session.disconnect();
  expect([FakeSocket.made.filter(({ readyState }) => readyState === WebSocket.OPEN).length, timers]).toEqual([0, 0]);
});
