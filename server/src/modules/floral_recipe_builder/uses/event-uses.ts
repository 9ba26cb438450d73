import { topicOfUse } from '@butterfly/contracts/event_venues';
import type { EventUses } from '../../event_venues/ports';
import { namesUsed } from './repository';

/** What the recipes of a project use that a place may forbid. */
export const eventUses: EventUses = {
  usesOf: async (db, projectId) =>
    (await namesUsed(db, projectId)).flatMap((name) => {
      const topic = topicOfUse(name);
      return topic === null ? [] : [{ topic, name }];
    }),
};
