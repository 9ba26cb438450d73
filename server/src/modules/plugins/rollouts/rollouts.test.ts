import type { Rollout, StatusAnswer } from '@butterfly/contracts/plugins';
import { report } from '../../../proof/figures';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith, PASSWORD } from '../../../platform/testing/test-people';
import { RegistryDriver, remoteOf, until } from '../testing/registry-driver';

let test: TestApp;
let team: RegistryDriver;
let people: TestClient[];
let staffA: TestClient[];
/** The plugins of this file, for members who are no administrators. */
const PLUGINS = ['throws', 'tears', 'goes_well', 'invented', 'one_member', 'one_business', 'alone', 'crowd', 'slow_lie'];
beforeAll(async () => {
  test = await createTestApp();
  team = new RegistryDriver(test);
  people = await Promise.all((['adminA', 'adminB', 'both'] as const).map((who) => test.signIn(who)));
  staffA = await Promise.all([0, 1, 2, 3].map((at) => staff('A', at)));
  people.push(...staffA, ...(await Promise.all([0, 1].map((at) => staff('B', at)))));
});

async function staff(business: 'A' | 'B', at: number): Promise<TestClient> {
  const email = `staff${at}@${business.toLowerCase()}.example`;
  await addPersonWith(test.platform, { tenantId: business === 'A' ? test.tenantA : test.tenantB, email, plugins: PLUGINS });
  return signedIn(email);
}

/** Another session of somebody. */
async function signedIn(email: string): Promise<TestClient> {
  const client = test.visitor();
  await client.signIn(email, PASSWORD);
  return client;
}
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

/** Everything that was told so far has been looked at: a rollout that began after it was stopped. */
async function looked(sentinel: string): Promise<void> {
  const { rollout, candidate } = await begin(sentinel, { exclude: { tenants: [test.tenantB] }, gate: { min_loads: 1 } });
  await tell(admin(), sentinel, ['load'], { release: candidate.release });
  await until(async () => (await rolloutNow(rollout)).state === 'aborted', 'the rollout is aborted', 5_000);
}

