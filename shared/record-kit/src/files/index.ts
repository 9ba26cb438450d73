export { FilesPanel } from './files-panel';
export type { FilesSource } from './files-source';
