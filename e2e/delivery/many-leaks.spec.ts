import type { TenantPlugin } from '@butterfly/contracts/plugins';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { test } from '../support/many/many-test';

const ADMIN = 'admin@fern-thistle.example';

interface Alive {
  /** What code of a plugin has begun and not ended: "interval", "socket", "listener", "channel". */
  __alive?: Map<object, string>;
  __page?: boolean;
}

test('when a plugin is switched off, no timer, socket, listener or channel of it is alive; after signing out nothing of the page is', async ({
  page,
  signIn,
  api,
}) => {
  await page.addInitScript(watchPlugins);
  await signIn(ADMIN);
  const [project] = (await (await api('GET', '/api/tenant_crm/projects/')).json()) as { id: number }[];
  await page.goto(`/moodboard/${project?.id}`);
  await expect(page.locator('section[data-plugin="moodboard"] h1')).toBeVisible();
  await expect.poll(() => alive(page)).toContain('interval');

  const states = (await (await api('GET', '/api/plugins/tenant/')).json()) as TenantPlugin[];
  const generation = states.find(({ id }) => id === 'moodboard')?.generation ?? 0;
  expect((await api('POST', '/api/plugins/tenant/moodboard/disable/', { expected_generation: generation })).ok()).toBe(true);
  await expect(page).toHaveURL(/access-denied/);
  await expect.poll(() => alive(page)).toEqual([]);
  expect((await api('POST', '/api/plugins/tenant/moodboard/enable/', { expected_generation: generation + 1 })).ok()).toBe(true);

  await expect(page.locator('section[data-plugin="moodboard"] h1')).toBeVisible();
  await page.evaluate(() => {
    (window as Alive).__page = true;
  });
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => [(window as Alive).__page ?? null, Object.keys(sessionStorage)])).toEqual([null, []]);
  expect(await alive(page)).toEqual([]);
});

function alive(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((window as Alive).__alive?.values() ?? [])].sort());
}

/** Runs in the page before anything else: remembers what is begun by code whose stack leads through a plugin's files. */
function watchPlugins(): void {
  const all = new Map<object, string>();
  (window as Alive).__alive = all;
  const isPlugin = () => /\/r\/moodboard\//.test(new Error().stack ?? '');
  const begin = window.setInterval.bind(window);
  const end = window.clearInterval.bind(window);
  const timers = new Map<number, object>();
  window.setInterval = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = begin(handler, ms, ...rest);
    const key = {};
    if (isPlugin()) timers.set(id, all.set(key, 'interval') && key);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = ((id?: number) => {
    const key = id === undefined ? undefined : timers.get(id);
    if (key) all.delete(key);
    end(id);
  }) as typeof window.clearInterval;
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      if (!isPlugin()) return;
      all.set(this, 'socket');
      this.addEventListener('close', () => all.delete(this));
    }
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      if (isPlugin()) all.set(this, 'channel');
    }
    override close(): void {
      all.delete(this);
      super.close();
    }
  };
  for (const target of [window, document]) watchListeners(target);

  function watchListeners(target: EventTarget): void {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const known = new Map<unknown, Map<string, object>>();
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) => {
      add(type, listener, options);
      if (!isPlugin()) return;
      const own = known.get(listener) ?? new Map<string, object>();
      const key = own.get(type) ?? {};
      known.set(listener, own.set(type, key));
      all.set(key, 'listener');
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => all.delete(key));
    };
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) => {
      const key = known.get(listener)?.get(type);
      if (key) all.delete(key);
      remove(type, listener, options);
    };
  }
}
