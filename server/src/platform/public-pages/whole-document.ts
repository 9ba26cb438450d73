import { documentStyle, h, toHtml, type Tree } from '@butterfly/contracts/public-pages';

const HEX = /^#[0-9a-f]{6}$/i;
/** Only what an address may not hold is written in another way: it stands in every page. */
const ICON = `data:image/svg+xml,${'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="5" fill="#b9814f"/><g fill="#d99b8f"><circle cx="16" cy="6" r="6"/><circle cx="25" cy="13" r="6"/><circle cx="22" cy="25" r="6"/><circle cx="10" cy="25" r="6"/><circle cx="7" cy="13" r="6"/></g></svg>'.replace(/[<>"#]/g, encodeURIComponent)}`;

export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly nonce: string;
  /** Its own address, with the host; for others who show a link to the page. Null: not for search machines. */
  readonly canonical: string | null;
  /** Who is behind it, and a picture; null: a document that nobody passes on. */
  readonly shared: { readonly site: string; readonly address: string; readonly picture: string | null } | null;
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

interface Social {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  readonly address: string;
  readonly picture: string | null;
}

const socialTags = ({ title, description, site, address, picture }: Social): Tree => [
  h('meta', { property: 'og:type', content: 'website' }),
  h('meta', { property: 'og:site_name', content: site }),
  h('meta', { property: 'og:title', content: title }),
  description === '' ? null : h('meta', { property: 'og:description', content: description }),
  h('meta', { property: 'og:url', content: address }),
  picture === null ? null : h('meta', { property: 'og:image', content: picture }),
  h('meta', { name: 'twitter:card', content: picture === null ? 'summary' : 'summary_large_image' }),
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
