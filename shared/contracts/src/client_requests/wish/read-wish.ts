/** Something of a proposal that a client may want more or less of. */
export interface WishedLine {
  readonly name: string;
  readonly quantity: number;
}

/** What a sentence makes of one line. */
export interface Wish {
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const LESS = new Set(['less', 'fewer', 'minus', 'drop', 'remove', 'without', 'cancel', 'no', 'skip', 'omit']);
const MORE = new Set(['more', 'extra', 'additional', 'add', 'another', 'plus']);
/** Begins something that is about another line, or takes its number from nowhere else. */
const BREAKS = /[,;.!?\n]|\band\b|\bbut\b/;
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/centre/g, 'center'],
  [/colour/g, 'color'],
  [/[éèê]/g, 'e'],
  [/leave out|take away|take out|don'?t need|do not need/g, 'remove'],
  [/rather than/g, 'instead of'],
];

/**
 * What a client's sentence changes of the lines of a proposal. Reads numbers in figures and in words up to twelve; a line that is not named, or
 * that two lines could be, is left alone, so that nobody is charged for a guess.
 *
 * @example
 * readWish('One centrepiece less, please', [{ name: 'Low centrepiece', quantity: 12 }]); // [{ line: 'Low centrepiece', from: 12, to: 11 }]
 */
export function readWish(text: string, lines: readonly WishedLine[]): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const part of plain(text).split(BREAKS)) {
    const words = part.split(/[^a-z0-9]+/).filter(Boolean);
    const line = meantLine(words.map(singular), lines);
    const to = line && wantedOf(words, line.quantity);
    if (line && to !== undefined && to !== line.quantity) wishes.set(line.name, { line: line.name, from: line.quantity, to });
  }
  return [...wishes.values()];
}

/** In one spelling, without accents and capitals. */
function plain(text: string): string {
  return SPELLINGS.reduce(
    (said, [found, instead]) => said.replace(found, instead),
    text.toLowerCase().normalize('NFC').replace(/[’‘]/g, "'"),
  );
}

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

/** The one line whose name shares most words with what is said. */
function meantLine(said: readonly string[], lines: readonly WishedLine[]): WishedLine | undefined {
  const scored = lines
    .map((line) => ({
      line,
      score: scoreOf(
        said,
        plain(line.name)
          .split(/[^a-z0-9]+/)
          .filter(Boolean)
          .map(singular),
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && best.score !== next?.score ? best.line : undefined;
}

/** Words that both have; of two names that share as many, the shorter one is meant. Words that stand in every name say little. */
function scoreOf(said: readonly string[], name: readonly string[]): number {
  const shared = name.filter((word) => word.length > 2 && said.includes(word)).length;
  return shared === 0 ? 0 : shared + shared / name.length / 10;
}

/** How many are wanted of so many; undefined: nothing is said of it. */
function wantedOf(words: readonly string[], now: number): number | undefined {
  const numbers = words.flatMap((word, at) => (numberOf(word) === undefined ? [] : [{ at, value: numberOf(word) ?? 0 }]));
  const [first, second] = numbers;
  const instead = words.indexOf('instead');
  if (instead >= 0) return (instead < (first?.at ?? -1) ? second : first)?.value;
  if (words.includes('from') && first && second) return second.value;
  const by = first?.value ?? (words.some((word) => word === 'a' || word === 'an') ? 1 : undefined);
  if (words.some((word) => LESS.has(word))) return by === undefined ? 0 : Math.max(0, now - by);
  if (words.some((word) => MORE.has(word))) return now + (by ?? 1);
  return first?.value;
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  const at = NUMBERS.indexOf(word);
  return at < 0 ? undefined : at;
}
