export { documentStyle, sheetStyle } from './sheet-style';
export { h, isList, paragraphs, toHtml } from './tree';
export type { Element, Tree } from './tree';
