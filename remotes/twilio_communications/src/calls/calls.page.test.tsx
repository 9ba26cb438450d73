import type { Call } from '@butterfly/contracts/twilio_communications';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idle } from '../softphone/phone-state';
import { Page } from './calls.page';

const routes = { texts: '/twilio_communications', calls: '/twilio_communications/calls', settings: '/twilio_communications/settings' };
const call: Call = {
  id: 7,
  sid: 'CA7',
  from_number: '+14155550177',
  to_number: '+15185550123',
  status: 'connected',
  duration_seconds: 63,
  direction: 'in',
  member_id: 1,
  member_name: 'Mara',
  contact_id: null,
  contact_name: null,
  missed: false,
  voicemail: false,
  recorded: true,
  recording_seconds: 61,
  recording_url: '/api/twilio_communications/calls/7/recording/',
  transcript: 'Called: White peonies, please',
  note: '',
  outcome: '',
  started_at: '2027-06-12T10:00:00.000Z',
};

let server: FakeServer;
const dial = jest.fn();

const show = ({ calls = [call], canEdit = true } = {}) => {
  server = fakeServer({
    [paths.listCalls]: ({ query }) => ({
      body: {
        count: calls.length,
        next: null,
        previous: null,
        results: calls.filter(({ recorded, missed }) => ({ all: true, missed, recorded })[query.get('show') ?? 'all'] ?? false),
      },
    }),
    [paths.getSettings]: () => ({ body: { can_edit: canEdit } }),
    [paths.updateCall]: ({ body }) => ({ body: { ...call, ...(body as object) } }),
    [paths.deleteRecording]: () => ({ body: { ...call, recorded: false, recording_url: null } }),
  });
  const fake = createFakeHost({ id: 'twilio_communications', routes });
  fake.context.life.keep('softphone', () => ({ state: idle, subscribe: () => () => undefined, call: dial, enable: dial }));
  renderPlugin(<Page />, { fake });
  return fake;
};
const asked = (address: string) => server.calls.filter((one) => one.address === address);
const opened = async () => {
  await userEvent.click(await screen.findByText('+1 415 555 0177'));
  return within(await screen.findByRole('dialog'));
};

afterEach(() => server.close());

describe('the page of calls', () => {
  it('lists calls, calls back, and keeps how one went', async () => {
    const fake = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Call +1 415 555 0177' }));
    expect(dial).toHaveBeenCalledWith({ typed: '+14155550177', name: '' });
    const drawer = await opened();
    expect(drawer.getByText('Called: White peonies, please')).toBeInTheDocument();
    await userEvent.type(drawer.getByLabelText('Note'), 'Wants peonies');
    await userEvent.click(drawer.getByRole('button', { name: 'Save call' }));
    await waitFor(() => expect(fake.record.toasts.at(-1)?.text).toBe('Call saved'));
    expect(asked(paths.updateCall)[0]?.body).toEqual({ note: 'Wants peonies', outcome: '' });
  });

  it('shows missed and recorded calls, and says what would be there', async () => {
    show({ calls: [{ ...call, recorded: false, recording_url: null }] });
    await screen.findByText('+1 415 555 0177');
    for (const [name, words] of [
      ['Recorded', 'No recordings'],
      ['Missed', 'No missed calls'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(await screen.findByText(words)).toBeInTheDocument();
    }
  });

  it('plays a recording through the server, fetches nothing before, says when it cannot be played and tries again', async () => {
    show({ canEdit: false });
    const drawer = await opened();
    const sound = drawer.getByLabelText('Recording of the call');
    expect([sound.getAttribute('src'), sound.getAttribute('preload')]).toEqual(['/api/twilio_communications/calls/7/recording/', 'none']);
    fireEvent.error(sound);
    expect(drawer.getByRole('alert')).toHaveTextContent('The recording could not be played.');
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(drawer.queryByRole('alert')).toBeNull();
    expect(drawer.queryByRole('button', { name: 'Delete recording' })).toBeNull();
  });

  it('lets an administrator who is sure delete a recording, and says when that failed', async () => {
    const fake = show();
    server.answer({
      [paths.deleteRecording]: () => ({
        status: 503,
        body: { error: 'Twilio did not hand out the recording.', code: 'twilio_communications.recording_unavailable' },
      }),
    });
    const drawer = await opened();
    await userEvent.click(await drawer.findByRole('button', { name: 'Delete recording' }));
    expect(await drawer.findByText('Twilio did not hand out the recording.')).toBeInTheDocument();
    server.answer({ [paths.deleteRecording]: () => ({ body: call }) });
    await userEvent.click(drawer.getByRole('button', { name: 'Delete recording' }));
    await waitFor(() => expect(fake.record.toasts.at(-1)?.text).toBe('Recording deleted'));
    expect([fake.record.questions[0]?.ok, asked(paths.deleteRecording)[0]?.params]).toEqual(['Delete recording', { id: '7' }]);
  });
});
