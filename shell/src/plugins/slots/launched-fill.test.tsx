import { definePlugin, type DefinedPlugin } from '@butterfly/plugin-sdk';
import type { LauncherProps } from '@butterfly/contracts/plugins';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { bootFor, bootPlugin } from '../../boot/boot.fixture';
import { startApp } from '../../testing-app.fixture';

const page = bootPlugin({
  id: 'pages',
  title: 'Pages',
  routes: [{ id: 'list', path: '/pages', area: 'app', page: 'list', title: 'Pages' }],
});
const launcher = { label: 'Talk', icon: 'comment', corner: 'bottom-left' };
const talk = bootPlugin({ id: 'talk', title: 'Talking', fills: [{ slot: 'shell.floating/v1', id: 'talk', render: 'talk', launcher }] });
const pageCode = definePlugin({ id: 'pages', contributes: { routes: [{ page: 'list' }] } } as const, {
  list: async () => ({ Page: () => <h1>The page</h1> }),
});
/** Anew for each test: what has arrived once is there at once. */
const talkCode = () =>
  definePlugin({ id: 'talk', contributes: { fills: [{ slot: 'shell.floating/v1', render: 'talk' }] } } as const, {
    talk: async () => ({ Panel: Talk }),
  });

let mounted = 0;

function Talk({ open, small, onClose, onSmall }: LauncherProps) {
  useEffect(() => {
    mounted += 1;
  }, []);
  if (!open) return <p>waiting quietly</p>;
  return (
    <div role="dialog" aria-label="Talking">
      {small ? 'small' : 'whole'}
      <button onClick={() => onSmall?.(true)}>Smaller</button>
      <button onClick={onClose}>Enough</button>
    </div>
  );
}

let asked: string[];
let app: Awaited<ReturnType<typeof startApp>> | null = null;
let code: () => Promise<DefinedPlugin>;

beforeAll(() => import('../../antd/antd-root'), 30_000);
beforeEach(async () => {
  asked = [];
  mounted = 0;
  code = () => Promise.resolve(talkCode());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  app = await startApp({
    boot: bootFor({ plugins: [page, talk] }),
    at: '/pages',
    release: async (container) => {
      asked.push(container);
      return { plugin: container.startsWith('talk') ? await code() : pageCode };
    },
  });
  await screen.findByRole('heading', { name: 'The page' });
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

describe('a fill with a launcher', () => {
  it('is a button drawn from the manifest; its code is fetched when it is pressed, not before (T-413, T-415)', async () => {
    const button = screen.getByRole('button', { name: 'Talk' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(asked).toEqual(['pages_1_0_0']);
    fireEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Talking' })).toBeInTheDocument();
    expect(asked).toEqual(['pages_1_0_0', 'talk_1_0_0']);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes by itself, stays mounted, and gives the focus back to its button', async () => {
    const button = screen.getByRole('button', { name: 'Talk' });
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: 'Enough' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('waiting quietly')).toBeInTheDocument();
    expect(button).toHaveFocus();
    fireEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Talking' })).toBeInTheDocument();
    expect(mounted).toBe(1);
  });

  it('that is minimised comes back by its button instead of being closed; closed while small, it opens whole', async () => {
    const button = screen.getByRole('button', { name: 'Talk' });
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Talking' });
    fireEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    expect([dialog, button.getAttribute('aria-expanded')]).toEqual([
      expect.objectContaining({ textContent: expect.stringMatching(/^small/) }),
      'false',
    ]);
    fireEvent.click(button);
    expect([screen.getByRole('dialog'), button.getAttribute('aria-expanded')]).toEqual([
      expect.objectContaining({ textContent: expect.stringMatching(/^whole/) }),
      'true',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enough' }));
    fireEvent.click(button);
    expect(screen.getByRole('dialog')).toHaveTextContent(/^whole/);
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('whose code does not come says so and offers another try', async () => {
    code = () => Promise.reject(new Error('gone'));
    fireEvent.click(screen.getByRole('button', { name: 'Talk' }));
    expect(
      await screen.findByText('Talking could not be opened. Please check your connection.', {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
    code = () => Promise.resolve(talkCode());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Talking' })).toBeInTheDocument(), { timeout: 10_000 });
  });
});
