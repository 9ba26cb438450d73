import type { Settings, SettingsChange, UserSettings } from '@butterfly/contracts/twilio_communications';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './settings.page';

const routes = { texts: '/twilio_communications', calls: '/twilio_communications/calls', settings: '/twilio_communications/settings' };
const base: Settings = {
  is_configured: true,
  test_mode: false,
  account_sid: `AC${'1'.repeat(32)}`,
  api_key_sid: `SK${'2'.repeat(32)}`,
  has_api_key_secret: true,
  has_auth_token: true,
  voice_app_sid: `AP${'3'.repeat(32)}`,
  messaging_service_sid: '',
  numbers: ['+15185550123'],
  record_calls: false,
  transcribe_calls: false,
  consent_announcement: '',
  voicemail: false,
  voicemail_greeting: '',
  allowed_countries: ['US'],
  country: 'US',
  quiet_hours: true,
  quiet_start: '21:00',
  quiet_end: '08:00',
  webhooks: { voice: 'https://b.example/voice', sms: 'https://b.example/sms' },
  can_edit: true,
  version: 4,
  updated_at: '2027-06-12T10:00:00.000Z',
};

let server: FakeServer;
let current: Settings;
let own: UserSettings;
const rings = jest.fn();

const show = async (settings: Partial<Settings> = {}) => {
  [current, own] = [
    { ...base, ...settings },
    { receive_calls: true, ringtone: true },
  ];
  server = fakeServer({
    [paths.getSettings]: () => ({ body: current }),
    [paths.getUserSettings]: () => ({ body: own }),
    [paths.saveUserSettings]: ({ body }) => ({ body: (own = body as UserSettings) }),
    [paths.saveSettings]: ({ body, headers }) => {
      if (headers.get('If-Match') !== `"twilio-settings-${current.version}"`)
        return { status: 412, body: { error: 'newer', code: 'version_conflict', current } };
      current = { ...current, ...(body as SettingsChange as Partial<Settings>), version: current.version + 1 };
      return { body: current };
    },
  });
  const fake = createFakeHost({ id: 'twilio_communications', routes });
  fake.context.life.keep('softphone', () => ({ rings }));
  renderPlugin(<Page />, { fake });
  await screen.findByRole('heading', { name: 'For you' });
  return fake;
};
const saves = () => server.calls.filter(({ address }) => address === paths.saveSettings);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => server.close());

describe('the settings of calls and texts', () => {
  it('show whoever may not change them what holds, and why there is no form', async () => {
    await show({ can_edit: false, record_calls: true, allowed_countries: ['US', 'CA'] });
    const rules = within(screen.getByRole('region', { name: 'For everybody' }));
    expect(rules.getByText('An administrator of your business sets up the account and these rules.')).toBeInTheDocument();
    expect(rules.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '+15185550123',
      'Yes',
      'No',
      'No',
      'US, CA',
      '21:00 until 08:00',
    ]);
    expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: /Save|Forget/ })]).toEqual([null, null]);
  });

  it('send a secret only when a new one was typed, and leave what is entered in the other form', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Countries that may be called and texted'), ', CA');
    await userEvent.type(screen.getByLabelText('Auth token'), 'a-new-auth-token');
    await press('Save account');
    await waitFor(() => expect(screen.getByLabelText('Auth token')).toHaveValue(''));
    expect(saves()[0]?.body).toEqual({
      account_sid: base.account_sid,
      api_key_sid: base.api_key_sid,
      voice_app_sid: base.voice_app_sid,
      messaging_service_sid: '',
      numbers: base.numbers,
      auth_token: 'a-new-auth-token',
    });
    expect(screen.getByLabelText('Countries that may be called and texted')).toHaveValue('US, CA');
    await press('Save rules');
    await waitFor(() => expect(current.allowed_countries).toEqual(['US', 'CA']));
  });

  it('saved by somebody else meanwhile are not overwritten: mine is kept until it is saved again, or theirs is taken', async () => {
    await show();
    await userEvent.click(screen.getByLabelText('Record calls'));
    current = { ...current, allowed_countries: ['DE'], version: 9 };
    await press('Save rules');
    expect(await screen.findByText(/Somebody else has saved these settings/)).toBeInTheDocument();
    await press('Keep mine');
    await press('Save rules');
    await waitFor(() => expect(current).toMatchObject({ record_calls: true, version: 10 }));
    current = { ...current, allowed_countries: ['FR'], version: 20 };
    await press('Save rules');
    await userEvent.click(await screen.findByRole('button', { name: 'Take what is saved' }));
    expect(screen.getByLabelText('Countries that may be called and texted')).toHaveValue('FR');
  });

  it('name the value that was refused', async () => {
    await show();
    server.answer({
      [paths.saveSettings]: () => ({
        status: 400,
        body: { error: 'no', code: 'invalid_input', fields: { 'numbers.0': ['must be a number with its country'] } },
      }),
    });
    await press('Save account');
    expect(await screen.findByText('numbers must be a number with its country')).toBeInTheDocument();
  });

  it('let one switch the ringtone off for oneself, at once, and say so; where calls do not ring at all there is none to choose', async () => {
    const fake = await show();
    await userEvent.click(screen.getByLabelText('Play a ringtone'));
    await waitFor(() => expect(own).toEqual({ receive_calls: true, ringtone: false }));
    expect(rings).toHaveBeenLastCalledWith(false);
    expect(fake.record.toasts.at(-1)?.text).toBe('Calls are shown to you without a sound');
    await userEvent.click(screen.getByLabelText('Incoming calls ring for me'));
    await waitFor(() => expect(screen.queryByLabelText('Play a ringtone')).toBeNull());
  });

  it('that cannot be loaded say so, and are asked for again', async () => {
    server = fakeServer({ [paths.getSettings]: () => ({ status: 503, body: { error: 'The server is busy.', code: 'unavailable' } }) });
    renderPlugin(<Page />, { fake: createFakeHost({ id: 'twilio_communications', routes }) });
    expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
  });
});
