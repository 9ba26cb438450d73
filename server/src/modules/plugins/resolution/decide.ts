import type { AskedPermission, Gate, PermissionRecord, ReleaseRecord, UnavailablePlugin } from '@butterfly/contracts/plugins';
import type { CatalogueEntry } from '../catalogue/catalogue.data';
import { candidatesFor, type Candidate } from './choose-release';
import { incompatibilities } from './compatibility';
import { pendingConsent } from './consent';
import { accessGates, releaseGates } from './gates';
import { hasSurface, type Viewer } from './plugin-surface';
import { shellFor } from './shell-for';
import type { DeliveredPlugin, Requester, RunningBuild, StoredRelease, World } from './world';

/** A release with why it was chosen. */
export interface Choice extends StoredRelease {
  readonly channel: string;
  readonly why: string;
}

/** What was found out about one plugin for one requester. Every plugin has exactly one. */
export interface Decision {
  readonly id: string;
  readonly entry: CatalogueEntry | undefined;
  readonly plugin: DeliveredPlugin | undefined;
  /** What the releases say about themselves: of the one chosen, or the one it would be. */
  readonly known: ReleaseRecord | undefined;
  readonly viewer: Viewer;
  readonly choice: Choice | undefined;
  readonly fallback: StoredRelease | undefined;
  readonly refusal: Pick<UnavailablePlugin, 'code' | 'needs'> | undefined;
  readonly pending: readonly AskedPermission[];
  readonly build: RunningBuild | null;
  readonly gates: readonly Gate[];
}

/** `hidden`: the requester may not use it; pages it has for everybody are shown all the same. */
export function outcomeOf({ viewer, choice }: Decision): 'available' | 'unavailable' | 'hidden' {
  if (viewer === 'visitor') return 'hidden';
  return choice ? 'available' : 'unavailable';
}

/** Features that wait for the business's consent, whatever plugin asks for them. */
export function withheldIn(decisions: readonly Decision[]): string[] {
  return [...new Set(decisions.flatMap(({ pending }) => pending.map(({ id }) => id)))].sort();
}

/** Every plugin with its decision, in the order of the product. Pure: the same for the same input, on every process. */
export function decide(registry: World, requester: Requester): Decision[] {
  const world: World = { ...registry, shell: shellFor(registry, requester)?.record ?? null };
  const entries = new Map(world.catalogue.map((entry) => [entry.id, entry]));
  const released = [...world.plugins.values()]
    .filter(({ channels }) => (channels['stable'] ?? channels['beta'] ?? []).length > 0)
    .map(({ id }) => id);
  const ids = [...new Set([...entries.keys(), ...released.sort()])];
  return withDependencies(ids.map((id) => decideOne(id, { world, requester, entry: entries.get(id) })));
}

function decideOne(
  id: string,
  { world, requester, entry }: { world: World; requester: Requester; entry: CatalogueEntry | undefined },
): Decision {
  const access = accessGates(id, requester);
  const viewer: Viewer = requester.permissions && access.every(({ pass }) => pass) ? { staff: requester.permissions } : 'visitor';
  const plugin = world.plugins.get(id);
  const build = requester.build?.plugin === id && viewer !== 'visitor' ? requester.build : null;
  const candidates = plugin ? candidatesFor(plugin, requester, world) : [];
  const judged = candidates.flatMap((candidate) => judge(candidate, world));
  const found = judged.find(({ faults }) => faults.length === 0);
  const choice = build ? builtChoice(build) : found?.choice;
  const pending = pendingConsent(plugin, requester.business, choice?.record);
  return {
    id,
    entry,
    plugin,
    choice,
    pending,
    build,
    known: (found ?? judged[0])?.choice.record ?? choice?.record,
    viewer: viewer === 'visitor' ? viewer : { staff: withoutPending(viewer.staff, pending) },
    fallback: fallbackOf(judged, found, world),
    refusal: choice ? undefined : refusalOf(judged),
    gates: [...access, ...releaseGates({ judged, choice, build, pending })],
  };
}

/** A candidate with what speaks against it: withdrawn, or too much for the shell. */
export interface Judged {
  readonly choice: Choice;
  readonly withdrawn: string | undefined;
  readonly unfit: readonly string[];
  readonly faults: readonly string[];
}

function judge({ release, channel, why }: Candidate, { record, withdrawn, shell }: World): Judged[] {
  const found = record(release);
  if (!found) return [];
  const held = withdrawn.get(release);
  const unfit = incompatibilities(found, shell);
  const taken = held && `${held.status}: ${held.reason}`;
  return [{ choice: { release, record: found, channel, why }, withdrawn: taken, unfit, faults: [...(taken ? [taken] : []), ...unfit] }];
}

function builtChoice(build: RunningBuild): Choice {
  return { release: 0, record: build.record, channel: 'override', why: `from ${build.origin}` };
}

function withoutPending(permissions: PermissionRecord, pending: readonly AskedPermission[]): PermissionRecord {
  if (pending.length === 0) return permissions;
  const withheld = new Set(pending.map(({ id }) => id));
  return { ...permissions, features: permissions.features.filter((feature) => !withheld.has(feature)) };
}

/** The last one that has proved healthy, else the one before. */
function fallbackOf(judged: readonly Judged[], found: Judged | undefined, { proven }: World): StoredRelease | undefined {
  const others = judged.slice(found ? judged.indexOf(found) + 1 : 0).filter(({ faults }) => faults.length === 0);
  return (others.find(({ choice }) => proven.has(choice.release)) ?? others[0])?.choice;
}

function refusalOf([first, ...rest]: readonly Judged[]): Decision['refusal'] {
  if (!first) return undefined;
  const unfit = [first, ...rest].find(({ withdrawn }) => !withdrawn);
  return unfit
    ? { code: 'shell_too_old', needs: unfit.unfit.join('; ') }
    : { code: 'quarantined', needs: `${first.choice.record.version} is ${first.withdrawn ?? 'withdrawn'}` };
}

/** Takes out, until nothing changes, what needs a plugin that is not there for this requester. */
function withDependencies(decisions: readonly Decision[]): Decision[] {
  const there = new Set(decisions.filter(({ choice, viewer }) => choice && hasSurface(choice, viewer)).map(({ id }) => id));
  let changed = false;
  const next = decisions.map((decision): Decision => {
    const needed = Object.keys(decision.choice?.record.manifest?.requires.plugins ?? {});
    const missing = needed.filter((id) => !there.has(id));
    if (missing.length === 0) return decision;
    changed = true;
    const needs = `needs ${missing.join(', ')}`;
    const gates = decision.gates.map((gate) =>
      gate.gate === 'dependencies' ? { ...gate, pass: false, detail: `It ${needs}, which is not there for you.` } : gate,
    );
    return { ...decision, choice: undefined, refusal: { code: 'missing_dependency', needs }, gates };
  });
  return changed ? withDependencies(next) : next;
}
