import { hostileAddresses, hostileMarkup, RAN } from '@butterfly/testing/xss/corpus';
import { expect, type Page } from '@playwright/test';

/** The corpus as a person can type it into a field of one line. */
export const HOSTILE: readonly string[] = [...hostileMarkup, ...hostileAddresses].map((vector) =>
  vector.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
);

/** Those of the corpus that a field of so many characters takes. */
export const hostileUpTo = (max: number): string[] => HOSTILE.filter(({ length }) => length <= max);

/** What ran in a page, whom it asked and what it opened since; to be called before the page goes anywhere. */
export async function watchRuns(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction(RAN, () => void found.push('something of the corpus ran'));
  page.on('dialog', (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (opened) => found.push(`a window: ${opened.url()}`));
  page.on('request', (request) => {
    if (/\bevil\.example\b/.test(request.url())) found.push(`a call to ${request.url()}`);
  });
  return found;
}

/** A page shows these words as words, whole, in its text or in its fields, and has made nothing else of them. */
export async function expectWords(page: Page, words: readonly string[]): Promise<void> {
  await expect.poll(() => missing(page, words), { message: `words that ${page.url()} does not show` }).toEqual([]);
  expect(await page.evaluate(madeOfWords, RAN)).toEqual([]);
}

async function missing(page: Page, words: readonly string[]): Promise<string[]> {
  const shown = bare(await page.evaluate(wordsShown));
  return words.filter((word) => !shown.includes(bare(word)));
}

/** Runs in the page: all text that is seen, also on a line too long to show it whole, and what stands in fields. */
function wordsShown(): string {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('script, style') && parent.checkVisibility()) found.push(node.nodeValue ?? '');
  }
  for (const { value } of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) found.push(value);
  return found.join('');
}

const bare = (text: string): string => text.replace(/\s+/g, '');

/** Runs in the page: what of its document can only come of words that were taken for markup. */
function madeOfWords(ran: string): string[] {
  const KINDS =
    'iframe, object, embed, base, marquee, math, template, frame, applet, audio[src="x"], video, svg script, svg animate, ' +
    'svg a, svg use[href^="data:"], meta[http-equiv="refresh" i], link[href*="evil.example"], script[src*="evil.example"], form[action], [srcdoc]';
  const ADDRESSES = new Set(['action', 'background', 'data', 'formaction', 'href', 'poster', 'src', 'xlink:href']);
  const SPOKEN = new Set(['alt', 'aria-label', 'content', 'data-title', 'href', 'name', 'placeholder', 'src', 'title', 'value']);
  // Blanks and control characters before and within the name are skipped by browsers.
  const RUNS =
    /^[^a-z/]*(?:(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|view-source|feed|file)\s*:|data:text|data:image\/svg\+xml,<)/i;
  const found = [...document.querySelectorAll(KINDS)].map((one) => one.outerHTML.slice(0, 120));
  for (const element of document.querySelectorAll('*')) {
    const isCode = element instanceof HTMLStyleElement || (element instanceof HTMLScriptElement && !/json/.test(element.type));
    if (isCode && (element.textContent.includes(ran) || element.textContent.includes('evil.example'))) found.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      const isBad = name.startsWith('on') || (ADDRESSES.has(name) && RUNS.test(value)) || (!SPOKEN.has(name) && value.includes(ran));
      if (isBad) found.push(`${element.tagName} ${name}="${value}"`);
    }
  }
  return found;
}
