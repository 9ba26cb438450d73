/** What a change of permissions is called. */
export const AUDIT_WORDS: Readonly<Record<string, string>> = {
  role_created: 'Role made',
  role_changed: 'Permissions changed',
  role_deleted: 'Role deleted',
  roles_changed: 'Roles changed',
  invited: 'Invited',
  invite_resent: 'Invitation sent again',
  invite_revoked: 'Invitation taken back',
  joined: 'Joined',
  granted: 'Given access',
  grant_ended: 'Access ended by itself',
  grant_taken_back: 'Access taken back',
  deactivated: 'Deactivated',
  reactivated: 'Let in again',
  removed: 'Removed',
};
