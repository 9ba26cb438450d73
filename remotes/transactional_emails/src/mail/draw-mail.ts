const FORBIDDEN = 'script, iframe, object, embed, form, base, link, meta, title, noscript';
const DARK = /@media[^{]*\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g;

interface Drawing {
  readonly html: string;
  readonly isDark: boolean;
}

/**
 * Draws a mail into the document of a frame that runs nothing. The page's rules refuse styles that come as text, so they are set one by
 * one; pictures and addresses stay as they are, and links lead nowhere.
 */
export function drawMail(frame: HTMLIFrameElement, { html, isDark }: Drawing): void {
  const [page, view] = [frame.contentDocument, frame.contentWindow];
  if (!page || !view) return;
  const parsed = new DOMParser().parseFromString(inert(html), 'text/html');
  for (const element of parsed.querySelectorAll(FORBIDDEN)) element.remove();
  const body = page.importNode(parsed.body, true);
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('*')]) settle(element);
  page.adoptedStyleSheets = sheets(html, { isDark, view: view as Window & typeof globalThis });
  page.documentElement.lang = 'en';
  page.body.replaceWith(body);
}

/** Neither styles nor handlers are read while it is parsed. */
function inert(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\sstyle=/gi, ' data-style=');
}

function settle(element: HTMLElement): void {
  const style = element.getAttribute('data-style');
  element.removeAttribute('data-style');
  for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  if (style) element.style.cssText = style;
  if (element.tagName === 'A') element.removeAttribute('href');
}

/** What a mail says for programs with a dark mode is said to the preview when dark is chosen, and never otherwise. */
function sheets(html: string, { isDark, view }: { isDark: boolean; view: Window & typeof globalThis }): CSSStyleSheet[] {
  const texts = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) =>
    text.replace(DARK, isDark ? '@media all' : '@media not all'),
  );
  return texts.map((text) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}
