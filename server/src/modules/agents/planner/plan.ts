import type { AgentTypeId, ToolEffect } from '@butterfly/contracts/agents';
import { findSpan, type Span } from './dates';
import type { IntentId } from './intent';
import { INTENTS, LAST } from './intents';
import { looseReading } from './fuzzy-parser';
import { digits, tidy } from './words';

/** What a sentence is taken for. Pure: the same sentence on the same day is always the same plan. */
export interface Plan {
  readonly intent: IntentId;
  readonly agent: AgentTypeId;
  readonly effect: ToolEffect;
  /** The sentence with digits for numbers, without politeness. */
  readonly text: string;
  readonly span: Span | undefined;
  /** What the pattern of the intent has caught, such as the name of a record. */
  readonly slots: Readonly<Record<string, string>>;
}

export interface PlanContext {
  /** Today at the business. */
  readonly today: string;
}

export function planOf(message: string, { today }: PlanContext): Plan {
  const text = digits(tidy(message));
  const span = findSpan(text, today);
  return (
    fitting(INTENTS, { text, span }) ??
    looseReading({ text, span }) ??
    fitting(LAST, { text, span }) ?? { intent: 'unknown', agent: 'orchestrator_agent', effect: 'read', text, span, slots: {} }
  );
}

function fitting(intents: typeof INTENTS, { text, span }: Pick<Plan, 'text' | 'span'>): Plan | undefined {
  for (const { id, agent, effect, patterns } of intents) {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found) return { intent: id, agent, effect, text, span, slots: slotsOf(found.groups ?? {}, span) };
    }
  }
  return undefined;
}

/** What stands behind a name and does not belong to it. */
const TRAILING =
  /(?: (?:on|in|at|for|by|from|with|being|held|taking place|getting married|happening|going|doing|looking|coming along|at all|yet|again|now|lately|so far|then|today|this time))+$/i;

/** A name does not keep the words that say when. */
function slotsOf(groups: Readonly<Record<string, string | undefined>>, span: Span | undefined): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) {
    const clean = value
      ?.replace(span?.text ?? '\u0000', ' ')
      .replace(/\s+/g, ' ')
      .replace(/^(?:the|our|my|a|an)\s+/i, '')
      .replace(/['"]/g, '')
      .replace(TRAILING, '')
      .trim();
    if (clean) slots[name] = clean;
  }
  return slots;
}
