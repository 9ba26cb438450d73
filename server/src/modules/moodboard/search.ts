import type { SearchSource } from '../../platform/search/search-source';

/** Boards that have no project yet, and what was said about the others. */
export const search: Readonly<Record<'comment' | 'temp_board', SearchSource>> = {
  temp_board: {
    group: 'Boards',
    icon: 'board',
    table: 'moodboard_board',
    text: 'platform_plain(temp_project_name)',
    title: 'temp_project_name',
    path: '/moodboard/temp',
    where: 'project_id is null',
  },
  comment: {
    group: 'Comments on boards',
    icon: 'comment',
    table: 'moodboard_comment',
    join: 'join moodboard_board board on board.tenant_id = moodboard_comment.tenant_id and board.id = board_id',
    text: 'platform_plain(body)',
    title: 'author_name',
    excerpt: 'body',
    path: '/moodboard/:project_id',
    where: 'removed_at is null and board_id in (select id from moodboard_board where project_id is not null)',
  },
};
