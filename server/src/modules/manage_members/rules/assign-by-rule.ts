import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { RuleService } from './service';

/**
 * Lets the first rule that fits decide who takes care of what has come in, and tells that member. Nothing happens without a rule, or when
 * somebody was named meanwhile.
 */
export async function assignByRule(
  db: Db,
  what: { object: 'lead' | 'project'; id: number },
  platform: Pick<Platform, 'api' | 'fillers' | 'clock'>,
): Promise<void> {
  const { object, id } = what;
  const work = platform.fillers('manage_members.owned_work').find(({ assigns }) => assigns.includes(object));
  if (!work) return;
  const memberId = await new RuleService(platform).choose(db, { object, objectId: id });
  if (memberId === null) return;
  const name = await work.assign(db, { object, id, memberId });
  if (name === null) return;
  await platform
    .api('notifications')
    .notify(db, [memberId], { title: `A new ${object} is yours`, content: `${name} was given to you by a rule.` });
}
