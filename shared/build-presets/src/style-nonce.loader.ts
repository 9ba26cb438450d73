import type { LoaderContext } from 'webpack';

const BEFORE = 'if (csp?.nonce) {\n    styleNode.nonce = csp?.nonce;\n  }';
const AFTER =
  "const pageNonce = csp?.nonce ?? document.querySelector('script[nonce]')?.nonce;\n  if (pageNonce) styleNode.nonce = pageNonce;";

/**
 * webpack loader for the one module through which antd's parts write style elements. Some of them – the lock of the page
 * behind a dialog – do not pass on the nonce they were given, and the page's policy refuses what has none.
 *
 * @throws Error, while building, when the module has changed.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack takes a loader's default export
export default function styleNonceLoader(this: LoaderContext<object>, source: string): string {
  if (!source.includes(BEFORE)) throw new Error('The module that writes style elements has changed: look at style-nonce.loader.ts again.');
  return source.replace(BEFORE, AFTER);
}
