import type { PortalAccess, PortalApp } from '@butterfly/contracts/client_portal';

/** The colours of a page without a brand: iris on paper white. */
const IRIS = '#6b5bd2';
const PAPER = '#faf8f4';
const SHORT = 12;

/** The portal of a person as an app of their phone: the name of the business, its first letter on its colour, and nothing of the project. */
export function portalApp({
  business,
  brand,
  language,
  path,
}: Pick<PortalAccess, 'business' | 'brand' | 'language'> & { readonly path: string }): PortalApp {
  const color = brand ?? IRIS;
  return {
    name: business ?? 'Portal',
    short_name: shortOf(business ?? 'Portal'),
    lang: language ?? 'en',
    start_url: path,
    scope: path,
    display: 'standalone',
    theme_color: color,
    background_color: PAPER,
    icons: ['any', 'maskable'].map((purpose) => ({ src: icon(business ?? 'P', color), sizes: 'any', type: 'image/svg+xml', purpose })),
  };
}

/** What fits below an icon: whole words, as many as there is room for. */
function shortOf(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  return rest.reduce((text, word) => (`${text} ${word}`.length <= SHORT ? `${text} ${word}` : text), first).replace(/ \W+$/, '');
}

function icon(name: string, color: string): string {
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0]?.toUpperCase() ?? '•';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${color}"/><text x="256" y="256" dy=".35em" text-anchor="middle" font-family="Georgia,serif" font-size="260" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
