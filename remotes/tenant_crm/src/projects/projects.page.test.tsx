import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeCall, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stages } from '../testing/build-board';
import { buildProject, buildRow } from '../testing/build-project';
import { crmHostOptions } from '../testing/crm-host-options';
import { Page } from './projects.page';

const rows = [buildRow(), buildRow({ id: 8, number: 4, name: 'Chen–Abbott wedding', stage_id: 3, event_date: null, value_cents: 0 })];
const page = (results = rows, count = results.length) => ({ body: { count, next: null, previous: null, results } });

let server: FakeServer;
function show(at = '/tenant_crm/projects', list: (call: FakeCall) => object = () => page()) {
  server = fakeServer({
    [paths.listProjects]: list,
    [paths.listStages]: () => ({ body: stages }),
    [paths.listOwners]: () => ({ body: [{ id: 1, name: 'Ada Fennimore' }] }),
    [paths.getListView]: () => ({ body: { views: [], columns: null } }),
    [paths.saveListView]: ({ body }) => ({ body }),
    [paths.bulkProjects]: () => ({
      body: {
        changed: [
          { id: 7, owner_id: 1, stage_id: 1 },
          { id: 8, owner_id: null, stage_id: 3 },
        ],
      },
    }),
    [paths.moveProject]: () => ({ body: buildProject({ stage_id: 2 }), headers: { ETag: '"7-5"' } }),
  });
  return renderPlugin(<Page />, { fake: createFakeHost(crmHostOptions), path: '/tenant_crm/projects', at });
}
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => server.close());
const lastQuery = () => Object.fromEntries(server.calls.filter(({ address }) => address === paths.listProjects).at(-1)?.query ?? []);

describe('list of projects (T-486)', () => {
  it('shows name, stage, date and value of every project', async () => {
    show();
    const row = (await screen.findByRole('link', { name: 'Marlow & Okafor wedding' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Jun 12, 2027')).toBeInTheDocument();
    expect(within(row).getByText('$128,400.00')).toBeInTheDocument();
    expect(await within(row).findByRole('button', { name: /Stage of Marlow & Okafor wedding: Inquiry/ })).toBeInTheDocument();
    expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
  });

  it('searches when the typing pauses, with one call', async () => {
    show();
    await screen.findByRole('link', { name: 'Marlow & Okafor wedding' });
    const before = server.calls.length;
    await userEvent.type(screen.getByRole('searchbox'), 'oak');
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'oak', page: '1' }));
    expect(server.calls.length).toBe(before + 1);
  });

  it('takes search, order and page out of the address', async () => {
    show('/tenant_crm/projects?search=oak&ordering=-event_date&page=2');
    await screen.findByRole('link', { name: 'Marlow & Okafor wedding' });
    expect(lastQuery()).toMatchObject({ search: 'oak', ordering: '-event_date', page: '2' });
    expect(screen.getByRole('columnheader', { name: /Event/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('sorts by a column and turns the order round with the second press', async () => {
    show();
    const heading = await screen.findByRole('button', { name: 'Value' });
    await userEvent.click(heading);
    await waitFor(() => expect(lastQuery()).toMatchObject({ ordering: 'value_cents' }));
    await userEvent.click(heading);
    await waitFor(() => expect(lastQuery()).toMatchObject({ ordering: '-value_cents' }));
  });

  it('walks with j and k and opens with Enter', async () => {
    const { fake } = show();
    await screen.findByRole('link', { name: 'Marlow & Okafor wedding' });
    for (const key of ['j', 'j', 'k', 'j', 'Enter']) fireEvent.keyDown(document.body, { key });
    expect(fake.record.visits).toEqual(['/tenant_crm/projects/8']);
  });

  it('leaves the keys to the search field while somebody types', async () => {
    const { fake } = show();
    await screen.findByRole('link', { name: 'Marlow & Okafor wedding' });
    await userEvent.type(screen.getByRole('searchbox'), 'jj{Enter}');
    expect(fake.record.visits).toEqual([]);
  });

  it('moves a project to another stage from the row', async () => {
    const { fake } = show();
    await userEvent.click(await screen.findByRole('button', { name: /Stage of Marlow/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Consultation' }));
    await waitFor(() => expect(fake.record.toasts).toEqual([{ kind: 'success', text: 'Marlow & Okafor wedding is now in Consultation' }]));
    expect(server.calls.find(({ address }) => address === paths.moveProject)?.body).toEqual({ stage_id: 2, position: 0 });
  });

  it('archives the picked projects and gives every one back what it had', async () => {
    show();
    await screen.findByRole('link', { name: 'Marlow & Okafor wedding' });
    for (const key of ['j', 'x', 'j', 'x']) fireEvent.keyDown(document.body, { key });
    const bar = await screen.findByRole('toolbar', { name: '2 selected' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(server.calls.filter(({ address }) => address === paths.bulkProjects).map(({ body }) => body)).toEqual([
      { action: 'archive', ids: [7, 8] },
      { action: 'unarchive', ids: [7, 8] },
    ]);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('remembers a filter under a name, and chosen columns', async () => {
    show('/tenant_crm/projects?stage=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this filter' }));
    await userEvent.type(screen.getByLabelText('Name of the filter'), 'To call{Enter}');
    expect(await screen.findByRole('button', { name: 'To call', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Venue' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Venue' })).not.toBeInTheDocument());
    const saved = server.calls.filter(({ address }) => address === paths.saveListView).map(({ body }) => body);
    expect(saved[0]).toEqual({ views: [{ name: 'To call', search: '', ordering: '-id', filters: { stage: '2' } }], columns: null });
    expect(saved[1]).toMatchObject({ columns: ['number', 'name', 'stage', 'event_date', 'value', 'updated_at'] });
  });

  it('offers the list as CSV with the same filters', async () => {
    show('/tenant_crm/projects?stage=2&search=oak');
    expect(await screen.findByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/tenant_crm/projects/export.csv/?ordering=-id&stage=2&search=oak',
    );
  });

  it('offers to show everything when nothing matches, and clears the search field too', async () => {
    show('/tenant_crm/projects?search=zebra', ({ query }) => page(query.get('search') ? [] : rows));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all projects' }));
    expect(await screen.findByRole('link', { name: 'Marlow & Okafor wedding' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('invites to the first project when there is none', async () => {
    const { fake } = show('/tenant_crm/projects', () => page([]));
    expect(await screen.findByText('Your first project starts here')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'New project' })[1] as HTMLElement);
    expect(fake.record.visits).toEqual(['/tenant_crm/projects/new']);
  });

  it('says what failed and recovers with another try', async () => {
    let fail = true;
    show('/tenant_crm/projects', () =>
      fail ? { status: 503, body: { error: 'The service is not available right now.', code: 'unavailable' } } : page(),
    );
    expect(await screen.findByText('The service is not available right now.')).toBeInTheDocument();
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Marlow & Okafor wedding' })).toBeInTheDocument();
  });
});
