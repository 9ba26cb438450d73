import type { Rule, Strategy } from '@butterfly/contracts/manage_members';

export const OBJECTS: Readonly<Record<Rule['object'], string>> = {
  lead: 'New leads',
  project: 'New projects',
  task: 'New tasks',
  conversation: 'New conversations',
};
export const STRATEGIES: Readonly<Record<Strategy, { label: string; text: string }>> = {
  round_robin: { label: 'In turn', text: 'Whoever has waited longest' },
  least_loaded: { label: 'Most room', text: 'Whoever has the fewest open projects for what they take at once' },
  best_skill: { label: 'Best skill', text: 'Whoever has the skills below at the highest levels' },
  fixed: { label: 'Always the same', text: 'One person gets all of them' },
};
