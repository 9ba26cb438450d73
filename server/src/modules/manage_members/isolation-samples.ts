import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    getMember: ({ people }) => ({ id: people.member }),
    updateMember: ({ people }) => ({ id: people.member }),
    setMemberRoles: ({ people }) => ({ id: people.member }),
    getHoldings: ({ people }) => ({ id: people.member }),
    deactivateMember: ({ people }) => ({ id: people.member }),
    reactivateMember: ({ people }) => ({ id: people.member }),
    removeMember: ({ people }) => ({ id: people.member }),
    endGrant: ({ people }) => ({ id: people.grant }),
    resendInvite: ({ people }) => ({ id: people.invite }),
    revokeInvite: ({ people }) => ({ id: people.invite }),
    readInvite: () => ({ token: `1-${'a'.repeat(43)}` }),
    acceptInvite: () => ({ token: `1-${'a'.repeat(43)}` }),
    getRole: ({ people }) => ({ id: people.role }),
    updateRole: ({ people }) => ({ id: people.role }),
    updateSkill: ({ people }) => ({ id: people.skill }),
    deleteSkill: ({ people }) => ({ id: people.skill }),
    restoreSkill: ({ people }) => ({ id: people.skill }),
    setMemberSkill: ({ people }) => ({ member: people.member, skill: people.skill }),
    updateCategory: ({ people }) => ({ id: people.category }),
    deleteCategory: ({ people }) => ({ id: people.category }),
    restoreCategory: ({ people }) => ({ id: people.category }),
    removeAvailability: ({ people }) => ({ id: people.absence }),
    updateRule: ({ people }) => ({ id: people.rule }),
    deleteRule: ({ people }) => ({ id: people.rule }),
    deleteRole: ({ people }) => ({ id: people.role }),
  },
  bodies: {
    addAvailability: { member_id: 1, kind: 'weekly', weekday: 1, state: 'available' },
  },
  queries: {
    listAvailability: ({ people }) => `?member=${people.member}`,
  },
  open: {
    myPermissions: 'what the member who asks may do',
    readInvite: 'the token of the invitation is the key',
    acceptInvite: 'the token of the invitation is the key',
  },
};
