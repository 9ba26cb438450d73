import type { Sliced } from '../../threads/in-slices';
import { AppError } from '../app-error';
import { assertHarmless, isSuspicious, MAX_DEPTH } from './json-body';

/** About as many characters are parsed, or looked at, in one go. */
const PIECE = 64 * 1_024;

/** Some of a text, without blanks around it. */
interface Region {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** As `parseJsonBody`, for a text of megabytes: same values, same refusals, and others have their turn in between. */
export function parseLargeJson(text: string): Sliced<unknown> {
  return parseRegion(trimmed({ text, start: 0, end: text.length }), 0);
}

function* parseRegion(region: Region, depth: number): Sliced<unknown> {
  const { text, start, end } = region;
  const opening = text[start];
  // The outermost container is always looked through: that is where the depth is measured.
  if ((opening !== '{' && opening !== '[') || (depth > 0 && end - start <= PIECE)) return parsePiece(text.slice(start, end));
  const isList = opening === '[';
  if (text[end - 1] !== (isList ? ']' : '}')) throw new AppError('bad_request');
  const cuts = yield* cutsOf(region, depth);
  return isList ? yield* parseList(groupsOf(region, cuts), depth) : yield* parseObject(groupsOf(region, cuts), depth);
}

function* parseList(groups: Iterable<Region>, depth: number): Sliced<unknown[]> {
  const list: unknown[] = [];
  for (const group of groups) {
    if (isLarge(group)) list.push(yield* parseRegion(group, depth + 1));
    else for (const value of parsePiece(`[${textOf(group)}]`) as unknown[]) list.push(value);
    yield;
  }
  return list;
}

function* parseObject(groups: Iterable<Region>, depth: number): Sliced<Record<string, unknown>> {
  const object: Record<string, unknown> = {};
  for (const group of groups) {
    const members = isLarge(group) ? yield* parseMember(group, depth) : (parsePiece(`{${textOf(group)}}`) as Record<string, unknown>);
    for (const key of Object.keys(members)) object[key] = members[key];
    yield;
  }
  return object;
}

/** One member whose value is large. */
function* parseMember({ text, start, end }: Region, depth: number): Sliced<Record<string, unknown>> {
  const quote = text[start] === '"' ? closingQuote(text, start) : end;
  const colon = trimmed({ text, start: quote + 1, end });
  if (text[colon.start] !== ':') throw new AppError('bad_request');
  const members = parsePiece(`{${text.slice(start, quote + 1)}:null}`) as Record<string, unknown>;
  const value = yield* parseRegion(trimmed({ text, start: colon.start + 1, end }), depth + 1);
  for (const key of Object.keys(members)) members[key] = value;
  return members;
}

function parsePiece(piece: string): unknown {
  try {
    const parsed: unknown = JSON.parse(piece);
    if (isSuspicious(piece)) assertHarmless(parsed);
    return parsed;
  } catch {
    // JSON.parse throws for nothing but the caller's text, and so does the other.
    throw new AppError('bad_request');
  }
}

/** Children side by side as long as they are small together, a large one by itself. */
function* groupsOf({ text, start, end }: Region, cuts: readonly number[]): Generator<Region, void, void> {
  let from = start + 1;
  for (const cut of cuts) {
    yield child({ text, start: from, end: cut });
    from = cut + 1;
  }
  const last = trimmed({ text, start: from, end: end - 1 });
  // Nothing but blanks between the brackets is an empty container; behind a comma it is a mistake.
  if (last.start < last.end || cuts.length > 0) yield child(last);
}

function child(region: Region): Region {
  const found = trimmed(region);
  if (found.start >= found.end) throw new AppError('bad_request');
  return found;
}

/** Commas of a container itself between which its children are taken together; refuses what is nested too deep or closed too early. */
function* cutsOf({ text, start, end }: Region, outside: number): Sliced<number[]> {
  const cuts: number[] = [];
  let [depth, from, last, pause] = [0, start + 1, start, start + PIECE];
  const cut = (at: number) => {
    cuts.push(at);
    from = at + 1;
  };
  for (let at = start; at < end; at += 1) {
    if (at >= pause) {
      pause = at + PIECE;
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === 0x22) at = closingQuote(text, at);
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth + outside > MAX_DEPTH) throw new AppError('bad_request');
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0 && at !== end - 1) throw new AppError('bad_request');
    } else if (code === 0x2c && depth === 1) {
      if (at - from > PIECE && last > from) cut(last);
      if (at - from > PIECE) cut(at);
      last = at;
    }
  }
  if (depth !== 0) throw new AppError('bad_request');
  if (end - from > PIECE && last > from) cut(last);
  return cuts;
}

/** The quote that ends the string which begins at `from`; the end of the text when none does. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

function trimmed({ text, start, end }: Region): Region {
  let [from, to] = [start, end];
  while (from < to && isBlank(text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return { text, start: from, end: to };
}

const isLarge = ({ start, end }: Region) => end - start > PIECE;
const textOf = ({ text, start, end }: Region) => text.slice(start, end);
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
