import { isDeepStrictEqual } from 'node:util';
import type { Outcome as TurnOutcome, Step } from '../runs/turn';
import type { DemoFacts } from './case';
import type { EverydayCase, ExpectedPiece, ExpectedStep, Outcome } from './everyday-case';

/** `wrong action`: it would write, send or pay what was not meant. `wrong`: it did or said something else with confidence. */
export type Verdict = 'useful' | 'refused' | 'wrong' | 'wrong action';
type Came = Pick<TurnOutcome, 'message' | 'steps' | 'draft' | 'cards'>;
type Draft = Extract<Outcome, { kind: 'draft' }>;

const POWER = ['read', 'navigate', 'draft', 'write', 'send', 'money'] as const;
const READ = POWER.indexOf('read');
const NAVIGATE = POWER.indexOf('navigate');
const WRITE = POWER.indexOf('write');
/** What nobody said must not narrow a list; days may, for what is still to come. */
const NARROWS = ['search', 'stage', 'event_type', 'status', 'source'];
const NOT_UNDERSTOOD =
  /(did(n.t| not)|do(n.t| not)) (quite )?understand|nicht verstanden|verstehe .*nicht|no (lo |te )?(he )?ent(end|iend)/i;
const ASKS =
  /\?|\b(which|what) (one|project|lead|wedding|day|do you mean)|tell me (which|what|who|when)|say (which|what|who|when)|please (name|say)/i;
const CANNOT =
  /can(not|.t)\b|\bunable\b|not able|(do(n.t| not)|no) (know|have|see|way)|kann\b[^.]*\b(nicht|keine[nr]?)\b|weiß (ich )?(das )?nicht|no puedo|no (lo )?sé\b|no tengo/i;
/** The arguments that say which record is changed, and to what. */
const RECORDS = ['id', 'projectId', 'subject_id', 'stage_id', '*'];
const BESIDE = /deliver|set-?up|tax|breakdown/i;

/** What an answer was worth to the person who said the last turn of a case. */
export function judge(one: EverydayCase, came: Came, facts: DemoFacts): Verdict {
  const forbidden = one.forbid?.some((outcome) => fits(outcome, came, facts)) ?? false;
  if (!forbidden && one.accept.some((outcome) => fits(outcome, came, facts))) return 'useful';
  const strongest = strongestOf(came.steps);
  if (strongest >= WRITE) return isMeant(one, came, facts) ? 'wrong' : 'wrong action';
  return strongest === READ && !came.draft && [NOT_UNDERSTOOD, ASKS, CANNOT].some((pattern) => pattern.test(came.message))
    ? 'refused'
    : 'wrong';
}

/** The change itself is the one that was meant, of the right record; only its words or figures are not as they were said. */
function isMeant({ accept }: EverydayCase, { steps = [] }: Came, facts: DemoFacts): boolean {
  const meant = accept.flatMap((outcome) => (outcome.kind === 'steps' ? outcome.steps : []));
  return steps
    .filter(({ effect }) => POWER.indexOf(effect) >= WRITE)
    .every((step) => meant.some((expected) => isStep(step, onlyRecords(expected), facts)));
}

function onlyRecords({ tool, effect, arguments: given }: ExpectedStep): ExpectedStep {
  const records = (facts: DemoFacts) => Object.fromEntries(Object.entries(given?.(facts) ?? {}).filter(([name]) => RECORDS.includes(name)));
  return { effect, arguments: records, ...(tool === undefined ? {} : { tool }) };
}

export function fits(outcome: Outcome, came: Came, facts: DemoFacts): boolean {
  const understood = !NOT_UNDERSTOOD.test(came.message);
  const strongest = strongestOf(came.steps);
  switch (outcome.kind) {
    case 'steps':
      return (
        understood &&
        strongest === strongestOf(outcome.steps) &&
        outcome.steps.every((expected) => (came.steps ?? []).some((step) => isStep(step, expected, facts)))
      );
    case 'draft':
      return isDraft(came.draft, outcome);
    case 'asks':
      return understood && strongest === READ && ASKS.test(came.message) && (outcome.about?.test(came.message) ?? true);
    case 'cannot':
      return understood && strongest === READ && CANNOT.test(came.message);
    case 'says': {
      const words = wordsOf(came);
      return understood && strongest <= NAVIGATE && outcome.text(facts).test(words) && !(outcome.without?.test(words) ?? false);
    }
  }
}

