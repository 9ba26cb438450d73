import type { ManyPreview } from '@butterfly/contracts/twilio_communications';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextManyModal } from './text-many.modal';

const preview: ManyPreview = {
  recipients: [
    { contact_id: 7, name: 'Ann Marlow', phone_e164: '+14155550142', segments: 1 },
    { contact_id: 8, name: 'Bea Okafor', phone_e164: '+14155550143', segments: 1 },
  ],
  left_out: [{ contact_id: 9, name: 'Grace', reason: 'opted_out' }],
  segments: 2,
  sample: 'Dear Ann, tulips.\nReply STOP to opt out.',
};
let server: FakeServer;
const asked = (address: string) => server.calls.filter((one) => one.address === address);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => server.close());

it('a text to many shows who gets it and who does not, is confirmed once, and loses nothing when it fails or one goes back', async () => {
  server = fakeServer({
    [paths.previewMany]: () => ({ body: preview }),
    [paths.sendMany]: () => ({ status: 503, body: { error: 'The server is busy.', code: 'unavailable' } }),
  });
  const onClose = jest.fn();
  const { fake } = renderPlugin(<TextManyModal onClose={onClose} />, { fake: createFakeHost({ id: 'twilio_communications' }) });
  expect(screen.getByRole('button', { name: 'Preview recipients' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Tag'), 'spring');
  await userEvent.type(screen.getByLabelText('Text'), 'Tulips');
  await press('Preview recipients');
  expect(await screen.findByText('2 people get the text')).toBeInTheDocument();
  expect(asked(paths.previewMany)[0]?.body).toEqual({ filter: { tag: 'spring' }, body: 'Tulips', send_at: null });
  expect(
    within(screen.getByRole('list', { name: 'Recipients' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ann Marlow +1 415 555 0142', 'Bea Okafor +1 415 555 0143']);
  expect(screen.getByText('has opted out')).toBeInTheDocument();
  await press('Send to 2 people');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
  server.answer({ [paths.sendMany]: () => ({ status: 201, body: { planned: 2, left_out: [] } }) });
  await press('Send to 2 people');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked(paths.sendMany).map(({ body }) => body)).toEqual(Array(2).fill({ body: 'Tulips', send_at: null, contact_ids: [7, 8] }));
  expect(new Set(asked(paths.sendMany).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(fake.record.toasts).toEqual([{ kind: 'success', text: 'Planned for 2 people' }]);
  await press('Back');
  expect([screen.getByLabelText('Text'), screen.getByLabelText('Tag')]).toEqual([
    expect.objectContaining({ value: 'Tulips' }),
    expect.objectContaining({ value: 'spring' }),
  ]);
});

it('a text to many holds again what was written before a reload, and is forgotten once it is sent', async () => {
  server = fakeServer({
    [paths.previewMany]: () => ({ body: preview }),
    [paths.sendMany]: () => ({ status: 201, body: { planned: 2, left_out: [] } }),
  });
  const fake = createFakeHost({ id: 'twilio_communications' });
  const first = renderPlugin(<TextManyModal onClose={jest.fn()} />, { fake });
  await userEvent.type(screen.getByLabelText('Tag'), 'spring');
  await userEvent.type(screen.getByLabelText('Text'), 'Tulips');
  const draft = fake.record.drafts.keepers['text-many']?.();
  first.unmount();

  fake.record.drafts.kept['text-many'] = { draft: draft as never, from: '1.0.0' };
  renderPlugin(<TextManyModal onClose={jest.fn()} />, { fake });
  expect([screen.getByLabelText('Text'), screen.getByLabelText('Tag')]).toEqual([
    expect.objectContaining({ value: 'Tulips' }),
    expect.objectContaining({ value: 'spring' }),
  ]);
  await press('Preview recipients');
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 2 people' }));
  await waitFor(() => expect(fake.record.drafts.kept).toEqual({}));
});
