import type { MemberSkill, Skill, SkillPatch } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';

const SKILL = 'id, name, category_id, certificate_required';

export function skillsOf(db: Db): Promise<Skill[]> {
  return db.rows<Skill>(`select ${SKILL} from manage_members_skill where removed_at is null order by lower(name), id limit 500`);
}

export async function findSkill(db: Db, id: number): Promise<Skill | undefined> {
  return (await db.rows<Skill>(`select ${SKILL} from manage_members_skill where id = $1 and removed_at is null`, [id]))[0];
}

export function levelsOf(db: Db): Promise<MemberSkill[]> {
  return db.rows<MemberSkill>(
    `select m.member_id, m.skill_id, m.level, m.certified_until from manage_members_member_skill m
     join manage_members_skill s on s.tenant_id = m.tenant_id and s.id = m.skill_id where s.removed_at is null order by m.member_id, m.skill_id limit 50000`,
  );
}

export async function skillNamed(db: Db, { name, except }: { name: string; except: number }): Promise<boolean> {
  return (
    (await db.rows('select 1 from manage_members_skill where lower(name) = lower($1) and id <> $2 and removed_at is null', [name, except]))
      .length > 0
  );
}

/** Undefined when two people name the same skill at once and the other one was first. */
export async function insertSkill(db: Db, skill: Omit<Skill, 'id'>): Promise<Skill | undefined> {
  return (
    await db.rows<Skill>(
      `insert into manage_members_skill (name, category_id, certificate_required) values ($1, $2, $3)
     on conflict (tenant_id, lower(name)) where removed_at is null do nothing returning ${SKILL}`,
      [skill.name, skill.category_id, skill.certificate_required],
    )
  )[0];
}

export async function updateSkill(db: Db, { id, patch }: { id: number; patch: SkillPatch }): Promise<Skill | undefined> {
  return (
    await db.rows<Skill>(
      `update manage_members_skill set name = coalesce($2, name), category_id = case when $3::boolean then $4::int else category_id end,
       certificate_required = coalesce($5::boolean, certificate_required), updated_at = now() where id = $1 and removed_at is null returning ${SKILL}`,
      [id, patch.name ?? null, patch.category_id !== undefined, patch.category_id ?? null, patch.certificate_required ?? null],
    )
  )[0];
}

export async function setRemoved(db: Db, { id, removed }: { id: number; removed: boolean }): Promise<Skill | undefined> {
  return (
    await db.rows<Skill>(
      `update manage_members_skill set removed_at = case when $2 then coalesce(removed_at, now()) end, updated_at = now() where id = $1 returning ${SKILL}`,
      [id, removed],
    )
  )[0];
}

export async function storedName(db: Db, id: number): Promise<string | undefined> {
  return (await db.rows<{ name: string }>('select name from manage_members_skill where id = $1', [id]))[0]?.name;
}

export async function setLevel(db: Db, { member_id: member, skill_id: skill, level, certified_until: until }: MemberSkill): Promise<void> {
  await db.rows(
    `insert into manage_members_member_skill (member_id, skill_id, level, certified_until, endorsed_by_id) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, member_id, skill_id) do update set level = excluded.level, certified_until = excluded.certified_until, endorsed_by_id = excluded.endorsed_by_id, updated_at = now()`,
    [member, skill, level, until, db.memberId],
  );
}

export async function removeLevel(db: Db, { member, skill }: { member: number; skill: number }): Promise<void> {
  await db.rows('delete from manage_members_member_skill where member_id = $1 and skill_id = $2', [member, skill]);
}
