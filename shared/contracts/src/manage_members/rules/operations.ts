import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { rulePaths } from './paths';
import { newRule, rule, rulePatch, ruleTrial, ruleVerdict } from './schema';

const byId = z.object({ id: idParam });
const guarded = ['precondition_required', 'version_conflict'] as const;

export const ruleOperations = defineRoutes(rulePaths, {
  listRules: { summary: 'Rules in the order in which they are asked', access: 'plugin', ok: z.array(rule) },
  createRule: {
    summary: 'Add a rule at the end',
    idempotent: true,
    access: 'plugin',
    feature: 'manage_members',
    body: newRule,
    bodyLimit: 32_768,
    ok: rule,
    status: 201,
  },
  updateRule: {
    summary: 'Change or move a rule; needs If-Match',
    access: 'plugin',
    feature: 'manage_members',
    params: byId,
    body: rulePatch,
    bodyLimit: 32_768,
    ok: rule,
    errors: guarded,
  },
  deleteRule: { summary: 'Delete a rule; needs If-Match', access: 'plugin', feature: 'manage_members', params: byId, errors: guarded },
  testRule: {
    summary: 'Test a rule: who would be chosen and why. Assigns nothing',
    access: 'plugin',
    body: ruleTrial,
    bodyLimit: 32_768,
    ok: ruleVerdict,
  },
});
