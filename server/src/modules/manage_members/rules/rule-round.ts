import type { Rule } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { judge } from './judge';
import { MembersNow } from './members-now';
import { insertAssignment, rulesInForce } from './repository';

export interface Choice {
  readonly ruleId: number;
  readonly memberId: number;
  readonly at: Date;
}

interface Thing {
  readonly object: Rule['object'];
  readonly objectId: number;
}

/** Things that come in together, one after the other; lives as long as its transaction. */
export class RuleRound {
  #members: MembersNow | null = null;

  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'fillers'>) {}

  /** By the first rule in force for such an object that finds somebody; null: none decides. Who has left is nobody's choice. */
  async choose(db: Db, object: Rule['object']): Promise<Choice | null> {
    const at = this.platform.clock();
    for (const rule of await rulesInForce(db, object)) {
      this.#members ??= await MembersNow.read(db, { platform: this.platform, at });
      const { chosen } = judge(rule, {
        facts: this.#members.facts({ hours: rule.working_hours_only }),
        skillNames: this.#members.skillNames,
      });
      if (chosen) return { ruleId: rule.id, memberId: chosen.member_id, at };
    }
    return null;
  }

  /** Remembers whom something was given to: who waited longest is chosen by it. */
  remember(db: Db, { choice, before, ...thing }: Thing & { choice: Choice; before: number | null }): void {
    insertAssignment(db, { ...choice, ...thing });
    this.#members?.given({ object: thing.object, memberId: choice.memberId, before, at: choice.at });
  }
}
