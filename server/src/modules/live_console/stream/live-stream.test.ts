import { fakeGeminiLive, type FakeGeminiLive, type LiveVisit } from '@butterfly/testing/live/fake-gemini-live';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { openLivePage, type Frame, type LivePage } from '../live-page.fixture';

const setup = {
  type: 'setup',
  bearerToken: 'ya29.typed',
  projectId: 'fern-studio',
  responseModalities: ['TEXT'],
  systemInstructions: 'Help.',
  voice: 'Kore',
};
const silence = Buffer.alloc(64).toString('base64');

let live: FakeGeminiLive;
let test: TestApp;
let admin: TestClient;
let now = Date.parse('2026-11-22T10:00:00Z');

beforeAll(async () => {
  live = await fakeGeminiLive();
  test = await createTestApp({ env: { GEMINI_LIVE_URL: live.url }, clock: () => new Date(now) });
  admin = await test.signIn('adminA');
});
afterAll(async () => {
  await test.stop();
  await live.close();
});

const open = (client = admin) => openLivePage(test.origin, client.cookieHeader);

/** A page that is through its setup, and what the service sees of it. */
async function connected(hello: object = setup): Promise<{ page: LivePage; visit: LiveVisit }> {
  const page = await open();
  const nth = live.visits.length + 1;
  page.say(hello);
  const visit = await live.visit(nth);
  await page.heard('type' in hello ? 'SETUP_COMPLETE' : 'setup_complete');
  return { page, visit };
}
const kinds = (page: LivePage): unknown[] => page.frames.map(({ type }) => type).filter((type) => type !== 'SESSION_RESUMPTION');
const textOf = (page: LivePage): string =>
  page.frames
    .filter(({ type }) => type === 'TEXT')
    .map(({ text }) => String(text))
    .join('');

describe('a page of the console', () => {
  it('T-666 T-667 T-668 is set up with its project, modality and instructions; the token travels in the header only', async () => {
    const { page, visit } = await connected({ ...setup, responseModalities: ['AUDIO'] });
    expect(visit.authorization).toBe('Bearer ya29.typed');
    expect(visit.url).toBe('/live');
    expect(visit.frames[0]).toEqual({
      setup: {
        model: 'projects/fern-studio/locations/us-central1/publishers/google/models/gemini-2.0-flash-exp',
        generation_config: {
          response_modalities: ['AUDIO'],
          speech_config: { voice_config: { prebuilt_voice_config: { voice_name: 'Kore' } } },
        },
        system_instruction: { parts: [{ text: 'Help.' }] },
        input_audio_transcription: {},
        output_audio_transcription: {},
        session_resumption: {},
        context_window_compression: { sliding_window: {} },
      },
    });
    expect(JSON.stringify(visit.frames)).not.toContain('ya29.typed');
    page.socket.close();
    await visit.closed;
  });

  it('T-669 T-672 T-673 T-675 sends text and hears the answer in parts, then its end', async () => {
    const { page, visit } = await connected();
    page.say({ type: 'text', text: 'peonies' });
    await page.heard('ASSISTANT_MESSAGE_COMPLETE');
    expect(kinds(page)).toEqual(['SETUP_COMPLETE', 'TEXT', 'TEXT', 'ASSISTANT_MESSAGE_COMPLETE']);
    expect(textOf(page)).toBe('You said: peonies');
    expect(visit.frames).toContainEqual({
      client_content: { turns: [{ role: 'user', parts: [{ text: 'peonies' }] }], turn_complete: true },
    });
    page.socket.close();
  });

  it('T-670 T-671 T-674 T-677 sends sound and pictures, and hears sound, words, interruption and what was heard of it', async () => {
    const { page, visit } = await connected({ ...setup, responseModalities: ['AUDIO'] });
    page.say({ type: 'video', mimeType: 'image/jpeg', data: '/9j/AAAA' });
    page.say({ type: 'audio', mimeType: 'audio/pcm', data: silence });
    page.say({ type: 'text', text: 'a long story' });
    await page.heard('AUDIO', 100);
    page.say({ type: 'audio', mimeType: 'audio/pcm', data: Buffer.alloc(3_200, 0x3f).toString('base64') });
    await page.heard('INTERRUPTION');
    page.say({ type: 'audio', mimeType: 'audio/pcm', data: Buffer.alloc(3_200, 0x3f).toString('base64') });
    expect(await page.heard('USER_TRANSCRIPT')).toMatchObject({ text: 'I hear you' });
    page.say({ type: 'audioStreamEnd' });
    await visit.frame((frame) => JSON.stringify(frame) === '{"realtime_input":{"audio_stream_end":true}}');
    expect(visit.frames[1]).toEqual({ realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data: '/9j/AAAA' }] } });
    expect(visit.frames[2]).toEqual({ realtime_input: { media_chunks: [{ mime_type: 'audio/pcm;rate=16000', data: silence }] } });
    expect(textOf(page)).toBe('You said: a long story');
    page.socket.close();
  });

  it('hears every part of a frame that holds several, frames that come as bytes, and a word about one that cannot be read', async () => {
    const { page } = await connected();
    page.say({ type: 'text', text: '__mixed' });
    await page.heard('ASSISTANT_MESSAGE_COMPLETE');
    expect(kinds(page)).toEqual(['SETUP_COMPLETE', 'TEXT', 'AUDIO', 'ASSISTANT_MESSAGE_COMPLETE']);
    page.say({ type: 'text', text: '__binary' });
    await page.heard('ASSISTANT_MESSAGE_COMPLETE', 2);
    page.say({ type: 'text', text: '__malformed' });
    await page.heard('ASSISTANT_MESSAGE_COMPLETE', 3);
    expect(textOf(page)).toBe('all at oncefrom bytesstill here');
    expect(await page.heard('ERROR')).toEqual({
      type: 'ERROR',
      message: 'The live service sent a message that could not be read. It was left out.',
      retryable: true,
    });
    page.socket.close();
  });

  it('is told when the service will go, gets a handle, and resumes with it', async () => {
    const { page } = await connected();
    page.say({ type: 'text', text: '__goaway' });
    expect(await page.heard('GO_AWAY')).toEqual({ type: 'GO_AWAY', timeLeftMs: 5_000 });
    const { handle } = await page.heard('SESSION_RESUMPTION');
    page.socket.close();
    const { page: again, visit } = await connected({ ...setup, resumeHandle: handle });
    expect((visit.frames[0]?.['setup'] as Frame)['session_resumption']).toEqual({ handle: 'handle-1' });
    again.socket.close();
  });

  it.each([
    ['__drop1006', 'The connection to the live service was lost.', true, 1013],
    ['__close1007', 'The live service did not accept the request: Request contains an invalid argument.', false, 1008],
    ['__close1008', 'The live service has refused access: Publisher model was not found.', false, 1008],
    ['__close1011', 'The live service has stopped (1011): Deadline expired.', true, 1013],
  ])(
    'T-676 hears in words why the service has gone after %s, and whether another try makes sense',
    async (command, message, retryable, code) => {
      const { page } = await connected();
      page.say({ type: 'text', text: command });
      expect(await page.heard('ERROR')).toEqual({ type: 'ERROR', message, retryable });
      expect((await page.closed).code).toBe(code);
    },
  );
});

