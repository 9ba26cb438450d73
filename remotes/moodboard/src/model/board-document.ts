import type { Json } from '@butterfly/contracts/core';
import { isObject } from './same-json';

/** Kinds of items this version can make. Items of other kinds are kept and shown by their name. */
export type ItemKind = 'image' | 'color' | 'note' | 'text' | 'shape' | 'frame' | 'flower';

export interface BoardItem {
  id: string;
  type: string;
  x: number;
  y: number;
  w: number;
  h: number;
  props: { [key: string]: Json };
  [more: string]: Json;
}

export interface BoardPage {
  id: string;
  name: string;
  w: number;
  h: number;
  elements: BoardItem[];
  [more: string]: Json;
}

export type JsonObject = { [key: string]: Json };

export const PAGE_WIDTH = 1600;
export const PAGE_HEIGHT = 1000;

/** A board nobody has worked on yet. */
export function emptyDocument(): JsonObject {
  return { pages: [{ id: 'page-1', name: 'Board', w: PAGE_WIDTH, h: PAGE_HEIGHT, elements: [] }], palette: [] };
}

const noPage: BoardPage = { id: 'page-1', name: 'Board', w: PAGE_WIDTH, h: PAGE_HEIGHT, elements: [] };
/** Documents are never changed in place, so a page that was read is read once. */
const known = new WeakMap<JsonObject, BoardPage>();

/** The pages of a document; one of another shape has a single empty page and is not changed by reading it. */
export function pagesOf(document: Json): readonly BoardPage[] {
  const pages = isObject(document) ? document['pages'] : undefined;
  const read = Array.isArray(pages) ? pages.filter((page) => isObject(page)).map(readPage) : [];
  return read.length > 0 ? read : [noPage];
}

/** The page of this id, or the first. */
export function pageOf(document: Json, id: string | null): BoardPage {
  const pages = pagesOf(document);
  return pages.find((page) => page.id === id) ?? pages[0] ?? noPage;
}

/** The first page of a document. */
export function firstPage(document: Json): BoardPage {
  return pageOf(document, null);
}

function readPage(page: JsonObject): BoardPage {
  const before = known.get(page);
  if (before) return before;
  const read = {
    ...page,
    id: textOr(page['id'], 'page-1'),
    name: textOr(page['name'], 'Board'),
    w: numberOr(page['w'], PAGE_WIDTH),
    h: numberOr(page['h'], PAGE_HEIGHT),
    elements: Array.isArray(page['elements']) ? page['elements'].filter(isItem) : [],
  };
  known.set(page, read);
  return read;
}

/**
 * Makes room for items in a draft of any document: adds what is missing, keeps everything else.
 *
 * @returns the page of this id inside the draft, or the first.
 */
export function pageOfDraft(document: JsonObject, id: string | null = null): JsonObject & { elements: Json[] } {
  if (!Array.isArray(document['pages'])) document['pages'] = emptyDocument()['pages'] as Json;
  const pages = document['pages'] as Json[];
  const named = pages.find((page) => isObject(page) && page['id'] === id);
  if (!named && !isObject(pages[0])) pages[0] = (emptyDocument()['pages'] as Json[])[0] as Json;
  const page = (named ?? pages[0]) as JsonObject;
  if (!Array.isArray(page['elements'])) page['elements'] = [];
  return page as JsonObject & { elements: Json[] };
}

function isItem(value: Json): value is BoardItem {
  return (
    isObject(value) &&
    typeof value['id'] === 'string' &&
    ['x', 'y', 'w', 'h'].every((key) => typeof value[key] === 'number') &&
    isObject(value['props'])
  );
}

const textOr = (value: Json | undefined, fallback: string): string => (typeof value === 'string' ? value : fallback);
const numberOr = (value: Json | undefined, fallback: number): number => (typeof value === 'number' && value > 0 ? value : fallback);
