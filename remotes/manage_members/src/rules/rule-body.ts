import type { NewRule } from '@butterfly/contracts/manage_members';

/** What is sent of a rule, without what the server keeps itself. */
export function bodyOf({
  name,
  object,
  strategy,
  candidates,
  required_skills,
  working_hours_only,
  fallback_id,
  enabled,
}: NewRule): NewRule {
  return { name, object, strategy, candidates, required_skills, working_hours_only, fallback_id, enabled };
}

export const EMPTY_RULE: NewRule = {
  name: '',
  object: 'lead',
  strategy: 'round_robin',
  candidates: [],
  required_skills: [],
  working_hours_only: false,
  fallback_id: null,
  enabled: true,
};
