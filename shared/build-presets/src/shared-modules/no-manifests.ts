// Stands in for the parts of the federation runtime that read manifests and preload what those name. The light host registers remotes by their
// entry alone, and the server writes its preloads into the page: 5 KB (br) that nothing would ever call.
const unused = (): never => {
  throw new Error('The light host reads no manifests of remotes.');
};

export const formatPreloadArgs = unused;
export const preloadAssets = unused;
export const generatePreloadAssetsPlugin = unused;
export const snapshotPlugin = unused;

/** What the runtime asks of it where there is no manifest: a cache to forget something from, and hooks that nobody hears. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = {
    lifecycle: {},
    registerPlugins: {},
    applyPlugin: (): undefined => undefined,
    removePlugin: (): undefined => undefined,
  };
}

export const getGlobalRemoteInfo = (): Readonly<Record<string, undefined>> => ({});
