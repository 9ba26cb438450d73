import type { BearerToken, ConsoleConfig } from '@butterfly/contracts/live_console';
import { paths } from '@butterfly/contracts/live_console/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { installFakeMedia, type FakeMedia } from '../testing/fake-media.fixture';
import { FakeSocket } from '../testing/fake-socket.fixture';
import { Panel } from './console.panel';

const config: ConsoleConfig = {
  websocketUrl: null,
  projectId: null,
  systemInstructions: 'Help.',
  defaultVoice: 'Puck',
  availableVoices: ['Puck', 'Charon', 'Kore', 'Fenrir', 'Aoede'],
  userSettings: { preferred_voice: 'Kore', enable_audio_output: true, enable_text_output: true },
  canConfigure: false,
};
const manual: BearerToken = {
  bearer_token: null,
  project_id: null,
  status: 'manual_required',
  message: 'Bearer token not configured. Enter a token.',
};
const ready: BearerToken = { bearer_token: 'bfl_ticket', project_id: 'fern-studio', status: 'ok', message: '' };

/** The panel under a shell that brings it back. */
function Launched() {
  const [small, setSmall] = useState(false);
  return (
    <>
      <button onClick={() => setSmall(false)}>Round button</button>
      <Panel open small={small} onSmall={setSmall} onClose={() => undefined} />
    </>
  );
}

let server: FakeServer;
let media: FakeMedia;
const realSocket = globalThis.WebSocket;

const show = (options: { config?: Partial<ConsoleConfig>; bearer?: BearerToken } = {}) => {
  server = fakeServer({
    [paths.getConfig]: () => ({ body: { ...config, ...options.config } }),
    [paths.getBearerToken]: () => ({ body: options.bearer ?? manual }),
    [paths.saveUserSettings]: ({ body }) => ({ body: { ...config.userSettings, ...(body as object) } }),
  });
  return renderPlugin(<Panel open onClose={() => undefined} />, { fake: createFakeHost({ id: 'live_console' }) });
};
const settingsOf = async () => {
  const button = await screen.findByRole('button', { name: 'Settings' });
  if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button);
  return within(screen.getByRole('group', { name: 'Console settings' }));
};
const connect = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  act(() => {
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'SETUP_COMPLETE' });
  });
};

beforeEach(() => {
  media = installFakeMedia();
  FakeSocket.made.length = 0;
  globalThis.WebSocket = Object.assign(FakeSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }) as unknown as typeof WebSocket;
});
afterEach(() => {
  globalThis.WebSocket = realSocket;
  server.close();
});

