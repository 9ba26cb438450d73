import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

interface Plain {
  readonly url: string;
  close(): void;
}

/** What a shown page would be as a document that a server has drawn: its text and its styles, and no script at all. */
export async function plainDocument(page: Page): Promise<string> {
  const parts = await page.evaluate<{ body: string; css: string; theme: string; lang: string }>(`(() => ({
    body: document.getElementById('root').innerHTML,
    css: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule)).map((rule) => rule.cssText)).join('\\n'),
    theme: document.documentElement.dataset.theme,
    lang: document.documentElement.lang,
  }))()`);
  return `<!doctype html><html lang="${parts.lang}" data-theme="${parts.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your portal</title><style>${parts.css}</style></head><body><div id="root">${parts.body}</div></body></html>`;
}

/** Serves one document, compressed, and nothing else. */
export function serveDocument(html: string): Promise<Plain> {
  const bytes = brotliCompressSync(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    return void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': bytes.length })
      .end(bytes);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('The server of the plain document has no address.');
      resolve({ url: `http://localhost:${address.port}/`, close: () => server.close() });
    });
  });
}
