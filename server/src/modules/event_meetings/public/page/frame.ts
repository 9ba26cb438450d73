import { h, sheetStyle, type Tree } from '@butterfly/contracts/public-pages';
import type { PageAnswer, PageAsking } from '../../../../platform/public-pages/page-asking';
import { documentPolicy, wholeDocument } from '../../../../platform/public-pages/whole-document';
import { addressWith, type PageState } from './page-state';
import { bookingScript } from './script';
import { bookingStyle } from './style';

interface Framed {
  readonly asking: PageAsking;
  readonly state: PageState;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  /** With its host, where search machines may keep it. */
  readonly canonical: string | null;
  readonly isEmbedded: boolean;
  readonly body: Tree;
}

/** A page of bookings as a whole document. */
export function framed({ asking, state, status, title, description, canonical, isEmbedded, body }: Framed): PageAnswer {
  const { tenant, lang } = state;
  const html = wholeDocument({
    lang,
    title: `${title} – ${tenant.name}`,
    description,
    nonce: asking.nonce,
    canonical,
    shared: canonical === null ? null : { site: tenant.name, address: canonical, picture: null },
    attrs: { 'data-embed': isEmbedded, 'data-page': status === 200 ? false : addressWith(state, {}) },
    brand: tenant.brand,
    style: sheetStyle + bookingStyle,
    script: bookingScript,
    body: h(
      'div',
      { class: 'lp lp-garden bk' },
      h('main', { id: 'main' }, h('div', { class: 'lp-inner' }, body)),
      isEmbedded ? null : h('footer', { class: 'lp-foot' }, tenant.name),
    ),
  });
  return { status, html, policy: documentPolicy(asking.nonce, { isEmbedded }), isEmbedded };
}

/** What an address answers that leads nowhere; the same for all of them. */
export function nowhere({ asking, lang, title, text }: { asking: PageAsking; lang: string; title: string; text: string }): PageAnswer {
  const isEmbedded = asking.query['embed'] === '1';
  const html = wholeDocument({
    lang,
    title,
    description: '',
    nonce: asking.nonce,
    canonical: null,
    shared: null,
    brand: {},
    style: sheetStyle + bookingStyle,
    script: '',
    body: h(
      'div',
      { class: 'lp lp-garden bk' },
      h(
        'main',
        { id: 'main', class: 'lp-thanks' },
        h('div', { class: 'lp-inner' }, h('h1', {}, title), h('p', { class: 'lp-lead' }, text)),
      ),
    ),
  });
  return { status: 404, html, policy: documentPolicy(asking.nonce, { isEmbedded }), isEmbedded };
}