describe('the console panel', () => {
  it('T-426 T-427 T-430 T-431 T-432 T-433 T-435 T-436 T-437 has mode, connection, voice, devices and the three buttons', async () => {
    show();
    expect(await screen.findByRole('radio', { name: 'Text' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Voice' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
    for (const name of ['Microphone', 'Camera', 'Share screen'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
    const settings = await settingsOf();
    await settings.findByRole('option', { name: 'Desk camera' });
    expect(
      within(settings.getByLabelText('Camera'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Default', 'Desk camera']);
    expect(
      within(settings.getByLabelText('Microphone'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Default', 'Headset', 'Microphone 2']);
    expect(settings.getByRole('button', { name: 'Refresh devices' })).toBeEnabled();
  });

  it('T-440 T-428 T-429 warns and asks for token and project only where none is configured', async () => {
    const { unmount } = show();
    expect(await screen.findByText(/^Bearer token not configured: .* An administrator can do that/)).toBeInTheDocument();
    expect((await settingsOf()).getByLabelText('Bearer token')).toHaveAttribute('autocomplete', 'off');
    expect((await settingsOf()).getByLabelText('Project ID')).toBeInTheDocument();
    unmount();
    server.close();
    show({ bearer: ready, config: { projectId: 'fern-studio' } });
    const settings = await settingsOf();
    expect([
      settings.queryByLabelText('Bearer token'),
      settings.queryByLabelText('Project ID'),
      screen.queryByText(/^Bearer token/),
    ]).toEqual([null, null, null]);
  });

  it('T-429 asks for the token alone where the project is known', async () => {
    show({ config: { projectId: 'fern-studio' } });
    const settings = await settingsOf();
    expect(settings.getByLabelText('Bearer token')).toBeInTheDocument();
    expect(settings.queryByLabelText('Project ID')).toBeNull();
  });

  it('T-648 says what is missing', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Please provide both Bearer Token and Project ID')).toBeInTheDocument();
    expect(FakeSocket.made).toHaveLength(0);
  });

  it('T-664 opens the configured address, T-665 else /ws/live-console/, with a fresh ticket and the preferred voice (T-607)', async () => {
    show({ bearer: ready, config: { projectId: 'fern-studio', websocketUrl: 'wss://live.fern.example/ws/live-console/' } });
    await connect();
    expect(FakeSocket.last.url).toBe('wss://live.fern.example/ws/live-console/');
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'setup', bearerToken: 'bfl_ticket', projectId: 'fern-studio', voice: 'Kore' });
    server.close();
    FakeSocket.made.length = 0;
    document.body.innerHTML = '';
    show({ bearer: ready, config: { projectId: 'fern-studio' } });
    await connect();
    expect(FakeSocket.last.url).toBe('/ws/live-console/');
  });

  it('T-434 T-438 T-439 Enter sends and Shift+Enter does not; messages are told apart', async () => {
    show({ bearer: ready, config: { projectId: 'fern-studio' } });
    await connect();
    const input = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two');
    expect(FakeSocket.last.sent).toHaveLength(1);
    await userEvent.type(input, '{Enter}');
    expect(FakeSocket.last.sent[1]).toEqual({ type: 'text', text: 'one\ntwo' });
    act(() => {
      FakeSocket.last.say({ type: 'TEXT', text: 'Yes' });
      FakeSocket.last.say({ type: 'ERROR', message: 'quota' });
    });
    const log = within(screen.getByRole('log', { name: 'Conversation' }));
    expect(log.getAllByRole('listitem').map((item) => [item.dataset['type'], item.querySelector('p')?.textContent])).toEqual([
      ['user', 'one\ntwo'],
      ['assistant', 'Yes'],
      ['system', 'Gemini Error: quota'],
    ]);
    expect(input).toHaveValue('');
  });

  it('T-663 keeps a change of voice and says that it is kept', async () => {
    show();
    await userEvent.selectOptions((await settingsOf()).getByLabelText('Voice'), 'Aoede');
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    expect(server.calls.find(({ address }) => address === paths.saveUserSettings)?.body).toEqual({ preferred_voice: 'Aoede' });
  });

  it('T-707 says that its configuration could not be loaded, and recovers', async () => {
    server = fakeServer({
      [paths.getConfig]: () => ({ status: 503, body: { error: 'no', code: 'unavailable' } }),
      [paths.getBearerToken]: () => ({ body: manual }),
    });
    renderPlugin(<Panel open onClose={() => undefined} />, { fake: createFakeHost({ id: 'live_console' }) });
    expect(await screen.findByText('Failed to load configuration. Please refresh and try again.')).toBeInTheDocument();
    server.answer({ [paths.getConfig]: () => ({ body: config }) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeInTheDocument();
  });

  it('T-709 says that devices could not be listed, and T-708 that there are none after waiting for one', async () => {
    media.devicesFail = true;
    show();
    const settings = await settingsOf();
    expect(await settings.findByText('Failed to enumerate media devices. Please check browser permissions.')).toBeInTheDocument();
    media.devicesFail = false;
    const before = media.devices;
    media.devices = [];
    await userEvent.click(settings.getByRole('button', { name: 'Refresh devices' }));
    act(() => media.change());
    expect(
      await settings.findByText(
        'No media devices found. Please check your browser permissions and ensure devices are connected.',
        {},
        { timeout: 5_000 },
      ),
    ).toBeInTheDocument();
    media.devices = before;
    act(() => media.change());
    await waitFor(() => expect(settings.queryByRole('alert')).toBeNull());
    expect(within(settings.getByLabelText('Camera')).getAllByRole('option')).toHaveLength(2);
  });

  it('an administrator sets the connection up from the warning, and the conversation is still there; others are not offered it', async () => {
    const { unmount } = show();
    await settingsOf();
    expect(screen.queryByRole('button', { name: /Set it up|Connection of the business/ })).toBeNull();
    unmount();
    server.close();
    let bearer = manual;
    show({ config: { canConfigure: true } });
    server.answer({
      [paths.getBearerToken]: () => ({ body: bearer }),
      [paths.getConnection]: () => ({
        body: {
          project_id: '',
          region: '',
          default_region: 'us-central1',
          system_instructions: 'Help.',
          credential: 'none',
          credential_name: '',
          version: 0,
        },
      }),
      [paths.saveConnection]: ({ body }) => ({
        body: {
          project_id: 'fern-studio',
          region: '',
          default_region: 'us-central1',
          system_instructions: 'Help.',
          credential: (body as object) && 'bearer_token',
          credential_name: '',
          version: 1,
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Connect' }));
    await screen.findByText('Please provide both Bearer Token and Project ID');
    await userEvent.click(screen.getByRole('button', { name: 'Set it up for everybody' }));
    await userEvent.type(await screen.findByLabelText(/Not set$/), 'ya29.of-the-business');
    bearer = ready;
    await userEvent.click(screen.getByRole('button', { name: 'Save connection' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the conversation' }));
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/^Bearer token not configured/)).toBeNull());
    expect(screen.getByText('Please provide both Bearer Token and Project ID')).toBeInTheDocument();
    await connect();
    expect(FakeSocket.last.sent[0]).toMatchObject({ bearerToken: 'bfl_ticket', projectId: 'fern-studio' });
  });

  it('minimised, goes on with the conversation, says what is shared, and is as it was when it is shown again', async () => {
    show({ bearer: ready, config: { projectId: 'fern-studio' } });
    await connect();
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'half a sen');
    await userEvent.click(screen.getByRole('button', { name: 'Microphone' }));
    await waitFor(() => expect(media.contexts).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Connected · microphone on');
    expect(screen.getByRole('button', { name: 'Show the conversation' })).toHaveFocus();
    act(() => FakeSocket.last.say({ type: 'TEXT', text: 'Meanwhile' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show the conversation' }));
    expect(screen.getByText('Meanwhile')).toBeInTheDocument();
    expect([screen.getByRole('textbox', { name: 'Message' }), FakeSocket.made.length]).toEqual([
      expect.objectContaining({ value: 'half a sen' }),
      1,
    ]);
  });

  it('minimised, comes back by its round button with the conversation going on', async () => {
    server = fakeServer({ [paths.getConfig]: () => ({ body: config }), [paths.getBearerToken]: () => ({ body: ready }) });
    renderPlugin(<Launched />, { fake: createFakeHost({ id: 'live_console' }) });
    await connect();
    await userEvent.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Round button' }));
    expect([screen.getByRole('textbox', { name: 'Message' }), screen.getByRole('dialog')]).toEqual([
      expect.anything(),
      document.activeElement,
    ]);
    expect([screen.getByRole('status').textContent, FakeSocket.made.length, FakeSocket.last.closedWith]).toEqual(['Connected', 1, null]);
  });

  it('closed, ends conversation and microphone', async () => {
    const onClose = jest.fn();
    server = fakeServer({ [paths.getConfig]: () => ({ body: config }), [paths.getBearerToken]: () => ({ body: ready }) });
    renderPlugin(<Panel open onClose={onClose} />, { fake: createFakeHost({ id: 'live_console' }) });
    await connect();
    await userEvent.click(screen.getByRole('button', { name: 'Microphone' }));
    await waitFor(() => expect(media.contexts).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect([onClose.mock.calls.length, FakeSocket.last.closedWith, media.streams[0]?.tracks[0]?.readyState]).toEqual([1, 1000, 'ended']);
  });
});
