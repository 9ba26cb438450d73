import type { NewRule, RuleVerdict } from '@butterfly/contracts/manage_members';
import { lacking, skillScore } from './score';

/** What is known of one candidate at the moment of choosing. */
export interface CandidateFacts {
  readonly memberId: number;
  readonly name: string;
  readonly levels: ReadonlyMap<number, number>;
  readonly open: number;
  readonly capacity: number;
  readonly lastAssignedAt: string | null;
  /** Why the member is not there now; null: is there, or nobody asks. */
  readonly absence: string | null;
}

type Candidate = RuleVerdict['candidates'][number];
type Order = (a: Candidate, b: Candidate) => number;

const byId: Order = (a, b) => a.member_id - b.member_id;
const loadOf = ({ open, capacity }: { open: number; capacity: number }): number => open / capacity;

/** Who goes first, by strategy; ties by id. */
const ORDERS: Readonly<Record<NewRule['strategy'], Order>> = {
  best_skill: (a, b) => (b.score ?? 0) - (a.score ?? 0) || byId(a, b),
  least_loaded: (a, b) => loadOf(a) - loadOf(b) || byId(a, b),
  // Whoever never had one goes before everybody who did.
  round_robin: (a, b) => (a.last_assigned_at ?? '').localeCompare(b.last_assigned_at ?? '') || byId(a, b),
  fixed: byId,
};

/** Decides a rule over its candidates and says of each why. Pure. */
export function judge(
  rule: NewRule,
  { facts, skillNames }: { facts: readonly CandidateFacts[]; skillNames: ReadonlyMap<number, string> },
): RuleVerdict {
  const candidates = facts
    .map((one) => describe(rule, one, skillNames))
    .sort((a, b) => Number(b.eligible) - Number(a.eligible) || ORDERS[rule.strategy](a, b));
  const [best] = candidates.filter(({ eligible }) => eligible);
  if (rule.strategy === 'fixed') return fixed(rule, candidates);
  if (best) return { chosen: { member_id: best.member_id, name: best.name }, because: reasonOf(rule, best), candidates };
  const fallback = facts.find(({ memberId }) => memberId === rule.fallback_id);
  return fallback
    ? { chosen: { member_id: fallback.memberId, name: fallback.name }, because: `Nobody fits, so it goes to ${fallback.name}`, candidates }
    : { chosen: null, because: 'Nobody fits, and no one is named for that case', candidates };
}

function fixed({ fallback_id: id }: NewRule, candidates: Candidate[]): RuleVerdict {
  const always = candidates.find(({ member_id: member }) => member === id);
  if (!always) return { chosen: null, because: 'Choose who always gets it', candidates };
  return { chosen: { member_id: always.member_id, name: always.name }, because: `${always.name} always gets it`, candidates };
}

function describe(
  { strategy, required_skills: required, candidates: named }: NewRule,
  facts: CandidateFacts,
  skillNames: ReadonlyMap<number, string>,
): Candidate {
  const reasons: string[] = [];
  if (named.length > 0 && !named.includes(facts.memberId)) reasons.push('is not among those who may be chosen');
  for (const { skill_id: skill, min_level: least } of lacking(required, facts.levels)) {
    reasons.push(`${skillNames.get(skill) ?? 'a skill'} ${facts.levels.get(skill) ?? 0} of at least ${least}`);
  }
  if (facts.absence !== null) reasons.push(facts.absence);
  const eligible = reasons.length === 0;
  const scored = strategy === 'best_skill' && eligible;
  if (scored)
    reasons.push(
      ...required.map(
        ({ skill_id: skill, weight }) => `${skillNames.get(skill) ?? 'a skill'} ${facts.levels.get(skill) ?? 0} of 5, weight ${weight}`,
      ),
    );
  if (facts.open > facts.capacity) reasons.push(`overloaded: ${facts.open} open projects of ${facts.capacity}`);
  return {
    member_id: facts.memberId,
    name: facts.name,
    eligible,
    open: facts.open,
    capacity: facts.capacity,
    last_assigned_at: facts.lastAssignedAt,
    reasons,
    score: scored ? skillScore(required, { levels: facts.levels, load: loadOf(facts), travelMinutes: null }) : null,
  };
}

function reasonOf({ strategy }: NewRule, { name, score, open, capacity, last_assigned_at: last }: Candidate): string {
  if (strategy === 'best_skill') return `${name} fits best: ${score?.toFixed(2) ?? '0'} of 100`;
  if (strategy === 'least_loaded') return `${name} has the most room: ${open} open projects of ${capacity}`;
  return last === null ? `${name} has not had one yet` : `${name} has waited longest`;
}
