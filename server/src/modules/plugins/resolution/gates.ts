import { mayUsePlugin, type AskedPermission, type Gate } from '@butterfly/contracts/plugins';
import { ALWAYS_ON } from './always-on';
import type { Choice, Judged } from './decide';
import type { Requester, RunningBuild } from './world';

const FEATURE_ONLY = new Set(['live_console']);
const OPEN = new Set(['home_view', 'exodus']);

const say = (gate: Gate['gate'], pass: boolean, detail: string): Gate => ({ gate, pass, detail });

/** May this requester use the plugin at all? */
export function accessGates(id: string, { business, permissions }: Requester): Gate[] {
  const planned = !business?.plan || business.plan.has(id) || ALWAYS_ON.has(id);
  const isOn = !business?.switchedOff.has(id) || ALWAYS_ON.has(id);
  const hasFeature = permissions?.features.includes(`access_${id}`) === true;
  return [
    say('catalogue', true, 'It is a plugin of the suite.'),
    say('plan', planned, planned ? 'Your plan includes it.' : 'Your plan does not include it.'),
    say('enablement', isOn, isOn ? 'It is switched on for your business.' : 'An administrator has switched it off for your business.'),
    permissionGate(id, { permissions }),
    FEATURE_ONLY.has(id)
      ? say(
          'feature',
          hasFeature,
          hasFeature ? `You have the feature access_${id}.` : `It needs the feature access_${id}, from administrators too.`,
        )
      : say('feature', true, 'It needs no feature of its own.'),
  ];
}

function permissionGate(id: string, { permissions }: Pick<Requester, 'permissions'>): Gate {
  if (!permissions) return say('permission', false, 'You are not signed in.');
  if (OPEN.has(id)) return say('permission', true, 'Everybody who is signed in may use it.');
  if (permissions.is_admin) return say('permission', true, 'Administrators may use every plugin.');
  const may = mayUsePlugin(permissions, id);
  return say(
    'permission',
    may || (FEATURE_ONLY.has(id) && permissions.plugins.includes(id)),
    may ? 'Your roles let you use it.' : `None of your roles lets you use it. Ask an administrator for “${id}”.`,
  );
}

interface Found {
  readonly judged: readonly Judged[];
  readonly choice: Choice | undefined;
  readonly build: RunningBuild | null;
  readonly pending: readonly AskedPermission[];
}

/** Is there a release that can run? */
export function releaseGates({ judged, choice, build, pending }: Found): Gate[] {
  const first = judged[0];
  const ready = (build ?? first) !== undefined;
  const healthy = build ? true : judged.some(({ withdrawn }) => !withdrawn);
  const fits = build ? true : judged.some(({ faults }) => faults.length === 0);
  return [
    say('release', ready, releaseLabel(first, choice, pending)),
    say('shell', !ready || !healthy || fits, shellLabel(judged, choice)),
    say('dependencies', true, 'Every plugin it needs is there.'),
    say('health', !ready || healthy, healthLabel(judged, choice)),
    say('override', true, build ? `For you it comes from ${build.origin} until ${build.endsAt}.` : 'It comes from the registry.'),
  ];
}

function releaseLabel(first: Judged | undefined, choice: Choice | undefined, pending: readonly AskedPermission[]): string {
  if (!first && !choice) return 'It has not been released yet.';
  const shown = first?.choice ?? choice;
  const waits =
    pending.length > 0
      ? ` ${pending.length} new permission${pending.length > 1 ? 's wait' : ' waits'} for an administrator’s consent.`
      : '';
  return `Version ${shown?.record.version ?? '–'} (${shown?.why ?? '–'}).${waits}`;
}

function shellLabel(judged: readonly Judged[], choice: Choice | undefined): string {
  const unfit = judged.find(({ withdrawn }) => !withdrawn);
  if (!unfit || unfit.unfit.length === 0) return 'It fits the shell in use.';
  const because = `${unfit.choice.record.version} ${unfit.unfit.join('; ')}.`;
  return choice ? `${because} You get ${choice.record.version} until the shell is newer.` : because;
}

function healthLabel(judged: readonly Judged[], choice: Choice | undefined): string {
  const sick = judged[0];
  if (!sick?.withdrawn) return 'No trouble is known.';
  const because = `${sick.choice.record.version} is ${sick.withdrawn}.`;
  return choice ? `${because} You get ${choice.record.version} instead.` : because;
}
