import { Parser } from 'htmlparser2';

/** What no mail needs, and what a program that reads mails might run, load or send. */
const ELEMENTS = new Set([
  ...['script', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'base', 'link', 'template', 'noscript'],
  ...['form', 'input', 'button', 'textarea', 'select', 'svg', 'math', 'video', 'audio', 'source', 'marquee', 'details', 'xmp', 'plaintext'],
]);
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'background', 'poster', 'data', 'xlink:href', 'cite', 'longdesc']);
const FOLLOWED = /^(?:https?:|mailto:|tel:|cid:|#|\/|\?|[^:]*$)/i;
const STYLED = /expression\s*\(|javascript:|@import|url\(\s*["']?\s*(?!https?:|cid:|["']?\))/i;

/** What of a mail that was made could run, by its elements and attributes: entities are read, words of people stay words. Each once. */
export function whatRuns(html: string): string[] {
  const found = new Set<string>();
  let isStyle = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        isStyle = name === 'style';
        if (ELEMENTS.has(name)) found.add(`<${name}`);
        if (name === 'meta' && /refresh/i.test(attributes['http-equiv'] ?? '')) found.add('<meta http-equiv="refresh"');
        for (const [attribute, value] of Object.entries(attributes))
          if (runs(attribute, value)) found.add(`${attribute}="${value.slice(0, 40)}"`);
      },
      ontext: (text) => {
        if (isStyle && STYLED.test(text)) found.add('<style');
      },
      onclosetag: () => {
        isStyle = false;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return [...found];
}

function runs(attribute: string, value: string): boolean {
  if (attribute.startsWith('on') || attribute === 'srcdoc') return true;
  if (attribute === 'style') return STYLED.test(value);
  // A browser leaves out what cannot be seen before it reads where an address leads.
  // eslint-disable-next-line no-control-regex
  return ADDRESSES.has(attribute) && !FOLLOWED.test(value.replace(/[\u0000-\u0020\u200b-\u200f\u2028\u2029\ufeff]+/g, ''));
}
