import { documentStyle, h, pageStyle, toHtml, type PageTheme, type Tree } from '@butterfly/contracts/lead_page_builder';
import type { Tenant } from '../../auth_and_admin/api';
import { pageScript } from './page-script';

const HEX = /^#[0-9a-f]{6}$/i;
const colorOr = (color: string | undefined, other: string): string => (color !== undefined && HEX.test(color) ? color : other);
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="5" fill="#b9814f"/><g fill="#d99b8f"><circle cx="16" cy="6" r="6"/><circle cx="25" cy="13" r="6"/><circle cx="22" cy="25" r="6"/><circle cx="10" cy="25" r="6"/><circle cx="7" cy="13" r="6"/></g></svg>')}`;

export interface DocumentParts {
  readonly tenant: Tenant;
  readonly theme: PageTheme;
  readonly title: string;
  readonly description: string;
  readonly nonce: string;
  readonly slug: string;
  /** Of this host, with it; for others who show a link to the page. */
  readonly address: string;
  readonly picture: string | null;
  readonly isEmbedded: boolean;
  /** Not for search machines: thanks, a variant, a refusal. */
  readonly isHidden: boolean;
  /** Names of the fields that the script reads for its hints. */
  readonly hintFields: Readonly<Record<string, string>>;
  readonly body: Tree;
}

/** A whole page as HTML; everything a visitor or a member wrote goes through `toHtml`. */
export function publicDocument(parts: DocumentParts): string {
  const { tenant, theme, title, description, nonce, slug, address, picture, isEmbedded, isHidden, hintFields, body } = parts;
  const brand = colorOr(tenant.brand.primary, '#4a6a4f');
  const warm = colorOr(tenant.brand.accent, brand);
  const attrs = Object.fromEntries(Object.entries(hintFields).map(([name, key]) => [`data-${name}`, key]));
  const head: Tree = [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', {}, title),
    description === '' ? null : h('meta', { name: 'description', content: description }),
    isHidden ? h('meta', { name: 'robots', content: 'noindex' }) : h('link', { rel: 'canonical', href: address }),
    h('meta', { property: 'og:type', content: 'website' }),
    h('meta', { property: 'og:site_name', content: tenant.name }),
    h('meta', { property: 'og:title', content: title }),
    description === '' ? null : h('meta', { property: 'og:description', content: description }),
    h('meta', { property: 'og:url', content: address }),
    picture === null ? null : h('meta', { property: 'og:image', content: picture }),
    h('meta', { name: 'twitter:card', content: picture === null ? 'summary' : 'summary_large_image' }),
    h('link', { rel: 'icon', href: ICON }),
  ];
  const page = h(
    'div',
    { class: `lp lp-${theme}` },
    isEmbedded
      ? null
      : h(
          'header',
          { class: 'lp-top' },
          h('a', { class: 'lp-name', href: `/public/${slug}?t=${tenant.slug}` }, tenant.name),
          h('a', { class: 'lp-jump', href: '#form' }, 'Write to us'),
        ),
    h('main', {}, body),
    isEmbedded ? null : h('footer', { class: 'lp-foot' }, tenant.name),
  );
  const open = toHtml(h('html', { lang: 'en', ...attrs, 'data-t': tenant.slug, 'data-slug': slug, 'data-embed': isEmbedded })).replace(
    '</html>',
    '',
  );
  const style = `<style nonce="${nonce}">${documentStyle}${pageStyle}.lp{--brand:${brand};--warm:${warm}}</style>`;
  const script = `<script nonce="${nonce}">${pageScript}</script>`;
  return `<!doctype html>\n${open}<head>${toHtml(head)}${style}</head><body>${toHtml(page)}${script}</body></html>\n`;
}

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

/** Where an address belongs to no studio. */
export function nowhereDocument(nonce: string): string {
  const body = h(
    'div',
    { class: 'lp lp-garden' },
    h(
      'main',
      { class: 'lp-thanks' },
      h(
        'div',
        { class: 'lp-inner' },
        h('h1', {}, 'There is no page here'),
        h(
          'p',
          { class: 'lp-lead' },
          'The address may have been cut in half, or the page was taken away. Ask the studio that gave it to you.',
        ),
      ),
    ),
  );
  const head = toHtml([
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', {}, 'There is no page here'),
  ]);
  return `<!doctype html>\n<html lang="en"><head>${head}<style nonce="${nonce}">${documentStyle}${pageStyle}.lp{--brand:#4a6a4f;--warm:#c9a27e}</style></head><body>${toHtml(body)}</body></html>\n`;
}
