import type { Paths } from '../../core';

export const skillPaths = {
  readMatrix: 'GET /api/manage_members/skills/',
  createSkill: 'POST /api/manage_members/skills/',
  updateSkill: 'PATCH /api/manage_members/skills/:id/',
  deleteSkill: 'DELETE /api/manage_members/skills/:id/',
  restoreSkill: 'POST /api/manage_members/skills/:id/restore/',
  setMemberSkill: 'PUT /api/manage_members/member-skills/:member/:skill/',
  listCategories: 'GET /api/manage_members/categories/',
  createCategory: 'POST /api/manage_members/categories/',
  updateCategory: 'PATCH /api/manage_members/categories/:id/',
  deleteCategory: 'DELETE /api/manage_members/categories/:id/',
  restoreCategory: 'POST /api/manage_members/categories/:id/restore/',
  listAvailability: 'GET /api/manage_members/availability/',
  addAvailability: 'POST /api/manage_members/availability/',
  removeAvailability: 'DELETE /api/manage_members/availability/:id/',
} as const satisfies Paths;
