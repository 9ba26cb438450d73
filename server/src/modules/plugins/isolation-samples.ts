import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    revokeOverride: ({ override }) => ({ id: override }),
  },
  shared: {
    setEnabled: { id: 'moodboard' },
    switchImpact: { id: 'moodboard' },
    switchEvents: { id: 'moodboard' },
    enableForTenant: { id: 'moodboard' },
    disableForTenant: { id: 'moodboard' },
    putBlob: { sha256: 'a'.repeat(64) },
    moveChannel: { id: 'moodboard', channel: 'stable' },
    rollBack: { id: 'moodboard', channel: 'stable' },
    status: { id: 'moodboard' },
    tenantHistory: { id: 'moodboard' },
    tenantReleases: { id: 'moodboard' },
    setTenantChannel: { id: 'moodboard' },
    holdForTenant: { id: 'moodboard' },
    endHold: { id: 'moodboard' },
    consentForTenant: { id: 'moodboard' },
    setPlan: { slug: 'b' },
    pinBusiness: { slug: 'b', id: 'moodboard' },
    explainFor: { slug: 'b' },
    readRelease: { release: '1' },
    yankRelease: { release: '1' },
    liftQuarantine: { release: '1' },
    getRollout: { rollout: '1' },
    pauseRollout: { rollout: '1' },
    resumeRollout: { rollout: '1' },
    stepRollout: { rollout: '1' },
    abortRollout: { rollout: '1' },
    revokeTeamKey: { key: '1' },
    revokeDeployToken: { token: '1' },
  },
  bodies: {
    publish: {},
    issueOverride: { plugin: 'moodboard', origin: 'http://localhost:3012', reason: 'try' },
    announceBuild: { ticket: 'a'.repeat(40), release: {} },
    addTeamKey: {},
    putBlob: Buffer.from('bytes'),
  },
  queries: {
    explain: '?plugin=moodboard',
  },
};
