import * as z from 'zod';
import { id, line, timestamp } from '../../core';

export const ruleObject = z.enum(['lead', 'project', 'task', 'conversation']);
export const strategy = z.enum(['round_robin', 'least_loaded', 'best_skill', 'fixed']);
export type Strategy = z.output<typeof strategy>;

const requiredSkill = z.strictObject({ skill_id: id, min_level: z.int().min(1).max(5), weight: z.int().min(1).max(10) });
export type RequiredSkill = z.output<typeof requiredSkill>;

const parts = {
  name: line(80),
  object: ruleObject,
  strategy,
  /** Who may be chosen; nobody named: every active member. */
  candidates: z.array(id).max(200),
  required_skills: z.array(requiredSkill).max(20),
  working_hours_only: z.boolean(),
  /** Who gets it when nobody fits; with `fixed`, who always does. */
  fallback_id: id.nullable(),
  enabled: z.boolean(),
};

export const rule = z.object({ id, ...parts, name: z.string(), position: z.int(), version: z.int() });
export type Rule = z.output<typeof rule>;
export const newRule = z.strictObject({
  ...parts,
  candidates: parts.candidates.default([]),
  required_skills: parts.required_skills.default([]),
  working_hours_only: z.boolean().default(false),
  fallback_id: id.nullable().default(null),
  enabled: z.boolean().default(true),
});
export type NewRule = z.output<typeof newRule>;
export const rulePatch = z.strictObject({ ...parts, position: z.int().min(0).max(500) }).partial();
export type RulePatch = z.output<typeof rulePatch>;

/** A rule as it stands in the form, saved or not, and the moment it is asked for. */
export const ruleTrial = z.strictObject({ rule: newRule, at: timestamp.optional() });

const candidate = z.object({
  member_id: id,
  name: z.string(),
  eligible: z.boolean(),
  /** 0 to 100, two digits; of best_skill alone. */
  score: z.number().nullable(),
  /** Open projects of as many as the member takes at once. */
  open: z.int(),
  capacity: z.int(),
  last_assigned_at: timestamp.nullable(),
  reasons: z.array(z.string()),
});

/** Who would be chosen, and of everybody why or why not; the best first. */
export const ruleVerdict = z.object({
  chosen: z.object({ member_id: id, name: z.string() }).nullable(),
  because: z.string(),
  candidates: z.array(candidate),
});
export type RuleVerdict = z.output<typeof ruleVerdict>;
