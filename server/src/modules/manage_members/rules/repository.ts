import type { NewRule, Rule, RulePatch } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import { keptOrRead } from '../../../platform/db/kept-or-read';

const RULE = 'id, name, object, strategy, candidates, required_skills, working_hours_only, fallback_id, enabled, position, version';

/** As what has come in is judged by them: kept until one changes. */
export function rulesInForce(db: Db, object: Rule['object']): Promise<readonly Rule[]> {
  return keptOrRead<readonly Rule[]>(db, { key: `manage_members.rules ${object}`, tables: ['manage_members_rule'] }, async () =>
    (await rulesOf(db)).filter((rule) => rule.enabled && rule.object === object),
  );
}

export function rulesOf(db: Db): Promise<Rule[]> {
  return db.rows<Rule>(`select ${RULE} from manage_members_rule order by position, id limit 200`);
}

export async function lockRule(db: Db, id: number): Promise<Rule | undefined> {
  return (await db.rows<Rule>(`select ${RULE} from manage_members_rule where id = $1 for update`, [id]))[0];
}

/** What is written of a rule, in the order of both statements below. */
function valuesOf(rule: NewRule): unknown[] {
  const { name, object, strategy, candidates, working_hours_only, fallback_id, enabled } = rule;
  return [name, object, strategy, candidates, JSON.stringify(rule.required_skills), working_hours_only, fallback_id, enabled];
}

export async function insertRule(db: Db, rule: NewRule): Promise<Rule> {
  const [made] = await db.rows<Rule>(
    `insert into manage_members_rule (name, object, strategy, candidates, required_skills, working_hours_only, fallback_id, enabled, position)
     values ($1, $2, $3, $4::int[], $5::jsonb, $6, $7, $8, (select coalesce(max(position) + 1, 0) from manage_members_rule)) returning ${RULE}`,
    valuesOf(rule),
  );
  if (!made) throw new Error('The rule could not be made.');
  return made;
}

export async function writeRule(db: Db, { id, rule }: { id: number; rule: NewRule }): Promise<void> {
  await db.rows(
    `update manage_members_rule set name = $2, object = $3, strategy = $4, candidates = $5::int[], required_skills = $6::jsonb, working_hours_only = $7, fallback_id = $8, enabled = $9,
       version = version + 1, updated_at = now() where id = $1`,
    [id, ...valuesOf(rule)],
  );
}

export async function orderRules(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(
    'update manage_members_rule r set position = o.at - 1 from unnest($1::int[]) with ordinality as o (id, at) where r.id = o.id',
    [ids],
  );
}

export async function deleteRule(db: Db, id: number): Promise<void> {
  await db.rows('delete from manage_members_rule where id = $1', [id]);
}

export const patched = (before: Rule, { position: _position, ...patch }: RulePatch): NewRule => ({
  name: patch.name ?? before.name,
  object: patch.object ?? before.object,
  strategy: patch.strategy ?? before.strategy,
  candidates: patch.candidates ?? before.candidates,
  required_skills: patch.required_skills ?? before.required_skills,
  working_hours_only: patch.working_hours_only ?? before.working_hours_only,
  fallback_id: patch.fallback_id === undefined ? before.fallback_id : patch.fallback_id,
  enabled: patch.enabled ?? before.enabled,
});

export async function lastAssignments(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows<{ member_id: number; at: string }>(
    'select member_id, max(at) as at from manage_members_assignment group by member_id limit 2000',
  );
  return new Map(rows.map((row) => [row.member_id, row.at]));
}

export interface Assignment {
  readonly ruleId: number;
  readonly object: string;
  readonly objectId: number;
  readonly memberId: number;
  readonly at: Date;
}

export function insertAssignments(db: Db, made: readonly Assignment[]): void {
  if (made.length === 0) return;
  db.later(
    `insert into manage_members_assignment (rule_id, object, object_id, member_id, at)
     select * from unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::timestamptz[])`,
    [
      made.map(({ ruleId }) => ruleId),
      made.map(({ object }) => object),
      made.map(({ objectId }) => objectId),
      made.map(({ memberId }) => memberId),
      made.map(({ at }) => at.toISOString()),
    ],
  );
}
