import type { Outcome, Turn } from '../../runs/turn';
import { clausesOf, type Clause } from '../../planner/heed/clauses';
import { NAMES_SOMEBODY } from '../../planner/heed/statement-first';
import { unheeded } from '../../planner/heed/unheeded';
import { isAnswer } from './told';

/** What came of a part of a sentence that was said by itself. */
export interface Answered {
  readonly outcome: Outcome;
  /** Words of it that its answer does not heed. */
  readonly left: readonly string[];
}

const MOST = 4;
const SHORTEST_AFTER = 2;

/**
 * Answers the parts of what was said one after the other, each as the rest of the one before, and says in words what of it is left. Undefined:
 * it has one part only, or its first question has no answer of its own.
 */
export async function answerClauses(turn: Turn, alone: (turn: Turn) => Promise<Answered>): Promise<Outcome | undefined> {
  const clauses = clausesOf(turn.message).filter(({ said }) => saysSomething(said));
  const [first, ...others] = clauses.filter(({ asks }) => asks).slice(0, MOST);
  if (!first || clauses.length < SHORTEST_AFTER) return undefined;
  // Who is told of first may be who is asked about.
  if (clauses.some(({ asks, said }) => !asks && NAMES_SOMEBODY.test(said)) && !NAMES_SOMEBODY.test(first.said)) return undefined;
  const start = await alone({ ...turn, message: first.said });
  if (!isWhole(start)) return undefined;
  const outcomes: Outcome[] = [start.outcome];
  const left: Clause[] = clauses.filter(({ asks }) => !asks);
  let history = after(turn.history, first.said, start.outcome);
  let projectId = start.outcome.projectId ?? turn.projectId;
  for (const clause of others) {
    const next = await alone({ ...turn, message: asRest(clause.said), history, projectId });
    if (isWhole(next)) {
      outcomes.push(next.outcome);
      history = after(history, clause.said, next.outcome);
      projectId = next.outcome.projectId ?? projectId;
    } else left.push(clause);
  }
  return joined(outcomes, left);
}

/** “Good morning!” does not; “weddings in 2027” does. */
const saysSomething = (said: string): boolean => /\d/.test(said) || unheeded({ said, time: undefined, told: '' }).length > 0;

/** What follows is about whom the first question was about. */
function asRest(said: string): string {
  if (/^(?:and|und|y|if|falls|wenn|si)\b/i.test(said)) return said;
  if (/^(?:wie|was|wo|wann|wer|wen|wem|welche\w*|ist|sind|hat|haben|gibt|warum)\b/i.test(said)) return `und ${said}`;
  return /^(?:¿|cu[aá]|qu[eé]|qui[eé]n|d[oó]nde|c[oó]mo|hay|est[aá]|tiene)/i.test(said) ? `y ${said}` : `and ${said}`;
}

const isWhole = ({ outcome, left }: Answered): boolean => left.length === 0 && isAnswer(outcome);

const after = (history: Turn['history'], said: string, { message, cards }: Outcome): Turn['history'] => [
  ...history,
  { role: 'user', content: said },
  { role: 'assistant', content: message, cards },
];

function joined(outcomes: readonly Outcome[], left: readonly Clause[]): Outcome {
  const told = [...new Set(outcomes.map(({ message }) => message))];
  const unanswered = left.filter(({ asks }) => asks).map(({ said }) => `“${bare(said)}”`);
  const passed = left.filter(({ asks }) => !asks).map(({ said }) => `“${bare(said)}”`);
  const notes = [
    ...(unanswered.length > 0
      ? [`I have not answered ${unanswered.join(' and ')}: I do not know how. Ask me that by itself, in other words.`]
      : []),
    ...(passed.length > 0 ? [`I have not used ${passed.join(' and ')}.`] : []),
  ];
  const rows = distinct(outcomes.flatMap(({ cards: { data } }) => (Array.isArray(data) ? (data as readonly unknown[]) : [])));
  const [base] = outcomes;
  return {
    ...base,
    cards: { ...base?.cards, ...(rows.length > 0 ? { data: rows } : {}) },
    message: [...told, ...notes].join('\n'),
  };
}

/** Both questions may be about the same record. */
const distinct = (rows: readonly unknown[]): readonly unknown[] => {
  const said = rows.map((row) => JSON.stringify(row));
  return rows.filter((_row, at) => said.indexOf(said[at] ?? '') === at);
};

const bare = (said: string): string => said.replace(/[\s?!.,;]+$/, '');
