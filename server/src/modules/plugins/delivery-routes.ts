import type { operations } from '@butterfly/contracts/plugins';
import type { Handlers } from '../../platform/define-module';
import { callerOf } from './caller';
import type { Releases } from './releases/service';
import type { RolloutService, RolloutVerb } from './rollouts/service';
import type { Teams } from './teams/service';

export interface DeliveryServices {
  readonly releases: Releases;
  readonly rollouts: RolloutService;
  readonly teams: Teams;
}

type RolloutCall = Pick<Parameters<Handlers<typeof operations>['pauseRollout']>[0], 'params' | 'body' | 'ip' | 'requestId' | 'deploy'>;

/** What plugin teams call: releases, rollouts, keys and tokens. */
export function deliveryHandlers({ releases, rollouts, teams }: DeliveryServices) {
  const move = (verb: RolloutVerb) => (call: RolloutCall) =>
    rollouts.move(
      { rollout: call.params.rollout, verb, expected: call.body.expected_generation, reason: call.body.reason },
      callerOf(call),
    );
  return {
    listReleases: ({ query }) => releases.list(query.plugin),
    readRelease: ({ params }) => releases.read(params.release),
    yankRelease: (call) => releases.yank(call.params.release, call.body.reason, callerOf(call)),
    liftQuarantine: (call) => releases.lift(call.params.release, call.body.reason, callerOf(call)),
    moveImpact: (call) => releases.impact(call.query, callerOf(call)),
    listRollouts: ({ query }) => rollouts.list(query.plugin),
    startRollout: (call) => rollouts.start(call.body, callerOf(call)),
    getRollout: ({ params }) => rollouts.get(params.rollout),
    pauseRollout: move('pause'),
    resumeRollout: move('resume'),
    stepRollout: move('step'),
    abortRollout: move('abort'),
    listTeamKeys: () => teams.keys(),
    addTeamKey: (call) => teams.addKey(call.body, callerOf(call)),
    revokeTeamKey: (call) => teams.revokeKey(call.params.key, call.body.reason, callerOf(call)),
    listDeployTokens: (call) => teams.tokens(callerOf(call)),
    issueDeployToken: (call) => teams.issueToken(call.body, callerOf(call)),
    revokeDeployToken: (call) => teams.revokeToken(call.params.token, call.body.reason, callerOf(call)),
  } satisfies Partial<Handlers<typeof operations>>;
}
