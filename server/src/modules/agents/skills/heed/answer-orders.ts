import type { Outcome, PlannedAction, Turn } from '../../runs/turn';
import { isAnswer } from './told';

/**
 * Does each of the orders of one message, in their turn: one card with a click of its own for each, and the answer of what was asked with
 * them. Undefined: one of them cannot be done so, and nothing of it is offered.
 */
export async function answerOrders(
  turn: Turn,
  parts: readonly string[],
  alone: (turn: Turn) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const outcomes: Outcome[] = [];
  let { history, projectId } = turn;
  for (const message of parts) {
    const outcome = await alone({ ...turn, message, history, projectId });
    if (outcome.draft || outcome.letter || (!outcome.action && !isAnswer(outcome))) return undefined;
    outcomes.push(outcome);
    projectId = outcome.projectId ?? projectId;
    history = [...history, { role: 'user', content: message }, { role: 'assistant', content: outcome.message, cards: outcome.cards }];
  }
  const [first, ...others] = distinct(outcomes.flatMap(({ action }) => action ?? []));
  const last = outcomes.at(-1);
  return {
    ...last,
    message: outcomes.map((outcome) => outcome.message).join('\n'),
    cards: cardsOf(outcomes),
    ...(first ? { action: first } : {}),
    ...(others.length > 0 ? { moreActions: others } : {}),
  };
}

/** What was told and then ordered once more is done once. */
const distinct = (actions: readonly PlannedAction[]): readonly PlannedAction[] =>
  actions.filter((one, at) => actions.findIndex((other) => sayOf(other) === sayOf(one)) === at);
const sayOf = (action: PlannedAction): string => JSON.stringify([action.tool, action.arguments]);

function cardsOf(outcomes: readonly Outcome[]): Outcome['cards'] {
  const rows = outcomes.flatMap(({ cards: { data } }) => (Array.isArray(data) ? (data as readonly unknown[]) : []));
  return rows.length > 0 ? { data: rows } : {};
}
