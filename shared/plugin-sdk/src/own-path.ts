/**
 * A page of this site that an address leads to, ready for the router; null for every other address. What is judged is where the
 * address leads once it is resolved, not how it looks: `/.//evil.example` is a path that a router would take for a host. Use it
 * wherever an address comes out of a query, a message, storage or an answer and is followed.
 *
 * @param base what a relative address is relative to
 * @example
 * const next = ownPath(new URLSearchParams(location.search).get('next') ?? '') ?? '/';
 */
export function ownPath(address: string, base: string = window.location.origin): string | null {
  // The parser takes a backslash for a slash and forgets control characters: nobody writes them in good faith.
  // eslint-disable-next-line no-control-regex -- these are the characters that are refused
  if (/[\\\u0000-\u001f\u007f]/.test(address) || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const { origin, protocol } = new URL(base);
  // A `blob:` has the origin of the page that made it.
  if (url.origin !== origin || url.protocol !== protocol || url.username !== '' || url.password !== '') return null;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : path;
}
