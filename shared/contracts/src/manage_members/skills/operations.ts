import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { skillPaths } from './paths';
import { availability, category, categoryKind, categoryPatch, memberSkill, newAvailability, newCategory, newSkill, skill, skillLevel, skillMatrix, skillPatch } from './schema';

const byId = z.object({ id: idParam });
const small = { bodyLimit: 8_192 } as const;

export const skillOperations = defineRoutes(skillPaths, {
  readMatrix: { summary: 'Who can do what, how well, and certified until when', access: 'plugin', ok: skillMatrix },
  createSkill: { summary: 'Name a skill', idempotent: true, access: 'plugin', feature: 'manage_members', body: newSkill, ...small, ok: skill, status: 201, errors: ['manage_members.skill_exists'] },
  updateSkill: { summary: 'Change a skill', access: 'plugin', feature: 'manage_members', params: byId, body: skillPatch, ...small, ok: skill, errors: ['manage_members.skill_exists'] },
  deleteSkill: { summary: 'Put a skill away; levels are kept for its return', access: 'plugin', feature: 'manage_members', params: byId },
  restoreSkill: { summary: 'Bring a skill back with its levels', access: 'plugin', feature: 'manage_members', params: byId, body: z.object({}).optional(), ok: skill, errors: ['manage_members.skill_exists'] },
  setMemberSkill: {
    summary: 'How well a member can do something; 0 takes it away', access: 'plugin', feature: 'manage_members', params: z.object({ member: idParam, skill: idParam }), body: skillLevel, ...small, ok: memberSkill.nullable(),
    errors: ['manage_members.certificate_missing'],
  },
  listCategories: { summary: 'The trees of categories', access: 'plugin', query: z.object({ kind: categoryKind.optional() }), ok: z.array(category) },
  createCategory: { summary: 'Add a category at the end of its siblings', idempotent: true, access: 'plugin', feature: 'manage_members', body: newCategory, ...small, ok: category, status: 201, errors: ['manage_members.category_nested'] },
  updateCategory: { summary: 'Rename, colour or move a category', access: 'plugin', feature: 'manage_members', params: byId, body: categoryPatch, ...small, ok: category, errors: ['manage_members.category_nested'] },
  deleteCategory: { summary: 'Put a category away; what was in it moves up', access: 'plugin', feature: 'manage_members', params: byId },
  restoreCategory: { summary: 'Bring a category back', access: 'plugin', feature: 'manage_members', params: byId, body: z.object({}).optional(), ok: category },
  listAvailability: { summary: 'When somebody works and when not', access: 'plugin', query: z.object({ member: idParam }), ok: z.array(availability) },
  addAvailability: { summary: 'Note working hours of every week, or days off', idempotent: true, access: 'plugin', feature: 'manage_members', body: newAvailability, ...small, ok: availability, status: 201 },
  removeAvailability: { summary: 'Remove a note', access: 'plugin', feature: 'manage_members', params: byId },
});
