export { ActivityPanel } from './activity-panel';
export type { RecordSources } from './activity-panel';
export type { ActivitySource, RecordActivity } from './activity-source';
export { TimelineList } from './timeline-list';
export { recordKeys } from '../subject';
