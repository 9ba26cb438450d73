import type { Entry, Timeline } from '@butterfly/contracts/project_view';
import { paths } from '@butterfly/contracts/project_view/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeHandlers, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftOf } from '../entry/draft';
import { buildEntry, buildTimeline } from '../testing/build-timeline';
import { Page } from './timeline.page';

let server: FakeServer;
const templates = [
  { id: 'production_week', title: 'Production, Saturday event', description: 'Order to return.', lane: 'production', entries: 10 },
];

function show(timeline: Timeline, more: FakeHandlers = {}, search = '', fake = createFakeHost({ id: 'project_view' })) {
  server = fakeServer({ [paths.listTemplates]: () => ({ body: templates }), [paths.getTimeline]: () => ({ body: timeline }), ...more });
  return renderPlugin(<Page />, { fake, path: '/project_view/:projectId', at: `/project_view/7${search}` });
}
const callsTo = (address: string) => server.calls.filter((call) => call.address === address);
afterEach(() => server.close());

describe('project timeline (T-501)', () => {
  it('says what project it is, how far away, and how much is done', async () => {
    const { fake } = show(buildTimeline([buildEntry({ done_at: '2027-05-30T10:00:00.000Z' }), buildEntry({ id: 2, title: 'Vase work' })]));
    expect(await screen.findByRole('heading', { name: 'Marlow & Okafor wedding' })).toBeInTheDocument();
    expect(screen.getByText(/in 11 days/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '1 of 2 entries done' })).toBeInTheDocument();
    expect(fake.record.ready).toBe(1);
  });

  it('offers a plan while there is none and shows it once it is used', async () => {
    show(buildTimeline(), { [paths.applyTemplate]: () => ({ body: [buildEntry({ title: 'Wholesale order placed' })] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Use “Production, Saturday event”' }));
    expect(await screen.findByText('Wholesale order placed')).toBeInTheDocument();
    expect(screen.queryByText('Nothing is planned yet')).not.toBeInTheDocument();
  });

  it('moves an entry by keys at once and saves ten strokes as one', async () => {
    const moved = buildEntry({ day: '2027-06-19', when: { anchor: 'event_date', offset_days: 7 } });
    show(buildTimeline([buildEntry()]), { [paths.shiftEntries]: () => ({ body: [moved] }) });
    const bar = await screen.findByRole('button', { name: /^Flowers received\. Arrow keys/ });
    bar.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Jun 19, 2027')).toBeInTheDocument();
    await waitFor(() => expect(callsTo(paths.shiftEntries).map(({ body }) => body)).toEqual([{ entry_id: 1, by: 10, following: true }]));
    expect(screen.getByText('Jun 19, 2027')).toBeInTheDocument();
  });

  it('saves nothing of an entry that was moved there and back', async () => {
    const { unmount } = show(buildTimeline([buildEntry(), buildEntry({ id: 2, title: 'Vase work' })]), {
      [paths.shiftEntries]: () => ({ body: [] }),
    });
    const bar = await screen.findByRole('button', { name: /^Flowers received\. Arrow keys/ });
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    fireEvent.keyDown(bar, { key: 'ArrowLeft' });
    fireEvent.keyDown(screen.getByRole('button', { name: /^Vase work\. Arrow keys/ }), { key: 'ArrowRight' });
    // What waits is saved when the page is left, in the order it was moved.
    unmount();
    await waitFor(() => expect(callsTo(paths.shiftEntries).map(({ body }) => body)).toEqual([{ entry_id: 2, by: 1, following: true }]));
  });

  it('puts an entry back and says why when the server refuses the move', async () => {
    const { fake } = show(buildTimeline([buildEntry()]), {
      [paths.shiftEntries]: () => ({ status: 400, body: { error: 'Some of the values are not valid.', code: 'invalid_input' } }),
    });
    const bar = await screen.findByRole('button', { name: /^Flowers received\. Arrow keys/ });
    fireEvent.keyDown(bar, { key: 'ArrowLeft' });
    expect(screen.getByText('Jun 8, 2027')).toBeInTheDocument();
    await waitFor(() => expect(fake.record.toasts).toEqual([{ kind: 'error', text: 'Not moved. Some of the values are not valid.' }]));
    expect(screen.getByText('Jun 9, 2027')).toBeInTheDocument();
  });

  it('keeps a move that was not saved yet when the page is left', async () => {
    const { unmount } = show(buildTimeline([buildEntry()]), { [paths.shiftEntries]: () => ({ body: [] }) });
    fireEvent.keyDown(await screen.findByRole('button', { name: /^Flowers received\. Arrow keys/ }), { key: 'ArrowRight' });
    unmount();
    await waitFor(() => expect(callsTo(paths.shiftEntries)).toHaveLength(1));
  });

  it('ticks an entry off on top of what somebody else has changed meanwhile', async () => {
    const current = buildEntry({ title: 'Renamed', etag: '"entry-1-2"' });
    const update = jest.fn((tag: string | null) =>
      tag === current.etag
        ? { body: { ...current, done_at: '2027-06-01T10:00:00.000Z' } }
        : { status: 412, body: { error: 'newer', code: 'version_conflict', current } },
    );
    show(buildTimeline([buildEntry()]), { [paths.updateEntry]: ({ headers }) => update(headers.get('If-Match')) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Flowers received: done' }));
    expect(await screen.findByRole('checkbox', { name: 'Renamed: done' })).toBeChecked();
  });

  it('says which entry begins before what it waits for is over', async () => {
    show(buildTimeline([buildEntry({ length: 3 }), buildEntry({ id: 2, title: 'Vase work', day: '2027-06-10', predecessor_ids: [1] })]));
    expect(await screen.findByText('Begins before “Flowers received” is over')).toBeInTheDocument();
  });

  it('says when the project is not there, and lets one try again when it could not be read', async () => {
    show(buildTimeline(), {
      [paths.getTimeline]: () => ({ status: 503, body: { error: 'The service is not available right now.', code: 'unavailable' } }),
    });
    expect(await screen.findByText('The timeline could not be loaded')).toBeInTheDocument();
    server.answer({
      [paths.listTemplates]: () => ({ body: templates }),
      [paths.getTimeline]: () => ({ status: 404, body: { error: 'Not found', code: 'not_found' } }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is no such project')).toBeInTheDocument();
  });
});

describe('an entry', () => {
  const open = async (entry: Entry, more: FakeHandlers) => {
    const shown = show(buildTimeline([entry]), more);
    await userEvent.click(await screen.findByRole('button', { name: /^Flowers received/, description: '' }));
    return { ...shown, drawer: within(await screen.findByRole('dialog')) };
  };

  it('is saved on the version it was read; a conflict keeps what was typed and asks', async () => {
    const current = buildEntry({ place: 'Cooler 2', etag: '"entry-1-2"' });
    const { drawer } = await open(buildEntry(), {
      [paths.updateEntry]: ({ headers, body }) =>
        headers.get('If-Match') === current.etag
          ? { body: { ...current, ...(body as object) } }
          : { status: 412, body: { error: 'newer', code: 'version_conflict', current } },
    });
    const what = drawer.getByLabelText('What');
    await userEvent.clear(what);
    await userEvent.type(what, 'Flowers in water');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByText(/Somebody else has changed/)).toBeInTheDocument();
    expect(what).toHaveValue('Flowers in water');
    await userEvent.click(drawer.getByRole('button', { name: 'Save mine' }));
    expect((await screen.findAllByText('Flowers in water')).length).toBeGreaterThan(0);
    expect(callsTo(paths.updateEntry).map(({ headers }) => headers.get('If-Match'))).toEqual(['"entry-1-1"', '"entry-1-2"']);
  });

  it('is open again with what was typed after a reload; saving it asks when somebody was faster', async () => {
    const fake = createFakeHost({ id: 'project_view' });
    const typed = ({ title, etag }: Entry) => ({ ...draftOf(buildEntry({ title })), etag });
    fake.record.drafts.kept['entry:1'] = {
      draft: { value: { ...typed(buildEntry()), title: 'Flowers in wat' }, base: typed(buildEntry()) } as never,
      from: '1.0.0',
    };
    const current = buildEntry({ title: 'Roses received', etag: '"entry-1-2"' });
    show(
      buildTimeline([current]),
      {
        [paths.updateEntry]: ({ headers, body }) =>
          headers.get('If-Match') === current.etag
            ? { body: { ...current, ...(body as object) } }
            : { status: 412, body: { error: 'newer', code: 'version_conflict', current } },
      },
      '',
      fake,
    );
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByLabelText('What')).toHaveValue('Flowers in wat');
    expect(drawer.getByText(/Restored what you had typed\. Somebody has changed this since/)).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Keep theirs' }));
    expect(await screen.findByRole('checkbox', { name: 'Roses received: done' })).toBeInTheDocument();
    expect(fake.record.drafts.kept).toEqual({});
  });

  it('comes back after it was removed', async () => {
    const { drawer } = await open(buildEntry(), {
      [paths.removeEntry]: () => ({ status: 204 }),
      [paths.restoreEntry]: () => ({ body: buildEntry() }),
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('“Flowers received” was removed.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: 'Flowers received: done' })).toBeInTheDocument();
  });

  it('says what is missing and sends nothing', async () => {
    show(buildTimeline());
    await userEvent.click(await screen.findByRole('button', { name: 'Add an entry' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Add the entry' }));
    expect(drawer.getByLabelText('What')).toHaveAccessibleDescription('Give it a name');
    expect(callsTo(paths.createEntry)).toEqual([]);
  });
});

describe('the run of the day', () => {
  const entries = [
    buildEntry({ id: 1, lane: 'event_day', title: 'Install', minute: 870, length: 60 }),
    buildEntry({ id: 2, lane: 'event_day', title: 'Photos', minute: 960, length: 30 }),
  ];

  it('is moved weeks before, when nobody can be late yet', async () => {
    show(buildTimeline(entries), {}, '?view=day');
    expect(await screen.findAllByRole('button', { name: 'Shift' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Late' })).toBeNull();
  });

  it('moves all that is still to come when somebody runs late', async () => {
    show(
      { ...buildTimeline(entries), today: '2027-06-12' },
      { [paths.shiftEntries]: () => ({ body: entries.map((entry) => ({ ...entry, minute: (entry.minute ?? 0) + 15 })) }) },
      '?view=day',
    );
    await userEvent.click((await screen.findAllByRole('button', { name: 'Late' }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: '15 min' }));
    await waitFor(() => expect(callsTo(paths.shiftEntries).map(({ body }) => body)).toEqual([{ entry_id: 1, by: 15, following: true }]));
    expect(await screen.findByRole('button', { name: /^16:15 Photos/ })).toBeInTheDocument();
  });

  it('moves one entry by five minutes with the arrow keys', async () => {
    show(buildTimeline(entries), { [paths.shiftEntries]: () => ({ body: [] }) }, '?view=day');
    fireEvent.keyDown(await screen.findByRole('button', { name: /^14:30 Install, 1 h/ }), { key: 'ArrowDown' });
    expect(screen.getByRole('button', { name: /^14:35 Install/ })).toBeInTheDocument();
    await waitFor(() => expect(callsTo(paths.shiftEntries)[0]?.body).toEqual({ entry_id: 1, by: 5, following: false }));
  });
});

describe('moving the date', () => {
  it('shows what shifts and what stays before anything is saved', async () => {
    const answer = {
      applied: false,
      from: '2027-06-12',
      to: '2027-07-03',
      moved: [{ id: 1, title: 'Flowers received', lane: 'production', from: '2027-06-09', to: '2027-06-30' }],
      kept: [{ id: 2, title: 'Tasting', lane: 'planning', day: '2027-05-01' }],
      same_day: 1,
    };
    const { fake } = show(buildTimeline([buildEntry()]), {
      [paths.reschedule]: ({ body }) => ({ body: { ...answer, applied: !(body as { dry_run: boolean }).dry_run } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move the date' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Event date'), { target: { value: '2027-07-03' } });
    expect(await dialog.findByText('1 entry moves with it')).toBeInTheDocument();
    expect(dialog.getByText('One other project is on that day.')).toBeInTheDocument();
    expect(callsTo(paths.reschedule).map(({ body }) => (body as { dry_run: boolean }).dry_run)).toEqual([true]);
    await userEvent.click(dialog.getByRole('button', { name: 'Move the event' }));
    await waitFor(() => expect(fake.record.toasts).toEqual([{ kind: 'success', text: 'The event has moved.' }]));
  });
});
