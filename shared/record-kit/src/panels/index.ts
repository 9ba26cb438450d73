export { RecordPanels } from './record-panels';
