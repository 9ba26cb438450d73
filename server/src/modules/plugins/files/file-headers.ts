const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wav: 'audio/wav',
  txt: 'text/plain; charset=utf-8',
};

/** What a browser could open as a page of its own. Only pictures among them have a type: the others are bytes. */
const DOCUMENT = /^(?:svg|[xs]?html?|xht|xml|xslt?|mhtml?|pdf)$/i;

/**
 * A file is a part of a page, whose own policy decides about it, and is never a page itself: opened by its address it runs
 * nothing, under an origin that is nobody's. A picture may draw with its own styles.
 */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The headers of a released file: the same for everybody and for ever, and of use to a page only. */
export function fileHeaders(path: string): Record<string, string> {
  const ending = path.split('.').at(-1) ?? '';
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': FILE_POLICY,
    'content-type': types[ending] ?? 'application/octet-stream',
    ...(DOCUMENT.test(ending) && { 'content-disposition': 'attachment' }),
  };
}
