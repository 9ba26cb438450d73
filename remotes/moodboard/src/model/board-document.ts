import type { Json } from '@butterfly/contracts/core';

/** Kinds of items this version can make. Items of other kinds are kept and shown by their name. */
export type ItemKind = 'color' | 'note' | 'text';

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

/** The first page of a document; a document of another shape shows as an empty page and is not changed by reading it. */
export function firstPage(document: Json): BoardPage {
  const pages = isObject(document) ? document['pages'] : undefined;
  const page = Array.isArray(pages) ? pages[0] : undefined;
  if (!isObject(page)) return { id: 'page-1', name: 'Board', w: PAGE_WIDTH, h: PAGE_HEIGHT, elements: [] };
  return {
    ...page,
    id: textOr(page['id'], 'page-1'),
    name: textOr(page['name'], 'Board'),
    w: numberOr(page['w'], PAGE_WIDTH),
    h: numberOr(page['h'], PAGE_HEIGHT),
    elements: Array.isArray(page['elements']) ? page['elements'].filter(isItem) : [],
  };
}

/**
 * Makes room for items in a draft of any document: adds what is missing, keeps everything else.
 *
 * @returns the list of items inside the draft.
 */
export function itemsOfDraft(document: JsonObject): Json[] {
  if (!Array.isArray(document['pages'])) document['pages'] = emptyDocument()['pages'] as Json;
  const pages = document['pages'] as Json[];
  if (!isObject(pages[0])) pages[0] = (emptyDocument()['pages'] as Json[])[0] as Json;
  const page = pages[0] as JsonObject;
  if (!Array.isArray(page['elements'])) page['elements'] = [];
  return page['elements'];
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isItem(value: Json): value is BoardItem {
  return isObject(value) && typeof value['id'] === 'string' && ['x', 'y', 'w', 'h'].every((key) => typeof value[key] === 'number') && isObject(value['props']);
}

const textOr = (value: Json | undefined, fallback: string): string => (typeof value === 'string' ? value : fallback);
const numberOr = (value: Json | undefined, fallback: number): number => (typeof value === 'number' && value > 0 ? value : fallback);
