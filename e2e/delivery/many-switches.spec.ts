import type { BootData, TenantPlugin } from '@butterfly/contracts/plugins';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { visitAll, type Visit } from '../support/many/visit-all';
import { test } from '../support/many/many-test';

const ADMIN = 'admin@fern-thistle.example';
/** Those with real pages; the others of the suite are a few lines here. */
const BUILT = new Set(['home_view', 'contact_management', 'manage_members', 'moodboard', 'project_view', 'tenant_crm']);
/** The first ones are broken by many-faults.spec, which shares the suite. */
const FAULTY = 18;
/** How many of the small ones are opened beside the real ones, each time; all of them with MATRIX_OTHERS=99. */
const OTHERS = Number(process.env['MATRIX_OTHERS'] ?? 4);
const SWITCHES = Number(process.env['PLUGIN_SWITCHES'] ?? 100);

test('a hundred switches between plugins leave no more than 15 MB behind', async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.goto('/home_view');
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  };
  const built = await firstPages(page, (id) => BUILT.has(id));
  await visitAll(page, [...built, ...built]);
  const before = await heap();
  const rounds = Array.from({ length: SWITCHES }, (_, at) => built[at % built.length]).flatMap((visit) => (visit ? [visit] : []));
  expect(await visitAll(page, rounds)).toEqual([]);
  const after = await heap();
  console.log(
    `${SWITCHES} switches between ${built.length} plugins: ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after, ${(after - before).toFixed(1)} MB more`,
  );
  expect(after - before).toBeLessThanOrEqual(15);
});

test('with each plugin switched off in turn, every other one still works', async ({ page, signIn, api, many }) => {
  test.setTimeout(90_000);
  await signIn(ADMIN);
  await page.goto('/home_view');
  const some = new Set(many.tiny.slice(FAULTY, FAULTY + OTHERS).map(({ id }) => id));
  const every = await firstPages(page, (id) => BUILT.has(id) || some.has(id));
  const states = (await (await api('GET', '/api/plugins/tenant/')).json()) as TenantPlugin[];
  const built = states.filter(({ id, always_on: fixed }) => !fixed && BUILT.has(id));
  expect(built.length).toBeGreaterThanOrEqual(4);
  const began = Date.now();
  for (const { id, generation } of built) {
    const answer = await api('POST', `/api/plugins/tenant/${id}/disable/`, { expected_generation: generation });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect
      .poll(
        async () =>
          (
            await visitAll(
              page,
              every.filter((visit) => visit.id === id),
            )
          )[0] ?? 'open',
      )
      .toMatch(/access-denied/);
    expect(
      await visitAll(
        page,
        every.filter((visit) => visit.id !== id),
      ),
      `without ${id}`,
    ).toEqual([]);
    const { generation: next } = (await answer.json()) as TenantPlugin;
    await api('POST', `/api/plugins/tenant/${id}/enable/`, { expected_generation: next });
    await expect
      .poll(() =>
        visitAll(
          page,
          every.filter((visit) => visit.id === id),
        ),
      )
      .toEqual([]);
  }
  console.log(
    `${built.length} plugins switched off in turn, ${every.length - 1} others opened each time, in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
});

/** An address of the first page of each plugin that this person may open. */
async function firstPages(page: Page, wanted: (id: string) => boolean = () => true): Promise<Visit[]> {
  const boot = (await (await page.request.get('/api/plugins/')).json()) as BootData;
  const [project] = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number }[];
  return boot.plugins
    .filter(({ id }) => wanted(id))
    .flatMap(({ id, routes }) => {
      const route =
        routes.find(({ path, area }) => area === 'app' && !path.includes(':')) ??
        routes.find(({ path, area }) => area === 'app' && /^[^:]*:projectId$/.test(path));
      return route ? [{ id, path: route.path.replace(':projectId', String(project?.id ?? 1)) }] : [];
    });
}
