import { proofSize } from '@butterfly/testing/proof/proof-size';
import { casesOf, type Case } from '../../isolation-requests';
import { everyRow } from '../../platform/testing/every-row';
import { Dice } from '../fuzz/dice';
import { accessWorld, type AccessWorld } from './access-world';
import { judgeAccess, type Finding } from './judge-access';
import { removableChecks, removeCheck, type Check, type RemovableCheck } from './removed-check';
import { report } from '../figures';

/** Fewer would mean that operations are not found any more. */
const LEAST_REQUESTS = 3_000;
const LEAST_CHECKS = 700;
/** How many checks are taken out of the server, one after the other. */
const DRAWS = proofSize({ short: 10, long: Infinity });
const LIMIT_MS = proofSize({ short: 60_000, long: 1_800_000 });
const SEED = Number(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

let world: AccessWorld;
beforeAll(async () => {
  world = await accessWorld();
});
afterAll(() => world?.test.stop());

describe('every operation × everybody who may not have it', () => {
  it('answers as the table says, also with a cookie that was good a moment before, and changes nothing', async () => {
    const { test, callers, letThroughBefore } = world;
    const before = await everyRow(test, test.tenantB);
    const { asked, findings } = await judgeAccess(
      world,
      casesOf(test, () => true),
    );
    expect(findings).toEqual([]);
    expect(await everyRow(test, test.tenantB)).toEqual(before);
    const total = Object.values(asked).reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(LEAST_REQUESTS);
    expect(Object.keys(asked).sort()).toEqual([...callers.keys()].sort());
    report(
      `${test.operations.length} operations, ${callers.size} kinds of callers, ${total} refusals, ${letThroughBefore} let through before something was taken away\n${Object.entries(
        asked,
      )
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', ')}`,
    );
  });
});

describe('what is open', () => {
  it('to strangers or to every member says why, in the isolation samples of its module, and nothing else does', () => {
    const open = casesOf(world.test, ({ access }) => access === 'public' || access === 'session').map(({ key }) => key);
    expect(Object.keys(world.samples.open).sort()).toEqual(open.sort());
    for (const [key, why] of Object.entries(world.samples.open)) expect([key, why.split(' ').length >= 3]).toEqual([key, true]);
  });

  it("to the token of any team says why, as does what refuses another team's", () => {
    expect(Object.keys(world.samples.teamToken).sort()).toEqual(
      casesOf(world.test, ({ access }) => access === 'deploy')
        .map(({ key }) => key)
        .sort(),
    );
  });
});

describe('a check that is removed', () => {
  it(
    'is noticed: somebody gets what the table does not give',
    async () => {
      const drawn = draw(removableChecks(world), Dice.at(SEED, 'removed checks'));
      const lines: string[] = [];
      const unnoticed: string[] = [];
      for (const { key, check, declared: operation } of drawn) {
        const one = { key, operation };
        await withEverythingInPlace(one);
        const look = () => whoGetsThrough(one, check);
        // What it is about may be gone, destroyed by one before it: then nobody notices, or what refuses it is that it is gone.
        const first =
          `${key}: ${check}` in world.samples.refusedTwice ? await begunAnew(look) : ((await look()) ?? (await begunAnew(look)));
        if (!first) unnoticed.push(`${key}: ${check}`);
        else lines.push(`${key} without its ${check}: ${first.caller} got ${first.got} instead of ${first.expected}`);
      }
      const told = drawn.length <= 10 ? `\n${lines.join('\n')}` : '';
      report(`seed ${SEED}: ${drawn.length} checks removed, ${lines.length} noticed${told}`);
      const twice = drawn.map(({ key, check }) => `${key}: ${check}`).filter((one) => one in world.samples.refusedTwice);
      expect(unnoticed.sort()).toEqual(twice.sort());
    },
    LIMIT_MS,
  );
});

/** The first for whom the answer is another one without the check. */
async function whoGetsThrough(one: Case, check: Check): Promise<Finding | undefined> {
  const removable = removableChecks(world).find((other) => other.key === one.key && other.check === check);
  if (!removable) throw new Error(`${one.key} has no ${check} in another run.`);
  const putBack = removeCheck(removable, world);
  return (await judgeAccess(world, [one]).finally(putBack)).findings[0];
}

/** An operation without its check may end a session or a membership that another one needs: then everything begins anew. */
async function withEverythingInPlace(one: Case): Promise<void> {
  if ((await judgeAccess(world, [one])).findings.length === 0) return;
  expect((await begunAnew(() => judgeAccess(world, [one]))).findings).toEqual([]);
}

async function begunAnew<T>(work: () => Promise<T>): Promise<T> {
  await world.test.stop();
  world = await accessWorld();
  return work();
}

/** Reads first, deletions last: what an operation without its check destroys is not there for the next one. */
const ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function draw(all: readonly RemovableCheck[], dice: Dice): RemovableCheck[] {
  expect(all.length).toBeGreaterThan(LEAST_CHECKS);
  const left = [...all];
  const drawn = DRAWS >= all.length ? left : Array.from({ length: DRAWS }, () => left.splice(dice.int(0, left.length - 1), 1)).flat();
  return drawn.sort((a, b) => ORDER.indexOf(a.declared.method) - ORDER.indexOf(b.declared.method));
}
