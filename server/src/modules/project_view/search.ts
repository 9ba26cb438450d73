import type { SearchSource } from '../../platform/search/search-source';

/** What stands on the timelines of projects. */
export const search: Readonly<Record<'entry', SearchSource>> = {
  entry: {
    group: 'Timeline',
    icon: 'calendar',
    table: 'project_view_entry',
    text: `platform_plain(title || ' ' || place)`,
    title: 'title',
    hint: 'place',
    path: '/project_view/:project_id',
    where: 'removed_at is null',
  },
};
