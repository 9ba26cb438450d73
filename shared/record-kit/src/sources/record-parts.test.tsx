import { paths } from '@butterfly/contracts/records/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CustomFieldsPanel } from '../custom-fields';
import { NotesPanel } from '../notes';
import { recordImports } from './record-imports';
import { recordParts } from './record-parts';
import { recordViews } from './record-views';

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

const field = {
  id: 5,
  subject_type: 'shop.order',
  key: 'ribbon',
  label: 'Ribbon',
  kind: 'text',
  required: false,
  options: [],
  position: 0,
  archived: false,
};

let fields = [field];
let values: object = {};
let server: FakeServer;
beforeEach(() => {
  fields = [field];
  values = { ribbon: 'ivory' };
  server = fakeServer({
    [paths.listNotes]: () => ({ body: { count: 1, next: null, previous: null, results: [note] } }),
    [paths.listCustomFields]: () => ({ body: fields }),
    [paths.createCustomField]: ({ body }) => {
      fields = [...fields, { ...field, ...(body as object), id: 6, key: 'depth' }];
      return { status: 201, body: fields.at(-1) };
    },
    [paths.getCustomValues]: () => ({ body: values }),
    [paths.saveCustomValues]: ({ body }) => {
      values = { ...values, ...(body as object) };
      return { body: values };
    },
    [paths.listImports]: () => ({ body: [] }),
    [paths.saveListView]: ({ body }) => ({ body }),
    [paths.listPeople]: () => ({ body: [{ id: 1, name: 'Ada' }] }),
    [paths.createNote]: ({ body }) => ({ status: 201, body: { ...note, ...(body as object), id: 4 } }),
  });
});
afterEach(() => server.close());

const show = (part: ReactElement) =>
  renderPlugin(part, { fake: createFakeHost({ id: 'shop', routes: { order: '/shop/:id' } }), path: '/shop/:id', at: '/shop/7' });

it('reads and writes comments of a record by its kind and id alone', async () => {
  const { comments, members } = recordParts(subject);
  show(<NotesPanel source={comments} members={members} subject={subject} />);
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

it('shows and saves what the business has defined for a kind of record, and defines more of it', async () => {
  show(<CustomFieldsPanel source={recordParts(subject).custom} subject={subject} />);
  await userEvent.click(await screen.findByRole('button', { name: /Ribbon.*ivory|ivory/ }));
  const input = screen.getByRole('textbox', { name: 'Ribbon' });
  await userEvent.clear(input);
  await userEvent.type(input, 'sage{Enter}');
  const saved = () => server.calls.find(({ address }) => address === paths.saveCustomValues);
  await waitFor(() => expect(saved()?.body).toEqual({ ribbon: 'sage' }));
  expect(saved()?.params).toEqual({ subject_type: 'shop.order', subject_id: '7' });
  expect(await screen.findByText('sage')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Edit fields' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the new field' }), 'Depth{Enter}');
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name of Depth' })).toBeInTheDocument());
  expect(server.calls.find(({ address }) => address === paths.createCustomField)?.params).toEqual({ subject_type: 'shop.order' });
});

it('asks for imports and lists of a kind of record by its name', async () => {
  const { signal } = new AbortController();
  await recordImports({ subject_type: 'shop.order', label: 'Orders', invalidates: [] }).list(signal);
  await recordViews.save('shop.order', { views: [], columns: ['title'] });
  expect(server.calls.map(({ address, params }) => [address, params])).toEqual([
    [paths.listImports, { subject_type: 'shop.order' }],
    [paths.saveListView, { subject_type: 'shop.order' }],
  ]);
});
