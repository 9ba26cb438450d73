import type { Rule } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { judge } from './judge';
import { MembersNow } from './members-now';
import { insertAssignments, rulesInForce } from './repository';

/** Something that needs a member; `before`: who has it now. */
interface InNeed {
  readonly id: number;
  readonly before: number | null;
}

interface Choice {
  readonly ruleId: number;
  readonly memberId: number;
}

/** Things that come in together, one after the other; lives as long as its transaction. */
export class RuleRound {
  #members: MembersNow | null = null;

  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'fillers'>) {}

  /** Whether any rule is about such objects. */
  async decides(db: Db, object: Rule['object']): Promise<boolean> {
    return (await rulesInForce(db, object)).length > 0;
  }

  /** Chooses a member for each, one after the other, and writes down who got what. Those for whom no rule decides are left out. */
  async give<T extends InNeed>(
    db: Db,
    { object, work }: { object: Rule['object']; work: readonly T[] },
  ): Promise<(T & { memberId: number })[]> {
    const at = this.platform.clock();
    const made: (T & Choice)[] = [];
    for (const one of work) {
      const choice = await this.#choose(db, { object, at, before: one.before });
      if (choice) made.push({ ...one, ...choice });
    }
    insertAssignments(
      db,
      made.map(({ id, ruleId, memberId }) => ({ ruleId, object, objectId: id, memberId, at })),
    );
    return made;
  }

  /**
   * By the first rule in force that finds somebody; what one was given counts for those who come next. Who has left is nobody's choice.
   */
  async #choose(db: Db, { object, at, before }: { object: Rule['object']; at: Date; before: number | null }): Promise<Choice | null> {
    for (const rule of await rulesInForce(db, object)) {
      this.#members ??= await MembersNow.read(db, { platform: this.platform, at });
      const { skillNames } = this.#members;
      const { chosen } = judge(rule, { facts: this.#members.facts({ hours: rule.working_hours_only }), skillNames });
      if (!chosen) continue;
      this.#members.given({ object, memberId: chosen.member_id, before, at });
      return { ruleId: rule.id, memberId: chosen.member_id };
    }
    return null;
  }
}
