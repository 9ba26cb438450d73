import type { Paths } from '../../core';

export const memberPaths = {
  listMembers: 'GET /api/manage_members/members/',
  getMember: 'GET /api/manage_members/members/:id/',
  updateMember: 'PATCH /api/manage_members/members/:id/',
  setMemberRoles: 'PUT /api/manage_members/members/:id/roles/',
  getHoldings: 'GET /api/manage_members/members/:id/holdings/',
  deactivateMember: 'POST /api/manage_members/members/:id/deactivate/',
  reactivateMember: 'POST /api/manage_members/members/:id/reactivate/',
  removeMember: 'POST /api/manage_members/members/:id/remove/',
  endGrant: 'DELETE /api/manage_members/grants/:id/',
} as const satisfies Paths;
