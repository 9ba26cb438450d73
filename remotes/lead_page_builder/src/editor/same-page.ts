import type { PageData } from '@butterfly/contracts/lead_page_builder';

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two drafts say the same; the editor and the server write their names in another order. */
export const isSamePage = (a: PageData, b: PageData): boolean => JSON.stringify(a.content, sorted) === JSON.stringify(b.content, sorted);
