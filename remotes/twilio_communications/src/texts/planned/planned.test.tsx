import type { Conversation, Planned } from '@butterfly/contracts/twilio_communications';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from '../thread/composer';
import { PlannedList } from './planned-list';

const at = '2026-11-24T14:00:00.000Z';
const conversation: Conversation = {
  id: 3,
  phone_e164: '+14155550142',
  contact_id: 9,
  contact_name: 'Ann Marlow',
  contact_email: null,
  project_id: null,
  assignee_id: null,
  unread: 0,
  opt_state: 'unknown',
  flagged: false,
  last_at: at,
  last_text: '',
  last_direction: 'in',
};
const text: Planned = {
  id: 5,
  conversation_id: 3,
  direction: 'out',
  body: 'See you tomorrow',
  media: [],
  segments: 1,
  encoding: 'GSM-7',
  status: 'planned',
  error: '',
  test: false,
  sent_by_id: 1,
  sent_by_name: 'Ada',
  created_at: at,
  updated_at: at,
  scheduled_for: at,
  send_at: '2026-11-24T09:00',
  reason: '',
  version: 4,
  history: [{ at, what: 'Planned', by_name: 'Ada' }],
};
const quiet = {
  status: 409,
  body: {
    error: 'At that moment it is 21:30.',
    code: 'twilio_communications.quiet_hours',
    time: '21:30',
    end: '08:00',
    until: '2026-11-24T13:00:00.000Z',
  },
};

let server: FakeServer;
let list: Planned[];

const show = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  list = [text];
  server = fakeServer({ [paths.listPlanned]: () => ({ body: list }), [paths.listTemplates]: () => ({ body: [] }), ...answers });
  return renderPlugin(
    <>
      <PlannedList conversation={conversation} />
      <Composer conversation={conversation} />
    </>,
    { fake: createFakeHost({ id: 'twilio_communications' }) },
  );
};
const asked = (address: string) => server.calls.filter((one) => one.address === address);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'Text' });

afterEach(() => server.close());

