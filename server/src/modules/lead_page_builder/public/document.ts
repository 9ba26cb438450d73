import { pageStyle, wordsOfPage, type PageTheme } from '@butterfly/contracts/lead_page_builder';
import { h, type Tree } from '@butterfly/contracts/public-pages';
import { wholeDocument, type SharedPicture } from '../../../platform/public-pages/whole-document';
import type { Tenant } from '../../auth_and_admin/api';
import { drawnLater } from './later-drawings';
import { pageScript } from './page-script';

export interface PublicDocument {
  readonly tenant: Tenant;
  readonly theme: PageTheme;
  readonly title: string;
  readonly description: string;
  readonly nonce: string;
  readonly slug: string;
  /** Of this host, with it; for others who show a link to the page. */
  readonly address: string;
  readonly picture: SharedPicture;
  readonly isEmbedded: boolean;
  /** Not for search machines: thanks, a variant, a refusal. */
  readonly isHidden: boolean;
  /** Names of the fields that the script reads for its hints. */
  readonly hintFields: Readonly<Record<string, string>>;
  readonly body: Tree;
}

/** A lead page, whole. */
export function publicDocument(parts: PublicDocument): string {
  const { tenant, theme, title, description, nonce, slug, address, picture, isEmbedded, isHidden, hintFields, body } = parts;
  const { language, words } = wordsOfPage(tenant.locale);
  const hints = Object.fromEntries(Object.entries(hintFields).map(([name, key]) => [`data-${name}`, key]));
  const page = h(
    'div',
    { class: `lp lp-${theme}` },
    isEmbedded
      ? null
      : h(
          'header',
          { class: 'lp-top' },
          h('a', { class: 'lp-name', href: `/public/${slug}?t=${tenant.slug}` }, tenant.name),
          h('a', { class: 'lp-jump', href: '#form' }, words.page.write),
        ),
    h('main', {}, drawnLater(body)),
    isEmbedded ? null : h('footer', { class: 'lp-foot' }, tenant.name),
  );
  return wholeDocument({
    lang: language,
    title,
    description,
    nonce,
    canonical: isHidden ? null : address,
    shared: { site: tenant.name, address, picture },
    attrs: { ...hints, 'data-t': tenant.slug, 'data-slug': slug, 'data-embed': isEmbedded },
    brand: tenant.brand,
    style: pageStyle,
    script: pageScript,
    body: page,
  });
}

/** Where an address belongs to no studio. */
export function nowhereDocument({ nonce, lang }: { nonce: string; lang: string }): string {
  const { language, words } = wordsOfPage(lang);
  const { title, text } = words.nowhere;
  const inner = h('div', { class: 'lp-inner' }, h('h1', {}, title), h('p', { class: 'lp-lead' }, text));
  return wholeDocument({
    lang: language,
    title,
    description: '',
    nonce,
    canonical: null,
    shared: null,
    brand: {},
    style: pageStyle,
    script: '',
    body: h('div', { class: 'lp lp-garden' }, h('main', { class: 'lp-thanks' }, inner)),
  });
}
