import { buildManifest, buildRelease, buildShell } from '../testing/build-release';
import { numberOf, worldOf } from '../testing/world-of';
import { decide } from './decide';
import { shellFor } from './shell-for';
import { plainBusiness, type Business, type Requester } from './world';

const [before, next] = [buildShell('1.0.0').record, buildShell('1.1.0').record];
const board = buildRelease('moodboard', '1.0.0', { manifest: buildManifest('moodboard') }).record;
const HOUR = 3_600_000;
const requester = (business: Partial<Business> | null = {}, more: Partial<Requester> = {}): Requester => ({
  permissions: { plugins: [], features: [], is_admin: true },
  business: business && { ...plainBusiness(1), ...business },
  build: null,
  now: 10 * HOUR,
  ...more,
});
const rollout = { id: 3, of: next, reach: [{ percent: 100, at: 5 * HOUR }] };
const onTrial = worldOf({ moves: [{ record: before }], rollouts: [rollout], shell: before });
const versionFor = (who: Requester, world = onTrial) => shellFor(world, who)?.record.version;

describe('the shell somebody gets', () => {
  it('is the one on trial where a rollout reaches the business, and what the channel stands on for visitors and excluded ones', () => {
    expect(shellFor(onTrial, requester())).toMatchObject({ release: numberOf(next), why: 'rollout 3 at 100 %', isOnTrial: true });
    expect(shellFor(onTrial, requester(null))).toMatchObject({ release: numberOf(before), why: 'stable', isOnTrial: false });
    const spared = worldOf({ moves: [{ record: before }], rollouts: [{ ...rollout, excluded: [1] }], shell: before });
    expect(versionFor(requester(), spared)).toBe('1.0.0');
  });

  it('is the one before for who steps back, and for everybody once the one on trial is withdrawn', () => {
    expect(versionFor(requester({}, { passedOver: numberOf(next) }))).toBe('1.0.0');
    const withdrawn = new Map([[numberOf(next), { status: 'quarantined' as const, reason: 'it fails' }]]);
    expect(versionFor(requester(), { ...onTrial, withdrawn })).toBe('1.0.0');
  });

  it('does not change on the day of an event, unless the move breaks the freeze', () => {
    const frozen = { frozenSince: 4 * HOUR };
    expect(versionFor(requester(frozen))).toBe('1.0.0');
    const moved = (breaksFreeze: boolean) =>
      worldOf({ moves: [{ record: before }, { record: next, at: 5 * HOUR, breaksFreeze }], shell: next });
    expect(versionFor(requester(frozen), moved(false))).toBe('1.0.0');
    expect(versionFor(requester(frozen), moved(true))).toBe('1.1.0');
    expect(versionFor(requester(), moved(false))).toBe('1.1.0');
  });

  it('stands on what the channel points to where nothing better is left, and is none where there is none', () => {
    const withdrawn = new Map([[numberOf(before), { status: 'yanked' as const, reason: 'a leak' }]]);
    expect(versionFor(requester(), worldOf({ moves: [{ record: before }], shell: before, withdrawn }))).toBe('1.0.0');
    expect(shellFor(worldOf({ moves: [] }), requester())).toBeNull();
  });

  it('decides which releases of plugins fit', () => {
    const needsNext = buildRelease('moodboard', '2.0.0', {
      manifest: buildManifest('moodboard'),
      requires_shared: { antd: '^6.0.0' },
    }).record;
    const withAntd = buildShell('1.1.0', { provides: { antd: { version: '6.1.0', files: ['1.js'] } } }).record;
    const world = worldOf({
      moves: [{ record: before }, { record: board }, { record: needsNext }],
      rollouts: [{ ...rollout, of: withAntd, excluded: [2] }],
      shell: before,
    });
    const boardOf = (tenantId: number) =>
      decide(world, requester({ tenantId })).find(({ id }) => id === 'moodboard')?.choice?.record.version;
    expect([boardOf(1), boardOf(2)]).toEqual(['2.0.0', '1.0.0']);
  });
});
