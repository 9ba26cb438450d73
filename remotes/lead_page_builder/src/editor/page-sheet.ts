import { pageStyle } from '@butterfly/contracts/lead_page_builder';

let sheet: CSSStyleSheet | null = null;

/** Puts the style of public pages beside that of the suite, once; every rule of it begins with `.lp`. */
export function adoptPageStyle(): void {
  if (sheet || typeof CSSStyleSheet.prototype.replaceSync !== 'function') return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(pageStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
