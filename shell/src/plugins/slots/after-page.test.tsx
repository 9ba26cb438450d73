import { definePlugin } from '@butterfly/plugin-sdk';
import { act, cleanup, screen } from '@testing-library/react';
import { bootFor, bootPlugin } from '../../boot/boot.fixture';
import { startApp } from '../../testing-app.fixture';
import { PATIENCE_MS } from './after-page';

const FLOATING = 'shell.floating/v1';
const page = bootPlugin({
  id: 'pages',
  title: 'Pages',
  routes: [{ id: 'list', path: '/pages', area: 'app', page: 'list', title: 'Pages' }],
});
const phone = bootPlugin({ id: 'phone', title: 'Phone', fills: [{ slot: FLOATING, id: 'phone', render: 'phone' }] });
const phoneCode = definePlugin({ id: 'phone', contributes: { fills: [{ slot: FLOATING, render: 'phone' }] } } as const, {
  phone: async () => ({ Panel: () => <p>the phone</p> }),
});

const later = window.setTimeout;
/** What waits for the patience to end: no test sits it out, and no busy machine ends it. */
let patience: (() => void)[];
let asked: string[];
let arrive: () => void;
let app: Awaited<ReturnType<typeof startApp>> | null = null;

beforeAll(() => import('../../antd/antd-root'), 30_000);
beforeEach(async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  asked = [];
  patience = [];
  const heldBack = (work: () => void, ms?: number) => (ms === PATIENCE_MS ? patience.push(work) : later(work, ms));
  window.setTimeout = heldBack as unknown as typeof later;
  const comes = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const pageCode = definePlugin({ id: 'pages', contributes: { routes: [{ page: 'list' }] } } as const, {
    list: async () => {
      await comes;
      return { Page: () => <h1>The page</h1> };
    },
  });
  app = await startApp({
    boot: bootFor({ plugins: [page, phone] }),
    at: '/pages',
    release: async (container) => {
      const id = container.split('_')[0] ?? '';
      asked.push(id);
      return { plugin: id === 'phone' ? phoneCode : pageCode };
    },
  });
});
afterEach(() => {
  window.setTimeout = later;
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

const moments = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('what floats over every page asks for no file before the first page is drawn, and comes then', async () => {
  await moments(300);
  expect(asked).toEqual(['pages']);
  arrive();
  await screen.findByRole('heading', { name: 'The page' });
  expect(await screen.findByText('the phone')).toBeInTheDocument();
  expect(asked).toEqual(['pages', 'phone']);
});

it('comes also where the page does not', async () => {
  await moments(50);
  expect(asked).toEqual(['pages']);
  act(() => patience.forEach((end) => end()));
  expect(await screen.findByText('the phone')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument();
});
