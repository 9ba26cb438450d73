import type { BootData, ReleaseRecord, Rollout } from '@butterfly/contracts/plugins';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { buildManifest, buildRelease, buildShell } from '../testing/build-release';
import { RegistryDriver, until } from '../testing/registry-driver';

let test: TestApp;
let team: RegistryDriver;
let [adminA, adminB]: (TestClient | undefined)[] = [];
beforeAll(async () => {
  test = await createTestApp();
  team = new RegistryDriver(test);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(buildShell(version));
  await team.promote('shell', '1.0.0');
  [adminA, adminB] = [await test.signIn('adminA'), await test.signIn('adminB')];
});
afterAll(() => test.stop());

async function publish(built: ReturnType<typeof buildShell>): Promise<void> {
  const { statusCode, body } = await team.publish(built);
  if (statusCode !== 201) throw new Error(body);
}

/** The shell in the page somebody loads, and what the page is told of it. */
async function page(who: TestClient | undefined, address = '/home_view') {
  const { body } = await (who ?? test.visitor()).get(address, { headers: { accept: 'text/html' } });
  const boot = JSON.parse(/id="boot"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}') as BootData;
  return {
    ...boot.shell,
    canStepBack: body.includes('__butterflyStepBack'),
    scripts: [...body.matchAll(/src="\/r\/shell\/(\w+)\//g)].map(([, hash]) => hash),
  };
}
const versions = async () => Promise.all([adminA, adminB, undefined].map(async (who) => (await page(who)).version));
const state = async ({ rollout }: Rollout) => (await team.get(`rollouts/${rollout}/`)).json<Rollout>().state;
const tell = (who: TestClient | undefined, outcome: 'ok' | 'crash', release: number) =>
  who?.post('/api/plugins/loads/', { loads: [{ plugin: 'shell', release, outcome, ms: 300 }] });
const first = (version: string, more: object = {}) =>
  team.rollout({
    id: 'shell',
    version,
    steps: [{ percent: 100, hold_s: 0 }],
    exclude: { tenants: [test.tenantB] },
    gate: { min_loads: 1 },
    ...more,
  });

describe('a rollout of the shell', () => {
  it('gives it to some businesses, steps back in the page that met a failure, and is stopped by what that page tells', async () => {
    const started = await first('1.1.0', { steps: [{ percent: 100, hold_s: 3_600 }] });
    expect(await versions()).toEqual(['1.1.0', '1.0.0', '1.0.0']);
    const [trial, other] = [await page(adminA), await page(adminB)];
    expect(trial).toMatchObject({ canStepBack: true, sample: 1, stepped_back_from: null });
    expect(other).toMatchObject({ canStepBack: false, stepped_back_from: null });
    expect(trial.scripts).not.toEqual(other.scripts);

    const stepped = await page(adminA, '/home_view?a=b&shell=before');
    expect(stepped).toMatchObject({ version: '1.0.0', canStepBack: false, stepped_back_from: trial.release, scripts: other.scripts });
    expect(await page(adminB, '/home_view?shell=before')).toMatchObject({ version: '1.0.0', stepped_back_from: null });

    // Who was not served it cannot speak of it.
    await tell(adminB, 'crash', trial.release);
    await tell(adminA, 'crash', trial.release);
    await until(async () => (await state(started)) === 'aborted', 'the rollout is aborted');
    expect(await versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
    expect((await team.promote('shell', '1.1.0')).json()).toMatchObject({ code: 'plugins.withdrawn' });
  });

  it('goes on by itself where it starts well, and then everybody has it', async () => {
    const started = await first('1.2.0');
    await tell(adminA, 'ok', (await page(adminA)).release);
    await until(async () => (await state(started)) === 'promoted', 'the rollout is promoted');
    expect(await versions()).toEqual(['1.2.0', '1.2.0', '1.2.0']);
    expect(await page(adminA)).toMatchObject({ canStepBack: false, sample: 10 });
  });

  it('does not begin with a shell that live plugins do not fit', async () => {
    const { record } = buildShell('1.2.0');
    await team.publish(buildRelease('moodboard', '1.0.0', { manifest: buildManifest('moodboard'), requires_shared: { react: '^19.0.0' } }));
    await team.promote('moodboard', '1.0.0');
    const without: Partial<ReleaseRecord> = { provides: {}, shared: {}, warm: record.warm ?? {} };
    await publish(buildShell('2.0.0', without));
    const answer = await team.post('rollouts/', { reason: 'test', id: 'shell', version: '2.0.0', steps: [{ percent: 1, hold_s: 60 }] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'plugins.breaks_plugins']);
  });
});
