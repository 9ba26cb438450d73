import type { NewRule, Rule, RulePatch, RuleVerdict } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { skillsOf } from '../skills/repository';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { judge } from './judge';
import { MembersNow } from './members-now';
import { deleteRule, insertRule, lockRule, orderRules, patched, rulesOf, writeRule } from './repository';
import { RuleRound } from './rule-round';

export const etagOfRule = ({ id, version }: Pick<Rule, 'id' | 'version'>): string => `rule-${id}-${version}`;

/** Who takes care of what comes in. Every method runs in the transaction it is given. */
export class RuleService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'fillers' | 'clock'>) {}

  async create(db: Db, rule: NewRule): Promise<Rule> {
    await this.requireKnown(db, rule);
    return insertRule(db, rule);
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: RulePatch; ifMatch: string | undefined }): Promise<Rule> {
    const before = await this.lock(db, { id, ifMatch });
    const rule = patched(before, patch);
    await this.requireKnown(db, rule);
    await writeRule(db, { id, rule });
    if (patch.position !== undefined) await this.move(db, { id, position: patch.position });
    return this.lock(db, { id, ifMatch: '*' });
  }

  async remove(db: Db, { id, ifMatch }: { id: number; ifMatch: string | undefined }): Promise<void> {
    await this.lock(db, { id, ifMatch });
    await deleteRule(db, id);
  }

  async test(db: Db, { rule, at }: { rule: NewRule; at: Date }): Promise<RuleVerdict> {
    await this.requireKnown(db, rule);
    const members = await MembersNow.read(db, { platform: this.platform, at });
    return judge(rule, { facts: members.facts({ hours: rule.working_hours_only }), skillNames: members.skillNames });
  }

  /** Chooses by the first enabled rule for such an object and remembers whom; null: no rule decides. */
  async choose(db: Db, { object, objectId }: { object: Rule['object']; objectId: number }): Promise<number | null> {
    const [given] = await new RuleRound(this.platform).give(db, { object, work: [{ id: objectId, before: null }] });
    return given?.memberId ?? null;
  }

  private async move(db: Db, { id, position }: { id: number; position: number }): Promise<void> {
    const others = (await rulesOf(db)).map((rule) => rule.id).filter((other) => other !== id);
    await orderRules(db, others.toSpliced(position, 0, id));
  }

  private async lock(db: Db, { id, ifMatch }: { id: number; ifMatch: string | undefined }): Promise<Rule> {
    requireIfMatch(ifMatch);
    const rule = await lockRule(db, id);
    if (!rule) throw new AppError('not_found');
    checkVersion(ifMatch, { etag: etagOfRule(rule), current: rule });
    return rule;
  }

  private async requireKnown(db: Db, { candidates, fallback_id: fallback, required_skills: required }: NewRule): Promise<void> {
    const members = new Set((await this.platform.api('auth_and_admin').directory(db)).map(({ member_id: id }) => id));
    const skills = new Set((await skillsOf(db)).map(({ id }) => id));
    const fields: Record<string, string[]> = {
      ...(candidates.some((id) => !members.has(id)) && { candidates: ['names somebody who is not a member'] }),
      ...(fallback !== null && !members.has(fallback) && { fallback_id: ['is not a member'] }),
      ...(required.some(({ skill_id: id }) => !skills.has(id)) && { required_skills: ['names a skill you do not have'] }),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  }
}
