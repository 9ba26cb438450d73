import type { PermissionRecord } from '@butterfly/contracts/plugins';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { mayUsePlugin } from '@butterfly/contracts/plugins';
import { catalogue } from '../catalogue/catalogue.data';
import { Dice } from '../../../proof/fuzz/dice';
import { buildManifest, buildRelease, buildShell } from '../testing/build-release';
import { numberOf, worldOf, type Happening, type WorldOptions } from '../testing/world-of';
import { decide, outcomeOf } from './decide';
import { explain } from './explain';
import { resolve } from './resolve';
import { plainBusiness, type Business, type Requester, type World } from './world';

const ROUNDS = Number(process.env['PROOF_ROUNDS'] ?? proofSize({ short: 60, long: 600 }));
const SEED = Number(process.env['PROOF_SEED'] ?? 20_261_121);
const PLUGINS = ['moodboard', 'payments', 'inventory', 'live_console', 'home_view', 'zz_sample'] as const;
const shell = buildShell('1.0.0').record;

function release(dice: Dice, id: string, version: string) {
  const needs = dice.chance(0.2) ? { [dice.pick(PLUGINS)]: '*' } : {};
  const requires = {
    shell: dice.chance(0.15) ? '^2.0.0' : '^1.0.0',
    ...(Object.keys(needs).length > 0 && !(id in needs) ? { plugins: needs } : {}),
  };
  return buildRelease(id, version, {
    manifest: buildManifest(id, {
      requires,
      contributes: { routes: [{ id: 'page', path: `/${id}`, area: dice.chance(0.2) ? 'public' : 'app', page: 'page', title: id }] },
    }),
  }).record;
}

function anyWorld(dice: Dice): { options: WorldOptions; world: World } {
  const moves: Happening[] = [];
  for (const id of PLUGINS) {
    const count = dice.int(0, 4);
    for (let at = 0; at < count; at += 1)
      moves.push({ record: release(dice, id, `1.${at}.0`), channel: dice.chance(0.2) ? 'beta' : 'stable', at: at * 1_000 });
  }
  const withdrawn = new Map(
    moves.filter(() => dice.chance(0.15)).map(({ record }) => [numberOf(record), { status: 'quarantined' as const, reason: 'test' }]),
  );
  const rollouts =
    moves.length > 0 && dice.chance(0.6)
      ? [{ id: dice.int(1, 99), of: release(dice, dice.pick(moves).record.id, '9.0.0'), reach: [{ percent: dice.int(1, 100), at: 0 }] }]
      : [];
  const options = { moves, withdrawn, rollouts, shell };
  return { options, world: worldOf(options) };
}

function anyLooker(dice: Dice): Requester {
  const some = () => PLUGINS.filter(() => dice.chance(0.4));
  const permissions: PermissionRecord | null = dice.chance(0.1)
    ? null
    : { plugins: some(), features: some().map((id) => `access_${id}`), is_admin: dice.chance(0.3) };
  const preferences: Business['preferences'] = new Map(
    some().map((id) => [
      id,
      { channel: dice.chance(0.5) ? ('beta' as const) : ('stable' as const), held: null, consented: [], generation: 1 },
    ]),
  );
  const business = {
    ...plainBusiness(
      dice.int(1, 500),
      some().filter(() => dice.chance(0.3)),
    ),
    preferences,
    plan: dice.chance(0.2) ? new Set(some()) : null,
    frozenSince: dice.chance(0.2) ? dice.int(0, 3_000) : null,
  };
  return { permissions, business: permissions ? business : null, build: null, now: 0 };
}

