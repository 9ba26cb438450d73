import type { Rollout, StatusAnswer } from '@butterfly/contracts/plugins';
import { report } from '../../../proof/figures';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { RegistryDriver, remoteOf, until } from '../testing/registry-driver';

let test: TestApp;
let team: RegistryDriver;
let people: TestClient[];
beforeAll(async () => {
  test = await createTestApp();
  team = new RegistryDriver(test);
  people = await Promise.all(['adminA', 'adminA', 'adminA', 'adminB', 'adminB', 'both', 'plainA', 'plainB'].map((who) => test.signIn(who)));
});
afterAll(() => test.stop());

const admin = () => people[0] as TestClient;
type Outcome = 'ok' | 'load' | 'crash';
const tell = (who: TestClient, plugin: string, outcomes: readonly Outcome[], more: { release: number; ms?: number; weight?: 1 | 10 }) =>
  who.post('/api/plugins/loads/', { loads: outcomes.map((outcome) => ({ plugin, outcome, ms: 120, ...more })) });
const rolloutNow = async (rollout: number) => (await team.get(`rollouts/${rollout}/`)).json<Rollout>();

/** Two releases, the second for everybody who is asked first. */
async function begin(id: string, more: Record<string, unknown> = {}): Promise<Rollout> {
  await team.release(id, ['1.0.0', '1.1.0']);
  await team.promote(id, '1.0.0');
  return team.rollout({ id, version: '1.1.0', steps: [{ percent: 100, hold_s: 3_600 }], ...more });
}

describe('a rollout', () => {
  it.each([['100 %', 'throws', 1], ['30 %', 'tears', 0.3]])('of a release that throws for %s of its loads is aborted by itself within a minute of the 20th failing load', async (_share, id, share) => {
    const { rollout, candidate } = await begin(id);
    expect(await remoteOf(admin(), id)).toMatchObject({ version: '1.1.0', why: `rollout ${rollout} at 100 %`, sample: 1, fallback: { version: '1.0.0' } });
    let failing = 0;
    let twentieth = 0;
    for (let load = 0; failing < 20; load += 1) {
      const fails = Math.floor((load + 1) * share) > Math.floor(load * share);
      await tell(people[load % people.length] as TestClient, id, [fails ? 'load' : 'ok'], { release: candidate.release });
      failing += fails ? 1 : 0;
      twentieth = performance.now();
    }
    const ended = await until(async () => { const now = await rolloutNow(rollout); return now.state === 'aborted' && now; }, 'the rollout is aborted', 60_000);
    const seconds = (performance.now() - twentieth) / 1_000;
    report(`aborted ${seconds.toFixed(1)} s after the 20th failing load (${ended.health.candidate.failed} of ${ended.health.candidate.loads} failed)`);
    expect(seconds).toBeLessThan(60);
    expect(await remoteOf(admin(), id)).toMatchObject({ version: '1.0.0', fallback: null });
    const { events } = (await team.get(`status/${id}/`)).json<StatusAnswer>();
    expect(events.slice(0, 2)).toMatchObject([{ action: 'quarantine', after: '1.1.0', actor: `rollout ${rollout}` }, { action: 'rollout_abort', reason: expect.stringMatching(/loads failed/) as unknown }]);
    expect((await team.promote(id, '1.1.0')).json()).toMatchObject({ code: 'plugins.withdrawn' });
  });

  it('goes on by itself where the release does well, and takes the channel after the last step', async () => {
    const { rollout, candidate } = await begin('goes_well', { steps: [{ percent: 50, hold_s: 0 }, { percent: 100, hold_s: 0 }], gate: { min_loads: 5 } });
    for (const who of people.slice(0, 6)) await tell(who, 'goes_well', ['ok'], { release: candidate.release });
    await until(async () => (await rolloutNow(rollout)).state === 'promoted', 'the rollout is promoted');
    expect(await remoteOf(admin(), 'goes_well')).toMatchObject({ version: '1.1.0', why: 'stable', sample: 10 });
  });

  it('is paused, resumed, stepped and aborted by compare and swap, and is over when a person moves the channel', async () => {
    const { rollout, generation } = await begin('by_hand', { steps: [{ percent: 1, hold_s: 60 }, { percent: 100, hold_s: 60 }] });
    const move = (verb: string, expected_generation: number) => team.post(`rollouts/${rollout}/${verb}/`, { expected_generation, reason: 'test' });
    expect((await move('pause', generation + 7)).json()).toMatchObject({ code: 'plugins.rollout_moved' });
    expect((await move('pause', generation)).json()).toMatchObject({ state: 'paused', percent: 1 });
    expect((await move('resume', generation + 1)).json()).toMatchObject({ state: 'running' });
    expect((await move('step', generation + 2)).json()).toMatchObject({ state: 'running', percent: 100 });
    expect((await team.post('rollouts/', { id: 'by_hand', version: '1.1.0', reason: 'again' })).json()).toMatchObject({ code: 'plugins.rollout_runs' });
    expect((await team.promote('by_hand', '1.1.0')).statusCode).toBe(200);
    expect(await rolloutNow(rollout)).toMatchObject({ state: 'aborted', percent: 0 });
    expect((await team.post('rollouts/', { id: 'by_hand', version: '1.1.0', reason: 'again' })).json()).toMatchObject({ code: 'plugins.no_baseline' });
  });

  it('spares the businesses that are excluded', async () => {
    await begin('spares', { exclude: { tenants: [test.tenantA] } });
    expect([(await remoteOf(admin(), 'spares'))?.version, (await remoteOf(people[3] as TestClient, 'spares'))?.version]).toEqual(['1.0.0', '1.1.0']);
  });

  it('cannot be moved by figures one session invents: few of a session count, none of a release nobody has, no weight', async () => {
    const { rollout, candidate } = await begin('invented');
    await tell(admin(), 'invented', Array<Outcome>(50).fill('load'), { release: candidate.release });
    await tell(admin(), 'invented', Array<Outcome>(50).fill('ok'), { release: candidate.release, weight: 10 });
    await tell(people[1] as TestClient, 'invented', ['ok', 'ok'], { release: candidate.release, weight: 10 });
    await tell(people[1] as TestClient, 'invented', ['load'], { release: 999_999 });
    await tell(people[1] as TestClient, 'somebody_else', ['load'], { release: candidate.release });
    const { health } = await until(async () => { const now = await rolloutNow(rollout); return now.health.candidate.loads > 0 && now; }, 'figures are written');
    expect(health.candidate).toMatchObject({ loads: 12, failed: 10 });
  });
});
