export { build, compile } from './build';
export type { BuildResult } from './build';
export { inputStamp } from './input-stamp';
export { remote } from './remote';
export type { RemoteOptions } from './remote';
export { folderOf, remoteIds, workspaceRoot } from './workspace';
