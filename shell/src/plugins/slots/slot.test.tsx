import { definePlugin } from '@butterfly/plugin-sdk';
import { Slot } from '@butterfly/plugin-sdk/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { bootFor, bootPlugin } from '../../boot/boot.fixture';
import { startApp } from '../../testing-app.fixture';

const SLOT = 'tenant_crm.project_panels/v1';
const EMPTY = 'contact_management.client_notes/v1';
const ONE = 'home_view.cards/v1';
const owner = bootPlugin({
  id: 'owner',
  title: 'Projects',
  routes: [{ id: 'one', path: '/owner', area: 'app', page: 'one', title: 'One' }],
  slots: [{ id: SLOT, onError: 'chip', max: 2 }],
});
const filler = (id: string, order: number) =>
  bootPlugin({ id, title: `Title of ${id}`, fills: [{ slot: SLOT, id: 'panel', render: 'panel', order }] });
const contributes = { fills: [{ slot: SLOT, render: 'panel' }] } as const;
const late = bootPlugin({ id: 'late', title: 'Late', fills: [{ slot: ONE, id: 'panel', render: 'panel' }] });
const codeOf = (id: string, Panel: (props: { projectId: number }) => unknown) =>
  definePlugin({ id, contributes }, { panel: async () => ({ Panel }) });
const ownerCode = definePlugin({ id: 'owner', contributes: { routes: [{ page: 'one' }] } } as const, {
  one: async () => ({
    Page: () => (
      <main>
        <h1>The project</h1>
        <Slot id={SLOT} props={{ projectId: 7 }} />
        <Slot id={EMPTY} props={{ email: 'ann@mail.example' }} instead={<p>drawn by the page itself</p>} />
        <Slot id={ONE} instead={<p>the own half of the page</p>} waiting={<p>its outline</p>} />
      </main>
    ),
  }),
});

let isBroken = true;
let comes: Promise<void>;
let arrive: () => void;
function Fragile({ projectId = 0 }: { projectId?: number }) {
  if (isBroken) throw new Error('broke while it was drawn');
  return <p>mended for {projectId}</p>;
}

let app: Awaited<ReturnType<typeof startApp>> | null = null;

beforeAll(() => import('../../antd/antd-root'), 30_000);
beforeEach(async () => {
  isBroken = true;
  comes = new Promise((resolve) => {
    arrive = resolve;
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const codes = {
    owner: ownerCode,
    fragile: codeOf('fragile', Fragile),
    late: definePlugin({ id: 'late', contributes: { fills: [{ slot: ONE, render: 'panel' }] } } as const, {
      panel: async () => {
        await comes;
        return { Panel: Fragile };
      },
    }),
    sound: codeOf('sound', ({ projectId }) => <p>sound for {projectId}</p>),
  };
  app = await startApp({
    boot: bootFor({ plugins: [owner, filler('third', 9), filler('sound', 2), filler('fragile', 1), late] }),
    at: '/owner',
    release: async (container) => ({ plugin: codes[container.split('_')[0] as keyof typeof codes] }),
  });
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

it('a slot draws its fills in order, as many as it takes, with its props; one that breaks leaves a note and the way to try again', async () => {
  expect(await screen.findByText('sound for 7')).toBeInTheDocument();
  expect(await screen.findByText(/Title of fragile is not available right now/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The project' })).toBeInTheDocument();
  expect(screen.queryByText(/Title of third/)).not.toBeInTheDocument();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('mended for 7')).toBeInTheDocument());
  expect(screen.getByText('mended for 7').compareDocumentPosition(screen.getByText('sound for 7'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('what a page draws itself stands where nobody fills its slot and where the fill has failed; until the code of a fill is there, its outline', async () => {
  expect(await screen.findByText('drawn by the page itself')).toBeInTheDocument();
  expect(await screen.findByText('its outline')).toBeInTheDocument();
  expect(screen.queryByText('the own half of the page')).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByText('the own half of the page')).toBeInTheDocument();
  expect(screen.queryByText('its outline')).not.toBeInTheDocument();
});