/** Runs a property over many worlds; a failure names the seed of its round. */
function always(property: (dice: Dice) => void): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      property(new Dice(SEED + round));
    } catch (error) {
      throw new Error(`PROOF_SEED=${SEED + round} PROOF_ROUNDS=1: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

const versions = (world: World, requester: Requester) =>
  new Map(
    decide(world, requester).map(({ id, choice, refusal, fallback }) => [
      id,
      `${choice?.record.version ?? refusal?.code} ← ${fallback?.record.version ?? '–'}`,
    ]),
  );

const drawn = (world: World, requester: Requester) => {
  const { plugins, unavailable, known_routes } = resolve(world, requester);
  return { plugins, unavailable, known_routes };
};

describe(`resolution, for ${ROUNDS} worlds from seed ${SEED}`, () => {
  it('does not depend on the order in which plugins are known', () =>
    always((dice) => {
      const { options, world } = anyWorld(dice);
      const requester = anyLooker(dice);
      const order = [...PLUGINS].sort(() => (dice.chance(0.5) ? 1 : -1));
      // What happened to one plugin happened in its order; which plugin comes first means nothing.
      const moves = order.flatMap((id) => options.moves.filter(({ record }) => record.id === id));
      const other = worldOf({ ...options, moves });
      expect(drawn(other, requester)).toEqual(drawn(world, requester));
    }));

  it('is monotone in percent: who has a candidate at some step has it at every later one', () =>
    always((dice) => {
      const [base, next] = [release(dice, 'moodboard', '1.0.0'), buildRelease('moodboard', '2.0.0').record];
      const requester = anyLooker(dice);
      const business = plainBusiness(dice.int(1, 10_000));
      const has = (percent: number) =>
        decide(worldOf({ moves: [{ record: base }], rollouts: [{ id: 7, of: next, reach: [{ percent, at: 0 }] }], shell }), {
          ...requester,
          business,
        }).find(({ id }) => id === 'moodboard')?.choice?.record.version === '2.0.0';
      const steps = [1, 5, 10, 25, 50, 75, 100].map(has);
      expect(steps).toEqual([...steps].sort());
      expect(steps.at(-1)).toBe(true);
    }));

  it('gives exactly the former result after a rollback', () =>
    always((dice) => {
      const { options, world } = anyWorld(dice);
      const requester = { ...anyLooker(dice) };
      if (options.moves.length === 0) return;
      const { record } = dice.pick(options.moves);
      const stable = options.moves.filter((move) => move.record.id === record.id && (move.channel ?? 'stable') === 'stable');
      const before = stable.at(-1)?.record;
      if (!before || requester.business?.frozenSince != null) return;
      const promoted = { record: buildRelease(record.id, '5.0.0').record, at: 9_000 };
      const back = worldOf({ ...options, moves: [...options.moves, promoted, { record: before, at: 9_001, rollback: true }] });
      expect(versions(back, requester)).toEqual(versions(world, requester));
      expect(drawn(back, requester)).toEqual(drawn(world, requester));
    }));

  it('shows no staff page of a plugin without permission, nor one the business does not have', () =>
    always((dice) => {
      const { world } = anyWorld(dice);
      const requester = anyLooker(dice);
      const { plugins, unavailable } = resolve(world, requester);
      for (const { id, routes, nav, cards } of [...plugins, ...unavailable.map((plugin) => ({ ...plugin, nav: [] }))]) {
        const may =
          requester.permissions !== null &&
          mayUsePlugin(requester.permissions, id) &&
          (id === 'home_view' ||
            (!requester.business?.switchedOff.has(id) &&
              (!requester.business?.plan || requester.business.plan.has(id) || id === 'manage_members')));
        if (!may)
          expect([id, routes.filter(({ area }) => area === 'app' || area === 'outside-layout'), nav, cards]).toEqual([id, [], [], []]);
      }
    }));

  it('decides every plugin exactly once: available, unavailable or hidden, with a reason', () =>
    always((dice) => {
      const { world } = anyWorld(dice);
      const decisions = decide(world, anyLooker(dice));
      const ids = decisions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(catalogue.every(({ id }) => ids.includes(id))).toBe(true);
      for (const decision of decisions)
        if (outcomeOf(decision) !== 'available')
          expect([decision.id, decision.gates.some(({ pass }) => !pass)]).toEqual([decision.id, true]);
    }));

  it('is what explain says: visible exactly when the page has the plugin', () =>
    always((dice) => {
      const { world } = anyWorld(dice);
      const requester = anyLooker(dice);
      const { plugins } = resolve(world, requester);
      for (const { id, viewer } of decide(world, requester)) {
        const explained = explain(world, requester, { plugin: id, member: 1 });
        expect([id, explained?.visible]).toEqual([id, viewer !== 'visitor' && plugins.some((plugin) => plugin.id === id)]);
        expect([id, explained?.gates.every(({ pass }) => pass)]).toEqual([id, explained?.visible]);
      }
    }));
});