describe('a rollout', () => {
  it.each([
    ['100 %', 'throws', 1],
    ['30 %', 'tears', 0.3],
  ])(
    'of a release that throws for %s of its loads is aborted by itself within a minute of the 20th failing load',
    async (_share, id, share) => {
      const { rollout, candidate } = await begin(id);
      expect(await remoteOf(admin(), id)).toMatchObject({
        version: '1.1.0',
        why: `rollout ${rollout} at 100 %`,
        sample: 1,
        fallback: { version: '1.0.0' },
      });
      let failing = 0;
      let twentieth = 0;
      for (let load = 0; failing < 20; load += 1) {
        const fails = Math.floor((load + 1) * share) > Math.floor(load * share);
        await tell(people[load % people.length] as TestClient, id, [fails ? 'load' : 'ok'], { release: candidate.release });
        failing += fails ? 1 : 0;
        twentieth = performance.now();
      }
      const ended = await until(
        async () => {
          const now = await rolloutNow(rollout);
          return now.state === 'aborted' && now;
        },
        'the rollout is aborted',
        60_000,
      );
      const seconds = (performance.now() - twentieth) / 1_000;
      report(
        `aborted ${seconds.toFixed(1)} s after the 20th failing load (${ended.health.candidate.failed} of ${ended.health.candidate.loads} failed)`,
      );
      expect(seconds).toBeLessThan(60);
      expect(await remoteOf(admin(), id)).toMatchObject({ version: '1.0.0', fallback: null });
      const { events } = (await team.get(`status/${id}/`)).json<StatusAnswer>();
      expect(events.slice(0, 2)).toMatchObject([
        { action: 'quarantine', after: '1.1.0', actor: `rollout ${rollout}` },
        { action: 'rollout_abort', reason: expect.stringMatching(/loads failed/) as unknown },
      ]);
      expect((await team.promote(id, '1.1.0')).json()).toMatchObject({ code: 'plugins.withdrawn' });
    },
  );

  it('goes on by itself where the release does well, and takes the channel after the last step', async () => {
    const { rollout, candidate } = await begin('goes_well', {
      steps: [
        { percent: 50, hold_s: 0 },
        { percent: 100, hold_s: 0 },
      ],
      gate: { min_loads: 5 },
    });
    for (const who of people.slice(0, 6)) await tell(who, 'goes_well', ['ok'], { release: candidate.release });
    await until(async () => (await rolloutNow(rollout)).state === 'promoted', 'the rollout is promoted');
    expect(await remoteOf(admin(), 'goes_well')).toMatchObject({ version: '1.1.0', why: 'stable', sample: 10 });
  });

  it('is paused, resumed, stepped and aborted by compare and swap, and is over when a person moves the channel', async () => {
    const { rollout, generation } = await begin('by_hand', {
      steps: [
        { percent: 1, hold_s: 60 },
        { percent: 100, hold_s: 60 },
      ],
    });
    const move = (verb: string, expected_generation: number) =>
      team.post(`rollouts/${rollout}/${verb}/`, { expected_generation, reason: 'test' });
    expect((await move('pause', generation + 7)).json()).toMatchObject({ code: 'plugins.rollout_moved' });
    expect((await move('pause', generation)).json()).toMatchObject({ state: 'paused', percent: 1 });
    expect((await move('resume', generation + 1)).json()).toMatchObject({ state: 'running' });
    expect((await move('step', generation + 2)).json()).toMatchObject({ state: 'running', percent: 100 });
    expect((await team.post('rollouts/', { id: 'by_hand', version: '1.1.0', reason: 'again' })).json()).toMatchObject({
      code: 'plugins.rollout_runs',
    });
    expect((await team.promote('by_hand', '1.1.0')).statusCode).toBe(200);
    expect(await rolloutNow(rollout)).toMatchObject({ state: 'aborted', percent: 0 });
    expect((await team.post('rollouts/', { id: 'by_hand', version: '1.1.0', reason: 'again' })).json()).toMatchObject({
      code: 'plugins.no_baseline',
    });
  });

  it('spares the businesses that are excluded', async () => {
    await begin('spares', { exclude: { tenants: [test.tenantA] } });
    expect([(await remoteOf(admin(), 'spares'))?.version, (await remoteOf(people[1] as TestClient, 'spares'))?.version]).toEqual([
      '1.0.0',
      '1.1.0',
    ]);
  });

  it('counts what was told by members who were served the release, in one measure for all their sessions', async () => {
    const { rollout, candidate } = await begin('invented', { exclude: { tenants: [test.tenantB] } });
    const release = candidate.release;
    const again = await signedIn('staff0@a.example');
    for (const who of [staffA[0], again] as TestClient[])
      await tell(who, 'invented', Array<Outcome>(50).fill('ok'), { release, weight: 10 });
    // Without the plugin, in a business that is spared, of a release nobody has, of another plugin: never served.
    await tell(await test.signIn('plainA'), 'invented', Array<Outcome>(50).fill('crash'), { release });
    await tell(people[1] as TestClient, 'invented', Array<Outcome>(50).fill('crash'), { release });
    await tell(admin(), 'invented', ['load'], { release: 999_999 });
    await tell(admin(), 'somebody_else', ['load'], { release });
    await looked('looked_one');
    const { health, state } = await rolloutNow(rollout);
    expect([state, health.candidate]).toEqual(['running', expect.objectContaining({ loads: 20, failed: 0, crashes: 0 })]);
  });

  it('of a release that reaches several businesses is not aborted by one member, by one business, or by a time that was made up', async () => {
    const [member, business, slow] = [
      await begin('one_member', { gate: { min_loads: 5 } }),
      await begin('one_business', { gate: { min_loads: 5 } }),
      await begin('slow_lie', { gate: { min_loads: 5 } }),
    ];
    for (const who of people) {
      await tell(who, 'one_member', ['ok'], { release: member.candidate.release });
      await tell(who, 'slow_lie', ['ok'], { release: slow.candidate.release });
      await tell(who, 'slow_lie', Array<Outcome>(5).fill('ok'), { release: slow.baseline.release });
    }
    for (const session of await Promise.all([1, 2, 3].map(() => signedIn('staff0@a.example')))) {
      await tell(session, 'one_member', Array<Outcome>(50).fill('crash'), { release: member.candidate.release });
      await tell(session, 'slow_lie', Array<Outcome>(50).fill('ok'), { release: slow.candidate.release, ms: 60_000 });
    }
    for (const who of [admin(), ...staffA]) await tell(who, 'one_business', ['load', 'load'], { release: business.candidate.release });
    await looked('looked_two');
    const states = [];
    for (const { rollout } of [member, business, slow]) states.push((await rolloutNow(rollout)).state);
    expect(states).toEqual(['running', 'running', 'running']);
    // Nobody is told to go on with it either: that is for a person to decide. One more business, and it is over.
    const told = performance.now();
    await tell(people[1] as TestClient, 'one_business', ['load'], { release: business.candidate.release });
    await until(async () => (await rolloutNow(business.rollout)).state === 'aborted', 'the rollout is aborted', 5_000);
    report(`aborted ${((performance.now() - told) / 1_000).toFixed(1)} s after the second business told`);
  });

  it('of a release that reaches one business is aborted by its administrator, or by three of its members', async () => {
    const only = { exclude: { tenants: [test.tenantB] }, gate: { min_loads: 5 } };
    const [alone, crowd] = [await begin('alone', only), await begin('crowd', only)];
    await tell(admin(), 'alone', Array<Outcome>(5).fill('load'), { release: alone.candidate.release });
    for (const who of staffA.slice(0, 2)) await tell(who, 'crowd', Array<Outcome>(5).fill('crash'), { release: crowd.candidate.release });
    await until(async () => (await rolloutNow(alone.rollout)).state === 'aborted', 'the rollout is aborted', 5_000);
    await looked('looked_three');
    expect((await rolloutNow(crowd.rollout)).state).toBe('running');
    await tell(staffA[2] as TestClient, 'crowd', ['crash'], { release: crowd.candidate.release });
    await until(async () => (await rolloutNow(crowd.rollout)).state === 'aborted', 'the rollout is aborted', 5_000);
  });
});
