// Stands in for the parts of the federation runtime that read manifests and preload what those name. The light host registers remotes by their
// entry alone, and the server writes its preloads into the page: 3 KB (br) that nothing would ever call.
const unused = (): never => {
  throw new Error('The light host reads no manifests of remotes.');
};

export const formatPreloadArgs = unused;
export const preloadAssets = unused;
export const generatePreloadAssetsPlugin = unused;
export const snapshotPlugin = unused;
