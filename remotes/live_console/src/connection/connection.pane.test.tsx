import type { ConnectionTest, LiveConnection, SaveConnection } from '@butterfly/contracts/live_console';
import { paths } from '@butterfly/contracts/live_console/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionPane } from './connection.pane';

const nothing: LiveConnection = {
  project_id: '',
  region: '',
  default_region: 'us-central1',
  system_instructions: 'Help.',
  credential: 'none',
  credential_name: '',
  version: 0,
};
const stored: LiveConnection = {
  ...nothing,
  project_id: 'fern-studio',
  region: 'europe-west4',
  credential: 'service_account',
  credential_name: 'console@fern.example',
  version: 3,
};

let server: FakeServer;
let current: LiveConnection;
let outcome: ConnectionTest;

const onBack = jest.fn();
const save = (body: SaveConnection): LiveConnection => {
  const { credential, ...rest } = body;
  const kept = credential === undefined ? current.credential : 'bearer_token';
  const kind = credential === null ? 'none' : kept;
  return {
    ...current,
    ...rest,
    region: rest.region ?? current.region,
    credential: kind,
    credential_name: '',
    version: current.version + 1,
  };
};
const show = async (connection: LiveConnection) => {
  [current, outcome] = [connection, { ok: true, message: '' }];
  server = fakeServer({
    [paths.getConnection]: () => ({ body: current }),
    [paths.saveConnection]: ({ body, headers }) => {
      if (headers.get('If-Match') !== `"live-connection-${current.version}"`)
        return { status: 412, body: { error: 'newer', code: 'version_conflict', current } };
      current = save(body as SaveConnection);
      return { body: current };
    },
    [paths.testConnection]: () => ({ body: outcome }),
  });
  const { fake } = renderPlugin(<ConnectionPane onBack={onBack} />, { fake: createFakeHost({ id: 'live_console' }) });
  await screen.findByRole('form', { name: 'Connection of the business' });
  return fake;
};
const saves = () => server.calls.filter(({ address }) => address === paths.saveConnection);
const field = (name: RegExp) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => server.close());

describe('the connection of the business', () => {
  it('is entered where there is none; the credential goes out once and is nowhere afterwards', async () => {
    await show(nothing);
    expect(field(/^Region/)).toHaveAttribute('placeholder', 'us-central1');
    expect(screen.getByText('A project and a credential are needed for a test.')).toBeInTheDocument();
    expect(
      [screen.getByRole('button', { name: 'Save connection' }), screen.getByRole('button', { name: 'Test connection' })].every((button) =>
        button.hasAttribute('disabled'),
      ),
    ).toBe(true);
    await userEvent.type(field(/^Project ID/), 'fern-studio');
    await userEvent.type(field(/Not set$/), 'ya29.typed-token');
    await press('Save connection');
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    expect(saves()[0]?.body).toEqual({
      project_id: 'fern-studio',
      region: '',
      system_instructions: 'Help.',
      credential: 'ya29.typed-token',
    });
    expect(screen.getByLabelText(/Set: a bearer token$/)).toHaveValue('');
    expect(document.body.innerHTML).not.toContain('ya29.typed-token');
  });

  it('says whether it works, in words; a stored credential that is not touched is not sent', async () => {
    await show(stored);
    expect(screen.getByLabelText(/Set: the key of console@fern.example$/)).toHaveValue('');
    await press('Test connection');
    expect(await screen.findByText(/The connection works/)).toBeInTheDocument();
    outcome = { ok: false, message: 'The live service has refused the bearer token.' };
    await press('Test connection');
    expect(await screen.findByText('The live service has refused the bearer token.')).toBeInTheDocument();
    await userEvent.type(field(/^Project ID/), '-2');
    expect(screen.queryByText('The live service has refused the bearer token.')).toBeNull();
    expect(screen.getByText('Save first; what is saved is tested.')).toBeInTheDocument();
    await press('Save connection');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toEqual({ project_id: 'fern-studio-2', region: 'europe-west4', system_instructions: 'Help.' });
  });

  it('is removed only when one is sure', async () => {
    const fake = await show(stored);
    await press('Remove');
    await waitFor(() => expect(saves()[0]?.body).toEqual({ project_id: '', region: '', system_instructions: 'Help.', credential: null }));
    expect(fake.record.questions[0]).toMatchObject({ title: 'Remove the connection?', ok: 'Remove connection' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  });

  it('saved by somebody else meanwhile is not overwritten: mine is kept and saved over theirs, or theirs is taken', async () => {
    await show(stored);
    await userEvent.type(field(/^Project ID/), '-mine');
    current = { ...stored, region: 'us-east4', version: 9 };
    await press('Save connection');
    expect(await screen.findByText(/Somebody else has saved the connection/)).toBeInTheDocument();
    await press('Keep mine');
    expect(field(/^Project ID/)).toHaveValue('fern-studio-mine');
    await press('Save connection');
    await waitFor(() => expect(current).toMatchObject({ project_id: 'fern-studio-mine', version: 10 }));
    await userEvent.type(field(/^Project ID/), '-again');
    current = { ...current, project_id: 'theirs', version: 20 };
    await press('Save connection');
    await userEvent.click(await screen.findByRole('button', { name: 'Take what is saved' }));
    expect(field(/^Project ID/)).toHaveValue('theirs');
  });

  it('names the field that is wrong, keeps what was typed, and says when nothing could be saved', async () => {
    await show(nothing);
    await userEvent.type(field(/Not set$/), 'no');
    server.answer({
      [paths.saveConnection]: () => ({
        status: 422,
        body: { error: 'This is no credential.', code: 'live_console.credential_unreadable' },
      }),
    });
    await press('Save connection');
    expect(await screen.findByText('This is no credential.')).toBeInTheDocument();
    expect(field(/Not set$/)).toHaveAttribute('aria-invalid', 'true');
    server.answer({
      [paths.saveConnection]: () => ({
        status: 400,
        body: { error: 'no', code: 'validation_failed', fields: { region: ['must be a region such as us-central1'] } },
      }),
    });
    await press('Save connection');
    expect(await screen.findByText('must be a region such as us-central1')).toBeInTheDocument();
    server.answer({ [paths.saveConnection]: () => ({ status: 503, body: { error: 'The server is busy.', code: 'unavailable' } }) });
    await press('Save connection');
    expect(await screen.findByText('Not saved: The server is busy.')).toBeInTheDocument();
    expect(field(/Not set$/)).toHaveValue('no');
  });

  it('that cannot be loaded says so and is asked for again', async () => {
    server = fakeServer({ [paths.getConnection]: () => ({ status: 503, body: { error: 'The server is busy.', code: 'unavailable' } }) });
    renderPlugin(<ConnectionPane onBack={onBack} />, { fake: createFakeHost({ id: 'live_console' }) });
    expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
    server.answer({ [paths.getConnection]: () => ({ body: nothing }) });
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('form')).toBeInTheDocument();
    await press('Back to the conversation');
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
