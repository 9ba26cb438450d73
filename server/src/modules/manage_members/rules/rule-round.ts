import type { Rule } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { judge } from './judge';
import { MembersNow } from './members-now';
import { insertAssignment, rulesInForce } from './repository';

/** Things that come in together, one after the other; lives as long as its transaction. */
export class RuleRound {
  #members: MembersNow | null = null;

  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'fillers'>) {}

  /** Whether any rule is about such objects. */
  async decides(db: Db, object: Rule['object']): Promise<boolean> {
    return (await rulesInForce(db, object)).length > 0;
  }

  /**
   * Chooses a member by the first rule in force that finds somebody, and remembers it for those who come next; null: none decides. Who has
   * left is nobody's choice. `before`: who has the thing now.
   */
  async give(
    db: Db,
    { object, id: objectId, before }: { object: Rule['object']; id: number; before: number | null },
  ): Promise<number | null> {
    const at = this.platform.clock();
    for (const rule of await rulesInForce(db, object)) {
      this.#members ??= await MembersNow.read(db, { platform: this.platform, at });
      const { skillNames } = this.#members;
      const { chosen } = judge(rule, { facts: this.#members.facts({ hours: rule.working_hours_only }), skillNames });
      if (!chosen) continue;
      const { member_id: memberId } = chosen;
      insertAssignment(db, { ruleId: rule.id, object, objectId, memberId, at });
      this.#members.given({ object, memberId, before, at });
      return memberId;
    }
    return null;
  }
}
