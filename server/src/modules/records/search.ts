import type { SearchSource } from '../../platform/search/search-source';

/** Notes, comments and files of records of any plugin. */
export const search: Readonly<Record<'file' | 'note', SearchSource>> = {
  note: {
    group: 'Notes',
    icon: 'note',
    table: 'records_note',
    text: 'search',
    excerpt: 'body',
    where: 'deleted_at is null',
    aboutRecords: true,
  },
  file: {
    group: 'Files',
    icon: 'archive',
    table: 'records_file',
    join: 'join platform_file on platform_file.tenant_id = records_file.tenant_id and platform_file.id = records_file.file_id',
    text: (pattern) => `file_id in (select id from platform_file where search like ${pattern})`,
    hint: 'platform_file.name',
    where: 'removed_at is null',
    aboutRecords: true,
  },
};
