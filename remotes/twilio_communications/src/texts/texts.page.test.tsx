import type { Conversation, Message } from '@butterfly/contracts/twilio_communications';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './texts.page';

const routes = { texts: '/twilio_communications', calls: '/twilio_communications/calls', settings: '/twilio_communications/settings' };
const at = '2027-06-12T10:00:00.000Z';
const conversation: Conversation = {
  id: 3,
  phone_e164: '+14155550142',
  contact_id: 9,
  contact_name: 'Ann Marlow',
  contact_email: null,
  project_id: null,
  assignee_id: null,
  unread: 2,
  opt_state: 'unknown',
  flagged: false,
  last_at: at,
  last_text: 'Do you have peonies?',
  last_direction: 'in',
};
const message: Message = {
  id: 1,
  conversation_id: 3,
  direction: 'in',
  body: 'Do you have peonies?',
  media: [],
  segments: 1,
  encoding: 'GSM-7',
  status: 'received',
  error: '',
  test: false,
  sent_by_id: null,
  sent_by_name: null,
  created_at: at,
  updated_at: at,
  scheduled_for: null,
};

class Socket {
  static last: Socket | null = null;
  onopen = null;
  onclose = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(): void {
    /* It only says that it listens. */
  }
  close(): void {
    this.onclose = null;
  }
}

let server: FakeServer;
let stored: { conversation: Conversation; messages: Message[] };
const realSocket = globalThis.WebSocket;

const show = ({
  opt_state = 'unknown' as Conversation['opt_state'],
  none = false,
  path = '/',
  features = undefined as readonly string[] | undefined,
} = {}) => {
  stored = { conversation: { ...conversation, opt_state }, messages: [message] };
  server = fakeServer({
    [paths.getSettings]: () => ({ body: { test_mode: false, is_configured: true, country: 'US', can_edit: true } }),
    [paths.listPlanned]: () => ({ body: [] }),
    [paths.listTemplates]: () => ({ body: [] }),
    [paths.listConversations]: ({ query }) => ({
      body: { count: 0, next: null, previous: null, results: none || query.get('search') === 'nobody' ? [] : [stored.conversation] },
    }),
    [paths.getConversation]: () => ({ body: stored.conversation }),
    [paths.updateConversation]: ({ body }) => ({
      body: (stored.conversation = { ...stored.conversation, unread: 0, ...(body as object) }),
    }),
    [paths.listMessages]: () => ({ body: { results: [...stored.messages].reverse(), more: false } }),
    [paths.sendMessage]: ({ body }) => {
      stored.messages = [
        ...stored.messages,
        { ...message, id: stored.messages.length + 1, direction: 'out', status: 'queued', body: (body as { body: string }).body },
      ];
      return { status: 201, body: stored.messages.at(-1) };
    },
  });
  return renderPlugin(<Page />, { fake: createFakeHost({ id: 'twilio_communications', routes, ...(features && { features }) }), at: path });
};
const asked = (address: string) => server.calls.filter((one) => one.address === address);
const keyOf = (nth: number) => asked(paths.sendMessage)[nth]?.headers.get('Idempotency-Key');

beforeEach(() => void (globalThis.WebSocket = Socket as unknown as typeof WebSocket));
afterEach(() => {
  globalThis.WebSocket = realSocket;
  server.close();
});

describe('the page of texts', () => {
  it('opens the templates for who may edit them, where one writes', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /Ann Marlow/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit templates…' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('opens a conversation, marks it as read, and shows a text as it comes', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /Ann Marlow/ }));
    const log = within(await screen.findByRole('log', { name: 'Texts' }));
    expect(log.getByText('Do you have peonies?')).toBeInTheDocument();
    await waitFor(() => expect(asked(paths.updateConversation)[0]?.body).toEqual({ read: true }));
    stored.messages = [...stored.messages, { ...message, id: 2, body: 'White ones?' }];
    act(() => Socket.last?.onmessage?.({ data: JSON.stringify({ type: 'twilio_communications.changed', conversation: 3 }) }));
    expect(await log.findByText('White ones?')).toBeInTheDocument();
  });

  it('is for reading only without the permission to write to clients, and says so where one would write', async () => {
    show({ path: '/?conversation=3', features: ['export_data'] });
    expect(await screen.findByText(/You need the permission “Write to clients”/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument();
  });

  it('sends a text once: refused, it stays with its key; sent, the next one has another', async () => {
    const { fake } = show({ path: '/?conversation=3' });
    const input = await screen.findByRole('textbox', { name: 'Text' });
    server.answer({ [paths.sendMessage]: () => ({ status: 503, body: { error: 'The server is busy.', code: 'unavailable' } }) });
    await userEvent.type(input, 'Yes, we do');
    expect(screen.getByText('1 segment, 150 left')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send text' }));
    await waitFor(() => expect(fake.record.toasts).toEqual([{ kind: 'error', text: 'The server is busy.' }]));
    expect(input).toHaveValue('Yes, we do');
    expect(fake.record.drafts.keepers['text:3']?.()).toMatchObject({ value: { body: 'Yes, we do', key: keyOf(0) } });
    server.answer({ [paths.sendMessage]: () => ({ status: 201, body: message }) });
    await userEvent.type(input, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.type(input, 'And roses{Control>}{Enter}{/Control}');
    await waitFor(() => expect(asked(paths.sendMessage)).toHaveLength(3));
    expect([keyOf(0) === keyOf(1), keyOf(1) === keyOf(2)]).toEqual([true, false]);
  });

  it('offers no field to whoever has opted out, and records an agreement only when one is sure', async () => {
    const { fake } = show({ opt_state: 'opted_out', path: '/?conversation=3' });
    const agreed = await screen.findByRole('button', { name: 'They agreed again' });
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
    await userEvent.click(agreed);
    await waitFor(() => expect(asked(paths.updateConversation).map(({ body }) => body)).toContainEqual({ opt_state: 'opted_in' }));
    expect(fake.record.questions[0]?.title).toBe('Did they agree to texts again?');
    expect(await screen.findByRole('textbox', { name: 'Text' })).toBeInTheDocument();
  });

  it('says what would be there, finds nothing in words, and says when it cannot be loaded', async () => {
    const { unmount } = show({ none: true });
    expect(await screen.findByText('No texts yet')).toBeInTheDocument();
    unmount();
    server.close();
    const second = show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search conversations' }), 'nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('button', { name: /Ann Marlow/ })).toBeInTheDocument();
    second.unmount();
    server.close();
    server = fakeServer({
      [paths.listConversations]: () => ({ status: 503, body: { error: 'The server is busy.', code: 'unavailable' } }),
      [paths.getSettings]: () => ({ body: {} }),
    });
    renderPlugin(<Page />, { fake: createFakeHost({ id: 'twilio_communications', routes }) });
    expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
  });
});
