import { words } from '../../planner/reading/cover';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Span } from '../../planner/dates';
import type { Line, LineOf } from './line';
import { SAME, WORDS_OF } from './words-of.data';

const MOST = 12;
/** Of each sort that is named, and beside them. */
const FEWEST = 4;
const BESIDE = 2;
/** So many of the words of a question have to be found, or it is another one. */
const ENOUGH = 0.5;
const NOON = 12 * 60;
const EVENING = 17 * 60;

const SORTS = Object.entries(WORDS_OF).map(([of, said]) => ({ of: of as LineOf, said: words(said) }));
const GROUPS = SAME.map(words);
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** A question about one project: its words in plain letters, without the name of the project. */
export interface Asked {
  readonly said: string;
  /** The words that carry it. */
  readonly terms: readonly string[];
  readonly span: Span | undefined;
}

export interface Picked {
  readonly lines: readonly Line[];
  /** Words nothing was found for. */
  readonly left: readonly string[];
}

/** The lines that a question is about, the nearest first where it names what they say, in the order of their days where it names a sort of them. Undefined: too little of it was found. */
export function pickLines(all: readonly Line[], asked: Asked): Picked | undefined {
  const sorts = new Set(SORTS.filter(({ said }) => has(said, asked.said)).map(({ of }) => of));
  const known = all.filter((line) => isThen(line, asked)).map((line) => ({ line, plain: plainLetters(line.text) }));
  const terms = asked.terms.map((term) => ({
    term,
    pattern: patternOf(term),
    isSort: SORTS.some(({ of, said }) => sorts.has(of) && has(said, term)),
  }));
  const found = terms.map((one) => ({ ...one, hits: known.filter(({ plain }) => has(one.pattern, plain)).map(({ line }) => line) }));
  const left = found.filter(({ hits, isSort }) => hits.length === 0 && !isSort).map(({ term }) => term);
  if (terms.length === 0 || terms.length - left.length < terms.length * ENOUGH) return undefined;
  const scores = new Map<Line, number>();
  const isOne = terms.length === 1 && sorts.size === 0;
  // The title of a meeting that has the only word of a question says nothing of what was asked.
  for (const { hits } of found)
    for (const line of hits.filter(({ of }) => !isOne || of !== 'calendar'))
      scores.set(line, (scores.get(line) ?? 0) + 1 / Math.sqrt(hits.length));
  const lines =
    sorts.size === 0
      ? byScore(scores)
      : ofSorts(
          known.map(({ line }) => line),
          { sorts, scores },
        );
  if (sorts.size > 0 && !lines.some(({ of }) => sorts.has(of))) return undefined;
  return lines.length === 0 ? undefined : { lines: lines.slice(0, MOST), left };
}

function byScore(scores: ReadonlyMap<Line, number>): readonly Line[] {
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score > best / 2)
    .toSorted(([, a], [, b]) => b - a)
    .map(([line]) => line);
}

/** Of each sort that is named the lines with the words of the question, or all that fit in where none has them; and what has its words elsewhere. */
function ofSorts(
  all: readonly Line[],
  { sorts, scores }: { sorts: ReadonlySet<LineOf>; scores: ReadonlyMap<Line, number> },
): readonly Line[] {
  const each = Math.max(FEWEST, Math.floor(MOST / sorts.size));
  const shown = [...sorts].flatMap((sort) => {
    const ofSort = all.filter(({ of }) => of === sort);
    const told = ofSort.filter((line) => scores.has(line));
    const own = told.length > 0 ? told : ofSort;
    const kept =
      own.length <= each ? own : own.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || inOrder(a, b)).slice(0, each);
    return kept.toSorted(inOrder);
  });
  return [
    ...shown,
    ...byScore(scores)
      .filter((line) => !shown.includes(line))
      .slice(0, BESIDE),
  ];
}

const inOrder = (a: Line, b: Line): number => (a.day ?? '9').localeCompare(b.day ?? '9') || (a.minute ?? 0) - (b.minute ?? 0);

/** A word, or any that means the same. */
function patternOf(term: string): RegExp {
  const group = GROUPS.find((one) => has(one, term));
  if (group) return group;
  const stem = term.replace(/(?:ies|ing|ed|es|en|s|y)$/, '');
  return new RegExp(`(?<!\\p{L})${(stem.length > 2 ? stem : term).replace(/[^\p{L}\p{N}]/gu, '.')}\\p{L}{0,3}(?!\\p{L})`, 'u');
}

/** What has a day or a time has to be then, where a question says when. */
function isThen({ day, minute, of }: Line, { said, span }: Asked): boolean {
  if (span && day !== null && (day < span.from || day > span.to)) return false;
  if (of !== 'event_day' || minute === null || minute === undefined) return true;
  if (/\b(?:morning|vormittag|manana)\b/.test(said)) return minute < NOON;
  if (/\b(?:afternoon|nachmittag|tarde)\b/.test(said)) return minute >= NOON && minute < EVENING;
  return !/\b(?:evening|night|abend|noche)\b/.test(said) || minute >= EVENING;
}