describe('a text within quiet hours', () => {
  it('is asked about; closed, it stays as it is; it waits, or goes now, as one says, and is sent once', async () => {
    const { fake } = show({
      [paths.sendMessage]: ({ body }) => ((body as { quiet: string }).quiet === 'ask' ? quiet : { status: 201, body: text }),
    });
    await userEvent.type(field(), 'Good night');
    await press('Send text');
    expect(
      await screen.findByText(
        /^It is 21:30 for Ann Marlow, within the quiet hours of your business\. The text can wait: it goes on Nov 24, 2026/,
      ),
    ).toBeInTheDocument();
    await press('Close');
    await waitFor(() => expect(screen.queryByText(/within the quiet hours/)).toBeNull());
    expect(field()).toHaveValue('Good night');
    await press('Send text');
    await userEvent.click(await screen.findByRole('button', { name: 'Send at 8:00' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(asked(paths.sendMessage).map(({ body }) => (body as { quiet: string }).quiet)).toEqual(['ask', 'ask', 'wait']);
    expect(new Set(asked(paths.sendMessage).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(fake.record.toasts).toEqual([{ kind: 'success', text: expect.stringMatching(/^Planned for Nov 24, 2026/) }]);
    await userEvent.type(field(), 'Urgent');
    await press('Send text');
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Quiet hours' })).getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(asked(paths.sendMessage).at(-1)?.body).toMatchObject({ body: 'Urgent', send_at: null, quiet: 'send' }));
  });
});

describe('sending later', () => {
  it('chooses a time by the clocks of the business; one that is refused says why and loses nothing', async () => {
    const refused = { status: 422, body: { error: 'The clocks go forward at that time.', code: 'twilio_communications.no_such_time' } };
    show({ [paths.sendMessage]: () => refused });
    expect(screen.getByRole('button', { name: 'Send later' })).toBeDisabled();
    await userEvent.type(field(), 'On our way');
    await press('Send later');
    const when = screen.getByLabelText(/^Date and time in/);
    fireEvent.change(when, { target: { value: '2027-03-14T02:30' } });
    await press('Plan text');
    expect(await screen.findByRole('alert')).toHaveTextContent('The clocks go forward at that time.');
    expect([when, field()]).toEqual([
      expect.objectContaining({ value: '2027-03-14T02:30' }),
      expect.objectContaining({ value: 'On our way' }),
    ]);
    server.answer({ [paths.sendMessage]: () => ({ status: 201, body: text }) });
    await press('Tomorrow at 9:00');
    await press('Plan text');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Plan text' })).toBeNull());
    expect(asked(paths.sendMessage).at(-1)?.body).toMatchObject({
      body: 'On our way',
      send_at: expect.stringMatching(/T09:00$/),
      quiet: 'ask',
    });
  });
});

describe('planned texts', () => {
  it('are changed over the version that was seen; changed meanwhile, says so and keeps what was typed', async () => {
    show({
      [paths.updatePlanned]: () => ({
        status: 409,
        body: { error: 'Somebody else has changed this text.', code: 'twilio_communications.planned_changed' },
      }),
    });
    const row = within(await screen.findByRole('article', { name: 'Planned text' }));
    expect(row.getByText('Planned by Ada')).toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Planned text' }));
    await userEvent.type(dialog.getByLabelText('Text'), ' at ten');
    list = [{ ...text, body: 'See you at noon', version: 5 }];
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has changed this text.');
    server.answer({ [paths.updatePlanned]: () => ({ body: { ...text, version: 6 } }) });
    expect(await dialog.findByText(/^It now reads “See you at noon” and goes Nov 24, 2026/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(paths.updatePlanned).map(({ body }) => body)).toEqual(
      [4, 5].map((version) => ({ version, quiet: 'ask', body: 'See you tomorrow at ten' })),
    );
  });

  it('that are gone while somebody changes them leave what was typed, and say so', async () => {
    show({
      [paths.updatePlanned]: () => ({
        status: 409,
        body: { error: 'It was sent in the meantime.', code: 'twilio_communications.not_planned' },
      }),
    });
    await userEvent.click(within(await screen.findByRole('article', { name: 'Planned text' })).getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Planned text' }));
    await userEvent.type(dialog.getByLabelText('Text'), '!');
    list = [];
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Planned text' })).toBeNull());
    expect([dialog.getByLabelText('Text'), dialog.getByRole('alert')]).toEqual([
      expect.objectContaining({ value: 'See you tomorrow!' }),
      expect.objectContaining({ textContent: 'It was sent in the meantime.' }),
    ]);
  });

  it('are sent early as they were seen', async () => {
    const { fake } = show({ [paths.sendPlanned]: () => ({ body: text }) });
    await screen.findByRole('article', { name: 'Planned text' });
    list = [];
    await press('Send now');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Planned texts' })).toBeNull());
    expect(asked(paths.sendPlanned)[0]?.body).toEqual({ version: 4 });
    expect(fake.record.questions).toEqual([]);
  });

  it('that were sent meanwhile are not cancelled, and it is said', async () => {
    const { fake } = show({
      [paths.cancelPlanned]: () => ({
        status: 409,
        body: { error: 'It was sent in the meantime.', code: 'twilio_communications.not_planned' },
      }),
    });
    await userEvent.click(within(await screen.findByRole('article', { name: 'Planned text' })).getByRole('button', { name: 'Call off' }));
    await waitFor(() => expect(fake.record.toasts).toEqual([{ kind: 'error', text: 'It was sent in the meantime.' }]));
    expect(fake.record.questions[0]?.title).toBe('Call off this text?');
  });
});

it('a planned text that is being reworded holds again what was typed before a reload; closed, it is as it was', async () => {
  list = [text];
  server = fakeServer({ [paths.listPlanned]: () => ({ body: list }), [paths.listTemplates]: () => ({ body: [] }) });
  const fake = createFakeHost({ id: 'twilio_communications' });
  fake.record.drafts.kept['planned-text:5'] = {
    draft: { value: { sendAt: text.send_at, body: 'See you on Monday' }, base: { sendAt: text.send_at, body: text.body } },
    from: '1.0.0',
  };
  renderPlugin(<PlannedList conversation={conversation} />, { fake });
  await userEvent.click(within(await screen.findByRole('article', { name: 'Planned text' })).getByRole('button', { name: 'Change' }));
  expect(within(screen.getByRole('dialog', { name: 'Planned text' })).getByRole('textbox', { name: 'Text' })).toHaveValue(
    'See you on Monday',
  );
  await press('Cancel');
  expect(fake.record.drafts.kept).toEqual({});
});
