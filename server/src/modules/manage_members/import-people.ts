import type { Db } from '../../platform/db/db';
import type { ImportedPeople } from './api';
import { insertAvailability } from './availability/repository';
import { insertCategory } from './categories/repository';
import { lockProfile, updateProfile } from './members/repository';
import { insertRule } from './rules/repository';
import { insertSkill, setLevel, skillsOf } from './skills/repository';

/** Takes over what another system knew. */
export async function importPeople(db: Db, people: ImportedPeople): Promise<boolean> {
  if ((await skillsOf(db)).length > 0) return false;
  const skills = await importSkills(db, people.categories);
  const idOf = (name: string): number => {
    const id = skills.get(name);
    if (id === undefined) throw new Error(`There is no skill called ${name}.`);
    return id;
  };
  for (const { memberId, skill, level, certifiedUntil } of people.levels)
    await setLevel(db, { member_id: memberId, skill_id: idOf(skill), level, certified_until: certifiedUntil ?? null });
  for (const { memberId, facts } of people.profiles) {
    await lockProfile(db, memberId);
    await updateProfile(db, { memberId, changes: facts });
  }
  for (const { rule, skills: required } of people.rules) {
    await insertRule(db, {
      ...rule,
      required_skills: required.map(({ name, least, weight }) => ({ skill_id: idOf(name), min_level: least, weight })),
    });
  }
  for (const { memberId, from, to, note } of people.absences) {
    await insertAvailability(db, {
      member_id: memberId,
      kind: 'exception',
      weekday: null,
      from_day: from,
      to_day: to,
      from_minute: 0,
      to_minute: 1440,
      state: 'unavailable',
      note,
    });
  }
  return true;
}

async function importSkills(db: Db, categories: ImportedPeople['categories']): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { name, color, skills }] of categories.entries()) {
    const category = await insertCategory(db, { kind: 'skill', name, parent_id: null, position, color: color as 'neutral' });
    for (const skill of skills) {
      const made = await insertSkill(db, { name: skill.name, category_id: category, certificate_required: skill.certificate ?? false });
      if (made) ids.set(skill.name, made.id);
    }
  }
  return ids;
}
