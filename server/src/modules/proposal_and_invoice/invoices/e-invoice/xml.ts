/** An element as it is written: its name, what is in it, and its attributes. Nothing in it: it is left out. */
export type Xml = string | null;
type Attributes = Readonly<Record<string, string>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 does not allow in a text. */
// eslint-disable-next-line no-control-regex -- these are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escaped = (text: string): string => text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A text in an element; null for an empty text. @example leaf('cbc:ID', 'INV-1') // '<cbc:ID>INV-1</cbc:ID>' */
export const leaf = (name: string, text: string | null | undefined, attributes: Attributes = {}): Xml =>
  text ? `<${name}${written(attributes)}>${escaped(text)}</${name}>` : null;

/** Elements in an element; null where all of them are. */
export function branch(name: string, children: readonly Xml[], attributes: Attributes = {}): Xml {
  const inside = children.filter((child) => child !== null).join('');
  return inside === '' ? null : `<${name}${written(attributes)}>${inside}</${name}>`;
}

export const xmlFile = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? ''}\n`;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
