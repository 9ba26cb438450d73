import type { operations } from '@butterfly/contracts/lead_page_builder';
import { paths } from '@butterfly/contracts/lead_page_builder/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  pages: ['pages'],
  forms: ['forms'],
  formList: ['forms', 'list'],
  form: (id: number) => ['forms', 'one', id],
  pageList: ['pages', 'list'],
  page: (id: string) => ['pages', 'one', id],
  versions: (id: string) => ['pages', 'versions', id],
  stats: (id: string) => ['pages', 'stats', id],
  pictures: (id: number) => ['pages', 'pictures', id],
  submissions: ['submissions'],
  overview: ['submissions', 'overview'],
} as const;
