import { paths } from '@butterfly/contracts/records/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotesPanel } from '../notes';
import { recordParts } from './record-parts';

const subject = { subject_type: 'shop.order', subject_id: 7 };
const note = {
  ...subject,
  id: 3,
  kind: 'comment',
  subject_name: 'Order',
  body: 'Ring twice',
  pinned: false,
  visibility: 'team',
  mentions: [],
  created_at: '2026-11-20T15:00:00.000Z',
  created_by_id: 1,
  updated_at: '2026-11-20T15:00:00.000Z',
  updated_by_id: 1,
  deleted_at: null,
  version: 2,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    [paths.listNotes]: () => ({ body: { count: 1, next: null, previous: null, results: [note] } }),
    [paths.listPeople]: () => ({ body: [{ id: 1, name: 'Ada' }] }),
    [paths.createNote]: ({ body }) => ({ status: 201, body: { ...note, ...(body as object), id: 4 } }),
  });
  const { comments, members } = recordParts(subject);
  renderPlugin(<NotesPanel source={comments} members={members} subject={subject} />, {
    fake: createFakeHost({ id: 'shop', routes: { order: '/shop/:id' } }),
    path: '/shop/:id',
    at: '/shop/7',
  });
});
afterEach(() => server.close());

it('reads and writes comments of a record by its kind and id alone', async () => {
  expect(await screen.findByText('Ring twice')).toBeInTheDocument();
  expect(await screen.findByText(/Ada/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'Done');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  const written = () => server.calls.find(({ address }) => address === paths.createNote);
  await waitFor(() => expect(written()?.body).toMatchObject({ body: 'Done', kind: 'comment' }));
  const listed = server.calls.find(({ address }) => address === paths.listNotes);
  expect([listed?.params, Object.fromEntries(listed?.query ?? [])]).toEqual([
    { subject_type: 'shop.order', subject_id: '7' },
    { kind: 'comment', page_size: '100' },
  ]);
});
