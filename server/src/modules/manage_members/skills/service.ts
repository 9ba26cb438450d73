import type { MemberSkill, Skill, SkillMatrix, SkillPatch } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { categoryExists } from '../categories/repository';
import { localDay } from '../../../platform/time/local-time';
import {
  findSkill,
  insertSkill,
  levelsOf,
  removeLevel,
  setLevel,
  setRemoved,
  skillNamed,
  skillsOf,
  storedName,
  updateSkill,
} from './repository';

/** The rules of skills. Every method runs in the transaction it is given. */
export class SkillService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock'>) {}

  async matrix(db: Db): Promise<SkillMatrix> {
    const identity = this.platform.api('auth_and_admin');
    const members = (await identity.directory(db))
      .filter(({ status }) => status === 'active')
      .map(({ member_id: id, display_name: name, title }) => ({ id, name, title }));
    const here = new Set(members.map(({ id }) => id));
    const { tz } = await identity.tenant(db);
    const today = localDay(this.platform.clock(), tz);
    return { members, skills: await skillsOf(db), levels: (await levelsOf(db)).filter(({ member_id: id }) => here.has(id)), today };
  }

  async create(db: Db, skill: Omit<Skill, 'id'>): Promise<Skill> {
    await this.requireCategory(db, skill.category_id);
    const made = await insertSkill(db, skill);
    if (!made) throw new AppError('manage_members.skill_exists', { name: skill.name });
    return made;
  }

  async update(db: Db, { id, patch }: { id: number; patch: SkillPatch }): Promise<Skill> {
    await this.requireCategory(db, patch.category_id ?? null);
    if (patch.name !== undefined) await this.requireFree(db, { name: patch.name, except: id });
    return found(await updateSkill(db, { id, patch }));
  }

  async remove(db: Db, id: number): Promise<void> {
    found(await setRemoved(db, { id, removed: true }));
  }

  async restore(db: Db, id: number): Promise<Skill> {
    await this.requireFree(db, { name: found(await storedName(db, id)), except: id });
    return found(await setRemoved(db, { id, removed: false }));
  }

  async setLevel(
    db: Db,
    { member, skill, level, until }: { member: number; skill: number; level: number; until: string | null },
  ): Promise<MemberSkill | null> {
    const { name, certificate_required: certificate } = found(await findSkill(db, skill));
    if (!(await this.platform.api('auth_and_admin').members(db)).some(({ member_id: id }) => id === member))
      throw new AppError('not_found');
    if (level === 0) {
      await removeLevel(db, { member, skill });
      return null;
    }
    if (certificate && until === null)
      throw new AppError('manage_members.certificate_missing', { name, fields: { certified_until: ['is needed for this skill'] } });
    const cell = { member_id: member, skill_id: skill, level, certified_until: until };
    await setLevel(db, cell);
    return cell;
  }

  private async requireFree(db: Db, wanted: { name: string; except: number }): Promise<void> {
    if (await skillNamed(db, wanted)) throw new AppError('manage_members.skill_exists', { name: wanted.name });
  }

  private async requireCategory(db: Db, id: number | null): Promise<void> {
    if (id !== null && !(await categoryExists(db, { id, kind: 'skill' })))
      throw new AppError('invalid_input', { fields: { category_id: ['is not a category of skills'] } });
  }
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found');
  return value;
}
