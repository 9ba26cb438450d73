export { recordImports } from './record-imports';
export { recordParts } from './record-parts';
export type { RecordParts } from './record-parts';
export { recordViews } from './record-views';
