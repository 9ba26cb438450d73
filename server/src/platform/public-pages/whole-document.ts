import { documentStyle, h, toHtml, type Tree } from '@butterfly/contracts/public-pages';

const HEX = /^#[0-9a-f]{6}$/i;
/** Five petals are the dots of one dotted line. Only what an address may not hold is written in another way: it stands in every page. */
const ICON = `data:image/svg+xml,${'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="9.5" fill="none" stroke="#d99b8f" stroke-width="12" stroke-linecap="round" stroke-dasharray="0 11.94"/><circle cx="16" cy="16" r="6" fill="#b9814f"/></svg>'.replace(/[<>"#]/g, encodeURIComponent)}`;

/** A picture beside a link that somebody passes on. */
export interface SharedPicture {
  /** With its host. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly alt: string;
}

interface SharedPage {
  readonly site: string;
  readonly address: string;
  readonly picture: SharedPicture | null;
}

export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly nonce: string;
  /** Its own address, with the host; for others who show a link to the page. Null: not for search machines. */
  readonly canonical: string | null;
  /** Who is behind it, and a picture; null: a document that nobody passes on. */
  readonly shared: SharedPage | null;
  readonly attrs?: Readonly<Record<string, string | boolean>>;
  readonly brand: { readonly primary?: string; readonly accent?: string };
  readonly style: string;
  /** Empty: none. */
  readonly script: string;
  readonly body: Tree;
}

/** A whole page as HTML; everything a visitor or a member wrote goes through `toHtml`. */
export function wholeDocument(parts: DocumentParts): string {
  const { lang, title, description, nonce, canonical, shared, attrs, brand, style, script, body } = parts;
  const head: Tree = [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', {}, title),
    description === '' ? null : h('meta', { name: 'description', content: description }),
    canonical === null ? h('meta', { name: 'robots', content: 'noindex' }) : h('link', { rel: 'canonical', href: canonical }),
    shared === null ? null : socialTags({ title, description, ...shared }),
    h('link', { rel: 'icon', href: ICON }),
  ];
  const open = toHtml(h('html', { lang, ...attrs })).replace('</html>', '');
  const primary = colorOr(brand.primary, '#4a6a4f');
  const own = `.lp{--brand:${primary};--warm:${colorOr(brand.accent, brand.primary === undefined ? '#c9a27e' : primary)}}`;
  const css = `<style nonce="${nonce}">${documentStyle}${style}${own}</style>`;
  const run = script === '' ? '' : `<script nonce="${nonce}">${script}</script>`;
  return `<!doctype html>\n${open}<head>${toHtml(head)}${css}</head><body>${toHtml(body)}${run}</body></html>\n`;
}

const colorOr = (color: string | undefined, other: string): string => (color !== undefined && HEX.test(color) ? color : other);

interface Social extends SharedPage {
  readonly title: string;
  readonly description: string;
}

const socialTags = ({ title, description, site, address, picture }: Social): Tree => [
  h('meta', { property: 'og:type', content: 'website' }),
  h('meta', { property: 'og:site_name', content: site }),
  h('meta', { property: 'og:title', content: title }),
  description === '' ? null : h('meta', { property: 'og:description', content: description }),
  h('meta', { property: 'og:url', content: address }),
  picture === null ? null : pictureTags(picture),
  h('meta', { name: 'twitter:card', content: picture === null ? 'summary' : 'summary_large_image' }),
];

/** For everybody: without a tag of its own for it, X takes this one too. */
const pictureTags = ({ address, width, height, type, alt }: SharedPicture): Tree => [
  h('meta', { property: 'og:image', content: address }),
  h('meta', { property: 'og:image:type', content: type }),
  h('meta', { property: 'og:image:width', content: String(width) }),
  h('meta', { property: 'og:image:height', content: String(height) }),
  h('meta', { property: 'og:image:alt', content: alt }),
];

/** What a public page may load: its own style, script and pictures, and nothing of anybody else. */
export const documentPolicy = (nonce: string, { isEmbedded, leadsTo = '' }: { isEmbedded: boolean; leadsTo?: string }): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    // Browsers hold where a sent form leads to against this as well.
    `form-action 'self'${URL.canParse(leadsTo) ? ` ${new URL(leadsTo).origin}` : ''}`,
    "base-uri 'none'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
  ].join('; ');
