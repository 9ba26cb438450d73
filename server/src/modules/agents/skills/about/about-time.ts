import { SMALL_TALK } from '../../planner/heed/small-talk.data';
import { isOnlyOfTime } from '../../planner/reading/overview-ask';
import { PLAIN_WORDS } from '../../planner/reading/lexicon.data';
import type { Outcome } from '../../runs/turn';
import type { Job } from '../job';
import { overviewOf } from '../overview';

/** “What does Monday look like, for me and the others”: a time in words nothing else knows. Undefined: something else is said as well. */
export async function aboutTime(job: Job): Promise<Outcome | undefined> {
  const { span } = job.plan;
  const isSmall = (word: string): boolean => PLAIN_WORDS.has(word) || SMALL_TALK.has(word);
  return span && isOnlyOfTime(job.turn.message, { span, isSmall }) ? overviewOf(job, span) : undefined;
}
