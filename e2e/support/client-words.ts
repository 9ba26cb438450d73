import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const PLACES = [...readdirSync(join(ROOT, 'remotes')).map((plugin) => `remotes/${plugin}/src`), 'shared/parts-kit/src'];
const GAP = '\u0000';

type Words = Readonly<Record<string, unknown>>;

/** All that a table says: its sentences, and of those with a place for something what stands around it. */
function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(GAP).map((piece) => piece.trim());
  if (typeof value === 'function') return piecesOf(String((value as (...args: string[]) => unknown)(GAP, GAP, GAP)));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(piecesOf) : [];
}

async function tablesIn(language: string): Promise<Map<string, Set<string>>> {
  const files = PLACES.flatMap((place) =>
    readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)words\//.test(file) && file.endsWith(`/${language}.ts`))
      .map((file) => join(place, file)),
  );
  const tables = new Map<string, Set<string>>();
  for (const file of files) {
    const read = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, Words>;
    tables.set(dirname(file), new Set(piecesOf(read[language])));
  }
  return tables;
}

/** English words of the pages of clients that a language says otherwise: on a page in that language none of them may stand. */
export async function englishOnly(language: string): Promise<Set<string>> {
  const [english, theirs] = [await tablesIn('en'), await tablesIn(language)];
  if (english.size < 5 || english.size !== theirs.size) throw new Error(`There are ${theirs.size} tables of words in ${language}.`);
  const own = new Set([...theirs.values()].flatMap((words) => [...words]));
  const said = [...english.values()].flatMap((words) => [...words]);
  return new Set(said.filter((piece) => /\p{L}{3}/u.test(piece) && !own.has(piece)));
}

/** Three words and more are found inside other words; fewer only by themselves. */
export function inEnglish(texts: readonly string[], english: ReadonlySet<string>): string[] {
  const sentences = [...english].filter((piece) => piece.split(/\s+/).length > 2);
  return texts.filter((text) => english.has(text) || sentences.some((sentence) => text.includes(sentence)));
}

/** What stands on a page, each text by itself, also what is only read out. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement: parent, textContent } = walk.currentNode;
      if (parent && !['SCRIPT', 'STYLE'].includes(parent.tagName)) texts.push((textContent ?? '').trim());
    }
    for (const one of document.querySelectorAll('[aria-label],[placeholder],[title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push((one.getAttribute(name) ?? '').trim());
    return texts.filter(Boolean);
  });
}

/** Elements whose words do not fit into them, and are cut off or run over their edge. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 2 && height > 2;
    };
    const runsOver = (one: Element) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
    };
    const isCut = (one: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      return (overflowX !== 'visible' || textOverflow === 'ellipsis') && one.scrollWidth > one.clientWidth + 1;
    };
    return [...document.querySelectorAll('main *')]
      .filter((one) => isShown(one) && one.textContent?.trim() && !one.matches('svg *, option, script, style'))
      .filter((one) => isCut(one) || (one.children.length === 0 && runsOver(one)))
      .map((one) => `${one.tagName.toLowerCase()}.${one.className}: ${(one.textContent ?? '').trim().slice(0, 60)}`);
  });
}
