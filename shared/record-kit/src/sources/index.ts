export { recordParts } from './record-parts';
export type { RecordParts } from './record-parts';
