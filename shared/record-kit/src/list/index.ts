export { ArchiveFilter, showsArchive } from './archive-filter';
export { amountColumn, changedColumn, countColumn, nameColumn, nothing, phoneColumn } from './columns';
export { MemberFilter } from './member-filter';
export { RecordListPage } from './record-list-page';
export type { ListFilters } from './record-list-page';
export { useRecordList } from './use-record-list';
export type { RecordList } from './use-record-list';
