import type { RequiredSkill } from '@butterfly/contracts/manage_members';

export interface SkillFacts {
  /** Skill id → level of a member. */
  readonly levels: ReadonlyMap<number, number>;
  /** Assigned share of what the member takes at once: 1.1 is overloaded by 10 %. */
  readonly load: number;
  /** Null: not known, so not held against anybody. */
  readonly travelMinutes: number | null;
}

/** Skills a member lacks: not there, or below the level that is asked for. */
export function lacking(required: readonly RequiredSkill[], levels: ReadonlyMap<number, number>): RequiredSkill[] {
  return required.filter(({ skill_id: skill, min_level: least }) => (levels.get(skill) ?? 0) < least);
}

/**
 * How well somebody fits, 0 to 100: the weighted mean of the required levels, less 20 points per whole overload and 15 for
 * a way of more than an hour. Two digits; nothing required counts as a full fit.
 */
export function skillScore(required: readonly RequiredSkill[], { levels, load, travelMinutes }: SkillFacts): number {
  const weights = required.reduce((sum, { weight }) => sum + weight, 0);
  const points = required.reduce((sum, { skill_id: skill, weight }) => sum + ((levels.get(skill) ?? 0) / 5) * weight, 0);
  const fit = weights === 0 ? 100 : (points / weights) * 100;
  const overload = Math.max(0, load - 1);
  const far = travelMinutes !== null && travelMinutes > 60 ? 15 : 0;
  return Math.round((fit - 20 * overload - far) * 100) / 100;
}
