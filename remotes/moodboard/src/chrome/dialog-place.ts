/**
 * Where dialogs are put. Beneath `body` itself antd would hold the page still by a style without a nonce, which the page's
 * policy refuses; here it does not try.
 */
export const dialogPlace = (): HTMLElement => document.getElementById('root') ?? document.body;