const strongestOf = (steps: readonly Pick<Step, 'effect'>[] = []): number =>
  Math.max(READ, ...steps.map(({ effect }) => POWER.indexOf(effect)));

/** The text and what stands in the rows and sums below it. */
const wordsOf = ({ message, cards }: Came): string =>
  [message, cards.data, cards.analysisData?.description, cards.analysisData?.jsonSummary]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part ?? '')))
    .join('\n');

function isStep(step: Step, expected: ExpectedStep, facts: DemoFacts): boolean {
  if (step.effect !== expected.effect || !isTool(step.tool, expected.tool)) return false;
  const given = expected.arguments?.(facts) ?? {};
  if (/\.find_(projects|leads)$/.test(step.tool) && narrowsMore(step, given)) return false;
  return Object.entries(given).every(([name, value]) =>
    name === '*'
      ? (value as readonly unknown[]).every((wanted) => holds(step.arguments, wanted))
      : isValue(name.split('.').reduce<unknown>(fieldOf, step.arguments), value),
  );
}

const narrowsMore = (step: Step, given: Readonly<Record<string, unknown>>): boolean =>
  NARROWS.some((name) => step.arguments[name] !== undefined && given[name] === undefined && step.arguments[name] !== 'open');
const fieldOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Readonly<Record<string, unknown>>)[name] : undefined;

function isTool(tool: string, expected: ExpectedStep['tool']): boolean {
  if (expected === undefined) return true;
  return typeof expected === 'string' ? tool === expected : expected.test(tool);
}

function isValue(given: unknown, expected: unknown): boolean {
  if (!(expected instanceof RegExp)) return isDeepStrictEqual(given, expected);
  return (typeof given === 'string' || typeof given === 'number') && expected.test(String(given));
}

/** Somewhere among the values, however deep. */
function holds(given: unknown, wanted: unknown): boolean {
  if (isValue(given, wanted)) return true;
  return typeof given === 'object' && given !== null && Object.values(given).some((value) => holds(value, wanted));
}

interface Line {
  readonly names: string;
  readonly quantity: number;
  readonly flowers: readonly { readonly name: string; readonly quantity: number | null }[];
}

function isDraft(draft: Came['draft'], expected: Draft): boolean {
  if (draft?.kind !== expected.draft) return false;
  const { data } = draft;
  const lines = linesOf(draft).filter(({ names }) => !BESIDE.test(names));
  return (
    (expected.budgetCents === undefined || ('budget_cents' in data && data.budget_cents === expected.budgetCents)) &&
    (expected.currency === undefined || data.currency === expected.currency) &&
    (expected.project === undefined || data.project_name === expected.project) &&
    lines.length === expected.pieces.length &&
    isMatched(lines, expected.pieces)
  );
}

/** Every piece has a line of its own; a pattern may fit more than one. */
function isMatched(lines: readonly Line[], [first, ...rest]: readonly ExpectedPiece[]): boolean {
  if (!first) return true;
  return lines.some((line, at) => isPiece(line, first) && isMatched(lines.toSpliced(at, 1), rest));
}

function linesOf(draft: NonNullable<Came['draft']>): Line[] {
  if (draft.kind === 'recipe')
    return draft.data.pages.map(({ title, arrangement, quantity, ingredients }) => ({
      names: `${arrangement} ${title}`,
      quantity,
      flowers: ingredients.filter(({ role }) => role !== 'supply'),
    }));
  return draft.data.sections.flatMap(({ items }) =>
    items.map(({ name, quantity, flowers }) => ({
      names: name,
      quantity,
      flowers: flowers.map((flower) => ({ name: flower, quantity: null })),
    })),
  );
}

function isPiece({ names, quantity, flowers }: Line, expected: ExpectedPiece): boolean {
  if (quantity !== expected.quantity || !expected.piece.test(names)) return false;
  const named = expected.named ?? [];
  if (!named.every((flower) => flowers.some(({ name }) => new RegExp(flower, 'i').test(name)))) return false;
  if (!expected.flowers) return true;
  const counts = Object.entries(expected.flowers);
  return (
    flowers.length === counts.length &&
    counts.every(([flower, count]) => flowers.some(({ name, quantity: stems }) => stems === count && new RegExp(flower, 'i').test(name)))
  );
}