describe('who is not let through', () => {
  const refusalOf = async (hello: unknown, client = admin): Promise<Frame> => {
    const page = await open(client);
    page.say(hello);
    const error = await page.heard('ERROR');
    await page.closed;
    return error;
  };

  it('T-676 says what is missing when there is neither a ticket nor a token', async () => {
    expect(await refusalOf({ ...setup, bearerToken: '' })).toMatchObject({
      message: expect.stringMatching(/^Bearer token not configured/),
      retryable: false,
    });
    expect(await refusalOf({ ...setup, projectId: '../../../evil?x=' })).toMatchObject({
      message: 'This is not the ID of a cloud project.',
    });
    expect(await refusalOf({ ...setup, bearerToken: 'two\r\nlines' })).toMatchObject({
      message: expect.stringMatching(/^This is not a bearer token/),
    });
    expect(await refusalOf({ type: 'text', text: 'hello' })).toMatchObject({ message: 'The first message must be the setup.' });
    expect(await refusalOf({ ...setup, service_url: 'ws://127.0.0.1:1/', bearerToken: '' })).toMatchObject({ retryable: false });
  });

  it('T-655 signs in but gets no further without the feature', async () => {
    const before = live.visits.length;
    expect(await refusalOf(setup, await test.signIn('plainA'))).toEqual({
      type: 'ERROR',
      message: 'You do not have access to the live console.',
      retryable: false,
    });
    expect(live.visits.length).toBe(before);
  });

  it('says in words when the service refuses the token', async () => {
    live.refuse(401);
    expect(await refusalOf(setup)).toMatchObject({
      message: expect.stringMatching(/^The live service has refused the bearer token/),
      retryable: false,
    });
    live.refuse(null);
  });

  it('swaps a ticket for the stored token, of its own member and for ten minutes only', async () => {
    await admin.send('PUT', {
      url: '/api/live_console/connection/',
      body: { project_id: 'stored-project', system_instructions: '', credential: 'ya29.stored-token' },
      headers: { 'if-match': '*' },
    });
    const { bearer_token: ticket } = (await admin.post('/api/live_console/bearer-token/', {})).json<{ bearer_token: string }>();
    const { page, visit } = await connected({ ...setup, bearerToken: ticket, projectId: 'somebody-elses' });
    expect(visit.authorization).toBe('Bearer ya29.stored-token');
    expect(String((visit.frames[0]?.['setup'] as Frame)['model'])).toMatch(/^projects\/stored-project\//);
    expect(JSON.stringify(page.frames)).not.toContain('ya29.stored-token');
    page.socket.close();
    expect(await refusalOf({ ...setup, bearerToken: ticket }, await test.signIn('both'))).toMatchObject({
      message: expect.stringMatching(/prepared too long ago/),
    });
    expect(await refusalOf({ ...setup, bearerToken: `${ticket.slice(0, -2)}AA` })).toMatchObject({
      message: expect.stringMatching(/prepared too long ago/),
    });
    now += 11 * 60_000;
    expect(await refusalOf({ ...setup, bearerToken: ticket })).toMatchObject({ message: expect.stringMatching(/prepared too long ago/) });
  });

  it('ends an open conversation when the plugin is switched off', async () => {
    const { page, visit } = await connected();
    await admin.send('PUT', { url: '/api/plugins/enabled/live_console/', body: { enabled: false } });
    expect(await page.heard('ERROR')).toMatchObject({ message: 'You do not have access to the live console.' });
    await visit.closed;
    await admin.send('PUT', { url: '/api/plugins/enabled/live_console/', body: { enabled: true } });
  });

  it('drops what is too much, says so once, and closes on a frame that is too large', async () => {
    const { page, visit } = await connected();
    for (let nth = 0; nth < 60; nth += 1) page.say({ type: 'audio', mimeType: 'audio/pcm', data: silence });
    expect(await page.heard('ERROR')).toMatchObject({ message: 'Too much was sent at once; some of it was left out.' });
    now += 20_000;
    page.say({ type: 'text', text: 'after' });
    await page.heard('ASSISTANT_MESSAGE_COMPLETE');
    expect(visit.frames.filter((frame) => 'realtime_input' in frame).length).toBeLessThanOrEqual(30);
    expect(page.frames.filter(({ type }) => type === 'ERROR')).toHaveLength(1);
    page.say('x'.repeat(1_100_000));
    expect((await page.closed).code).toBe(1009);
    await visit.closed;
  });

  it('keeps three connections of a member and ends the oldest', async () => {
    const pages = [await connected(), await connected(), await connected(), await connected()];
    expect(await pages[0]?.page.heard('ERROR')).toMatchObject({
      message: 'The live console was opened in another window.',
      retryable: false,
    });
    for (const { page } of pages) page.socket.close();
    await Promise.all(pages.map(({ visit }) => visit.closed));
  });

  it('gets nothing of what the business is told', async () => {
    const { page } = await connected();
    test.platform.sockets.toTenantHere(test.tenantA, { type: 'notification.created' });
    page.say({ type: 'text', text: 'hello' });
    await page.heard('ASSISTANT_MESSAGE_COMPLETE');
    expect(page.frames.some(({ type }) => type === 'notification.created' || type === 'heartbeat')).toBe(false);
    page.socket.close();
  });
});

describe('a page of the live voice client', () => {
  it('speaks its own protocol on the same socket and is answered in it', async () => {
    const hello = {
      bearer_token: 'ya29.typed',
      project_id: 'fern-studio',
      config: {
        model: 'gemini-2.0-flash-exp',
        response_modalities: ['TEXT'],
        speech_config: { voice_config: { prebuilt_voice_config: { voice_name: 'Puck' } } },
      },
    };
    const { page, visit } = await connected(hello);
    page.say({ client_content: { turns: [{ role: 'user', parts: [{ text: 'roses' }] }], turn_complete: true } });
    expect(await page.heard('assistant_message_complete')).toEqual({ type: 'assistant_message_complete', content: 'You said: roses' });
    page.say({
      realtime_input: {
        media_chunks: [
          { mime_type: 'audio/pcm', data: silence },
          { mime_type: 'image/jpeg', data: '/9j/AAAA' },
        ],
      },
    });
    await visit.frame((frame) => JSON.stringify(frame).includes('image/jpeg'));
    page.say({ client_content: { turns: [{ role: 'user', parts: [{ text: '__interrupt' }] }], turn_complete: true } });
    await page.heard('interruption');
    expect(page.frames.slice(0, 4)).toEqual([
      { type: 'authentication_success' },
      { type: 'connection_status', status: 'connected' },
      { type: 'setup_complete' },
      { serverContent: { modelTurn: { role: 'model', parts: [{ text: 'You said: ' }] } } },
    ]);
    visit.close(1011, 'Deadline expired.');
    expect(await page.heard('error')).toEqual({ type: 'error', message: 'The live service has stopped (1011): Deadline expired.' });
    await page.heard('connection_closed');
  });
});
