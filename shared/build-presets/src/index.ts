export { build, compile } from './build';
export type { BuildResult } from './build';
export { remote } from './remote';
export type { RemoteOptions } from './remote';
export { shell } from './shell';
