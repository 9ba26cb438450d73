/** A piece of a page that is neither text of a document nor of a library yet: the server writes it as HTML, the editor draws it. */
export interface Element {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | true>>;
  readonly children: readonly Tree[];
}
export type Tree = Element | string | null | readonly Tree[];

type Attrs = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One element. What is false, null or undefined among its attributes is left out. */
export function h(tag: string, attrs: Attrs = {}, ...children: readonly Tree[]): Element {
  const kept = Object.entries(attrs).flatMap(([name, value]): [string, string | true][] => {
    if (value === null || value === undefined || value === false) return [];
    return [[name, value === true ? true : String(value)]];
  });
  return { tag, attrs: Object.fromEntries(kept), children };
}

// Of HTML only: what stands in a drawing is closed, the shapes of it in the short way.
const SHAPES = new Set(['circle', 'ellipse', 'path', 'rect', 'stop', 'use']);
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * HTML of a tree. Every text and every attribute is escaped here, and nowhere else; there is no way to put markup in.
 *
 * @example
 * toHtml(h('p', { class: 'soft' }, '<b>')); // <p class="soft">&lt;b&gt;</p>
 */
export function toHtml(tree: Tree): string {
  if (tree === null) return '';
  if (typeof tree === 'string') return escaped(tree);
  if (isList(tree)) return tree.map(toHtml).join('');
  const { tag, attrs, children } = tree;
  const written = Object.entries(attrs).map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  const open = `<${tag}${written.join('')}>`;
  if (SHAPES.has(tag) && children.length === 0) return `${open.slice(0, -1)}/>`;
  return EMPTY.has(tag) ? open : `${open}${toHtml(children)}</${tag}>`;
}

export const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);

/** Lines of a text as paragraphs; an empty line parts them. */
export const paragraphs = (text: string, className?: string): Tree =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      h(
        'p',
        { class: className },
        part.split('\n').flatMap((line, at): Tree[] => (at === 0 ? [line] : [h('br'), line])),
      ),
    );
